import { randomUUID } from 'node:crypto'
import { games, launch, session, slot, toUnits, wallet } from '@understudy/contracts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { type Actor, makeWorld, type TestWorld } from '../support/world.ts'

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
  const launchId = content.game_url.split('/play/')[1] ?? ''
  const spin = (bet: (typeof slot.SLOT_BETS)[number], roundId: string = randomUUID()) =>
    world.guest.call(slot.slotSpin, { params: { launchId }, body: { roundId, bet } })
  const state = () => world.guest.call(slot.slotState, { params: { launchId } })
  return { game, launchId, spin, state }
}

const sumOf = async (actor: Actor) => (await actor.get(wallet.balance)).sumBalance

test('API-058 DATA-010 amina has what the seed gave her, and the accounts add up to the sum', async () => {
  const world = await makeWorld()
  const { sumBalance, balance, currencySymbol } = await (await world.as('amina')).get(wallet.balance)
  expect([sumBalance, currencySymbol]).toEqual([48_250, 'Rs'])
  expect(balance.reduce((sum, { balance }) => sum + balance, 0)).toBe(sumBalance)
})

test('API-059 API-067 the merchant wallet is one for all vendors, or one each where the merchant says so', async () => {
  const world = await makeWorld()
  const single = await (await world.as('amina')).get(wallet.gameWallets)
  expect(single.isSingle).toBe(1)
  expect(single.wallets.every(({ availBalance }) => availBalance === single.sumBalance)).toBe(true)
  const several = await (await world.as('imran')).get(wallet.gameWallets)
  expect(several.isSingle).toBe(0)
  expect(several.wallets.every(({ availBalance }) => availBalance === 0)).toBe(true)
})

describe('the slot', () => {
  test('a round takes the stake and pays the prize: the balance moves by exactly their difference', async () => {
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

  test('the books balance after any sequence of spins, repeats, clock jumps and rewinds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.constantFrom('repeat', 'jump'), fc.constantFrom(...slot.SLOT_BETS)), {
          minLength: 3,
          maxLength: 14,
        }),
        async (steps) => {
          const world = await makeWorld()
          const amina = await world.as('amina')
          const { spin } = await openSlot(world, amina)
          let last = randomUUID()
          for (const step of steps) {
            if (step === 'jump') await world.advance(60_000)
            else if (step === 'repeat') await spin(5, last)
            else {
              last = randomUUID()
              await spin(step, last)
            }
          }
          expect(await audit(world)).toEqual(SOUND)
        },
      ),
      { numRuns: 8, seed: 3 },
    )
  })
})
