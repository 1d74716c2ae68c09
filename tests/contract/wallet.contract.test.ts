import { randomUUID } from 'node:crypto'
import { control as contract, games, launch, session, slot, toUnits, wallet } from '@understudy/contracts'
import { buildWorldSeed } from '@understudy/seed'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { control } from '../support/call.ts'
import { histories, historyProperty, patience } from '../support/histories.ts'
import { tableRows } from '../support/table-rows.ts'
import { type Actor, makeWorld, NOON, type TestWorld } from '../support/world.ts'

async function openSlot(world: TestWorld, actor: Actor, accountType: '0' | '1' = '1') {
  const { games: list } = await actor.get(games.gameList, { query: { gameType: 'RNG', pageSize: 100 } })
  const game = list.find(({ freeplay, isGameH5 }) => freeplay === 1 && isGameH5 !== 'VASSALAGE')
  if (!game) throw new Error('no slot')
  const query = {
    platform: 'html5',
    nodeId: game.nodeId,
    vassalage: game.vassalage,
    launchMode: 'GLS',
    accountType,
  } as const
  const { content } = await actor.get(launch.launchGame, { query })
  const launchId = new URL(content.game_url).pathname.replace('/play/', '')
  const spin = (bet: (typeof slot.SLOT_BETS)[number], roundId: string = randomUUID()) =>
    world.guest.call(slot.slotSpin, { params: { launchId }, body: { roundId, bet } })
  const state = () => world.guest.call(slot.slotState, { params: { launchId } })
  return { game, launchId, spin, state }
}

const sumOf = async (actor: Actor) => (await actor.get(wallet.balance)).sumBalance

test('amina has what the seed gave her, and the accounts add up to the sum', {
  tags: ['API-058', 'DATA-010'],
}, async () => {
  const world = await makeWorld()
  const { sumBalance, balance, currencySymbol } = await (await world.as('amina')).get(wallet.balance)
  expect({ sumBalance, currencySymbol }).toEqual({ sumBalance: 48_250, currencySymbol: 'Rs' })
  expect(balance.reduce((sum, { balance }) => sum + balance, 0)).toBe(sumBalance)
})

test('a new world has the balances of its seed', {
  tags: ['DATA-010'],
}, async () => {
  const { members } = buildWorldSeed({ scenario: 'everyday', seed: 1, startAt: Date.parse(NOON) })
  type Account = { kind: string; owner: string; wallet: string; balance: number }
  const accounts = await tableRows<Account>(await makeWorld(), 'account')
  const main = accounts.filter(({ kind, wallet }) => kind === 'member' && wallet === 'main')
  const balanceByOwner = new Map(main.map(({ owner, balance }) => [owner, balance]))
  const comparisons = members.map(({ id, username, balance }) => [
    username,
    toUnits(balance),
    balanceByOwner.get(`${id}`) ?? 0,
  ])
  expect(comparisons.filter(([, told, has]) => told !== has)).toEqual([])
})

test('the merchant wallet is shared by all vendors, or one for each by setting', {
  tags: ['API-059', 'API-067'],
}, async () => {
  const world = await makeWorld()
  const { guest } = world
  expect((await guest.call(wallet.gameWallets)).code).toBe('CUSTOMER_NOT_LOGIN')
  expect((await guest.call(wallet.balance)).code).toBe('CUSTOMER_NOT_LOGIN')
  const amina = await world.as('amina')
  const single = await amina.get(wallet.gameWallets)
  expect({ sumBalance: single.sumBalance, hasSeveral: single.wallets.length > 1 }).toEqual({
    sumBalance: (await amina.get(wallet.balance)).sumBalance,
    hasSeveral: true,
  })
  expect(single.isSingle).toBe(1)
  expect(single.wallets.every(({ availBalance }) => availBalance === single.sumBalance)).toBe(true)
  const several = await (await world.as('imran')).get(wallet.gameWallets)
  expect(several.isSingle).toBe(0)
  expect(several.wallets.every(({ availBalance }) => availBalance === 0)).toBe(true)
})

describe('the slot', () => {
  test('a round moves the balance by exactly its prize less its stake', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const { spin } = await openSlot(world, amina)
    let expected = toUnits(await sumOf(amina))
    for (let i = 0; i < 25; i += 1) {
      const { value } = await spin(10)
      expected += toUnits(value.win) - toUnits(10)
      expect(toUnits(value.balance)).toBe(expected)
      expect(value.win).toBe(10 * value.multiple)
    }
    expect(toUnits(await sumOf(amina))).toBe(expected)
    expect(await audit(world)).toEqual(SOUND)
  })

  test('repeated and concurrent spins of one round move money once and answer alike', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const { spin } = await openSlot(world, amina)
    const roundId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => spin(50, roundId)))
    const [first] = answers
    for (const answer of answers) expect(answer.value).toEqual(first?.value)
    expect(await sumOf(amina)).toBe(48_250 - 50 + (first?.value.win ?? 0))
    expect((await spin(100, roundId)).code).toBe('transaction.conflict')
  })

  test('a stake beyond the balance is refused and moves nothing', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const { spin } = await openSlot(world, zoya)
    expect((await spin(5)).code).toBe('balance.not.enough')
    expect(await sumOf(zoya)).toBe(0)
    expect(await audit(world)).toEqual(SOUND)
  })

  test('free play of a real member never touches real money', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const { spin, state } = await openSlot(world, zoya, '0')
    expect((await state()).value).toMatchObject({ demo: true, balance: session.TRIAL_BALANCE })
    expect((await spin(500)).code).toBeUndefined()
    expect(await sumOf(zoya)).toBe(0)
  })

  test('a game ends with its session, and an unknown launch is no game', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const { spin, launchId } = await openSlot(world, amina)
    await amina.get(session.logout)
    expect((await spin(5)).code).toBe('login.not.session')
    const other = launchId.replace(/.$/, (c) => (c === '0' ? '1' : '0'))
    expect((await world.guest.call(slot.slotState, { params: { launchId: other } })).code).toBe('launch.unknown')
  })

  test('a lost answer is repeated: truncated and dropped rounds are settled once', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const { spin } = await openSlot(world, amina)
    const roundId = randomUUID()
    await world.faults([{ endpoint: 'slot.spin', kind: 'truncate', times: 1 }])
    await expect(spin(20, roundId)).rejects.toThrow()
    const { value } = await spin(20, roundId)
    expect(await sumOf(amina)).toBe(48_250 - 20 + value.win)
  })

  test('the books balance after any sequence of spins, repeats, clock jumps and rewinds', {
    tags: ['soak'],
    timeout: patience(30_000),
  }, async () => {
    const step = fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom('repeat', 'jump', 'keep', 'rewind') },
      { weight: 3, arbitrary: fc.constantFrom(...slot.SLOT_BETS) },
    )
    await fc.assert(
      historyProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        const world = await makeWorld()
        const params = { id: world.id }
        const amina = await world.as('amina')
        const { spin } = await openSlot(world, amina)
        const keep = async () => (await control(contract.takeSnapshot, { params, body: {} })).id
        // The expected balance, and the one when the last snapshot was taken.
        let now = { balance: toUnits(48_250), roundId: randomUUID(), stake: 0 }
        let saved = { snapshot: await keep(), ...now }
        for (const one of steps) {
          if (one === 'jump') await world.advance(60_000)
          else if (one === 'keep') saved = { snapshot: await keep(), ...now }
          else if (one === 'rewind') {
            await control(contract.restoreSnapshot, { params, body: { snapshot: saved.snapshot } })
            const { snapshot: _snapshot, ...then } = saved
            now = then
          } else if (one === 'repeat') {
            // The same round again moves nothing; with another stake it is a conflict.
            const { code } = await spin(5, now.roundId)
            if (now.stake === 0) expect(code).toBeUndefined()
            else expect(code).toBe(now.stake === 5 ? undefined : 'transaction.conflict')
            if (now.stake === 0) now = { ...now, stake: 5, balance: toUnits(await sumOf(amina)) }
          } else {
            const roundId = randomUUID()
            const { value, code } = await spin(one, roundId)
            expect(code).toBeUndefined()
            now = { roundId, stake: one, balance: now.balance + toUnits(value.win) - toUnits(one) }
          }
          expect(toUnits(await sumOf(amina))).toBe(now.balance)
        }
        expect(await audit(world)).toEqual(SOUND)
        await control(contract.deleteWorld, { params })
      }),
      histories(8, 3),
    )
  })
})
