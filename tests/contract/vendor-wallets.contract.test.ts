import { control as contract, wallet, walletTransfer } from '@understudy/contracts'
import { expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { control } from '../support/call.ts'
import { openGame } from '../support/vendors.ts'
import { type Actor, makeWorld } from '../support/world.ts'

const START = 48_250
const cedar = () => makeWorld({ scenario: 'transfer-wallets' })

/** Returns the main wallet and every vendor's wallet with a balance. */
async function balances(actor: Actor) {
  const { sumBalance, balance } = await actor.get(wallet.balance)
  const { wallets } = await actor.get(wallet.gameWallets)
  const funded = wallets.filter(({ availBalance }) => availBalance > 0)
  return {
    sum: sumBalance,
    main: balance.find(({ accountTypeId }) => accountTypeId === 2)?.balance,
    vendors: Object.fromEntries(funded.map(({ vassalage, availBalance }) => [vassalage, availBalance])),
  }
}

const move = (actor: Actor, body: { from: string; to: string; amount?: number; transferId: string }) =>
  actor.call(walletTransfer.transferWallet, { body })

test('a launch collects the money of all wallets at its vendor, and the sum stays', {
  tags: ['API-059'],
}, async () => {
  const world = await cedar()
  const imran = await world.signedIn('imran')
  expect(await balances(imran)).toEqual({ sum: START, main: START, vendors: {} })
  const slot = await openGame(world, imran, 'RNG', { confirmTrans: '0' })
  expect(await balances(imran)).toEqual({ sum: START, main: 0, vendors: { [slot.game.vassalage]: START } })
  const pond = await openGame(world, imran, 'FISH', { confirmTrans: '0' })
  expect(await balances(imran)).toEqual({ sum: START, main: 0, vendors: { [pond.game.vassalage]: START } })
  const { wave } = await pond.pond()
  const { value } = await pond.shoot({ wave, cost: 10 })
  expect((await balances(imran)).sum).toBe(value.balance)
  // Money at other vendors cannot be staked here.
  expect((await slot.spin(5)).code).toBe('balance.not.enough')
  expect(await audit(world)).toEqual(SOUND)
})

test('a launch that does not ask for it moves no money', async () => {
  const world = await cedar()
  const imran = await world.signedIn('imran')
  await openGame(world, imran, 'RNG')
  expect(await balances(imran)).toEqual({ sum: START, main: START, vendors: {} })
})

test('a transfer moves once per id: a part, or all there is', async () => {
  const world = await cedar()
  const imran = await world.signedIn('imran')
  const outward = { from: 'main', to: 'NP', amount: 250, transferId: 'there-001' }
  const answers = await Promise.all([move(imran, outward), move(imran, outward), move(imran, outward)])
  for (const { value } of answers)
    expect(value).toEqual({
      transId: 'there-001',
      amount: 250,
      balances: { from: START - 250, to: 250, sumBalance: START },
    })
  expect((await move(imran, { ...outward, amount: 100 })).code).toBe('transaction.conflict')
  const back = { from: 'NP', to: 'main', transferId: 'back-0001' }
  expect((await move(imran, back)).value).toMatchObject({ amount: 250, balances: { from: 0, to: START } })
  expect((await move(imran, back)).value).toMatchObject({ amount: 250 })
  expect((await move(imran, { ...back, transferId: 'back-0002' })).value.amount).toBe(0)
  expect(await audit(world)).toEqual(SOUND)
})

test('a transfer of what is not there, or to a vendor nobody knows, moves nothing', async () => {
  const world = await cedar()
  const imran = await world.signedIn('imran')
  expect((await move(imran, { from: 'main', to: 'NP', amount: START + 1, transferId: 'too-much1' })).code).toBe(
    'balance.not.enough',
  )
  expect((await move(imran, { from: 'main', to: 'NOBODY', amount: 1, transferId: 'nobody-01' })).code).toBe(
    'game.not.found',
  )
  expect(await balances(imran)).toEqual({ sum: START, main: START, vendors: {} })
})

test('a wallet is locked while a round is open in it', async () => {
  const world = await cedar()
  const imran = await world.signedIn('imran')
  const { deal, end, game } = await openGame(world, imran, 'PVP', { confirmTrans: '0' })
  const { round } = (await deal(100)).value
  const locks = await imran.get(walletTransfer.walletLocks)
  expect(locks).toEqual([{ vassalage: game.vassalage, availBalance: START - 100, locked: true }])
  const home = { from: game.vassalage, to: 'main', transferId: 'home-0001' }
  expect((await move(imran, home)).code).toBe('game.round.open')
  // A launch of another vendor does not move locked money.
  await openGame(world, imran, 'RNG', { confirmTrans: '0' })
  expect((await balances(imran)).vendors).toEqual({ [game.vassalage]: START - 100 })
  const { win } = (await end(round.roundId)).value
  expect((await move(imran, home)).value.amount).toBe(START - 100 + win)
  expect(await imran.get(walletTransfer.walletLocks)).toEqual([])
  expect(await audit(world)).toEqual(SOUND)
})

test('in wallet-locked imran’s money stays until his open round is over', async () => {
  const world = await makeWorld({ scenario: 'wallet-locked' })
  const imran = await world.signedIn('imran')
  expect(await balances(imran)).toEqual({ sum: START + 800, main: START, vendors: { FW: 800 } })
  expect(await imran.get(walletTransfer.walletLocks)).toEqual([{ vassalage: 'FW', availBalance: 800, locked: true }])
  const home = { from: 'FW', to: 'main', transferId: 'home-0001' }
  expect((await move(imran, home)).code).toBe('game.round.open')
  const { room, end } = await openGame(world, imran, 'PVP', {
    which: ({ vassalage, gameCode }) => vassalage === 'FW' && gameCode !== 'lobby',
  })
  const { win } = (await end((await room()).round?.roundId ?? '')).value
  expect((await move(imran, home)).value.amount).toBe(800 + win)
  expect(await audit(world)).toEqual(SOUND)
})

test('a recall empties all wallets once, except locked ones and those in maintenance', {
  tags: ['API-064'],
}, async () => {
  const world = await cedar()
  const imran = await world.signedIn('imran')
  const { deal, game } = await openGame(world, imran, 'PVP', { confirmTrans: '0' })
  await move(imran, { from: game.vassalage, to: 'main', amount: 3_000, transferId: 'part-0001' })
  for (const [n, to] of ['NP', 'SR', 'TN'].entries())
    await move(imran, { from: 'main', to, amount: 100 * (n + 1), transferId: `there-00${n}` })
  await deal(100)
  const third = { params: { id: world.id, vendor: 'TN' }, body: { maintenance: true } }
  await control(contract.patchVendor, third)
  const recall = (transferId: string) => imran.call(walletTransfer.recallWallets, { body: { transferId } })
  const { value } = await recall('recall-01')
  const sumBalance = START - 100
  expect(value).toMatchObject({ sumBalance, amount: 300 })
  expect([...value.kept].sort()).toEqual([game.vassalage, 'TN'].sort())
  expect([...value.recalled].sort((a, b) => a.amount - b.amount)).toEqual([
    { vassalage: 'NP', amount: 100 },
    { vassalage: 'SR', amount: 200 },
  ])
  expect((await move(imran, { from: 'TN', to: 'main', transferId: 'home-0003' })).code).toBe('game.maintenance')
  expect((await balances(imran)).vendors[game.vassalage]).toBe(START - 3_100)
  await move(imran, { from: 'main', to: 'NP', amount: 50, transferId: 'there-010' })
  expect((await recall('recall-01')).value).toMatchObject({ recalled: value.recalled, amount: value.amount })
  expect((await balances(imran)).vendors.NP).toBe(50)
  // Locked wallets neither send nor receive.
  const into = { from: 'main', to: game.vassalage, amount: 10, transferId: 'into-0001' }
  expect((await move(imran, into)).code).toBe('game.round.open')
  expect(await audit(world)).toEqual(SOUND)
})

test('a recall that found nothing moves nothing when it is repeated', async () => {
  const world = await cedar()
  const imran = await world.signedIn('imran')
  const recall = (transferId: string) => imran.get(walletTransfer.recallWallets, { body: { transferId } })
  const empty = { recalled: [], amount: 0, sumBalance: START }
  expect(await recall('recall-01')).toMatchObject(empty)
  await move(imran, { from: 'main', to: 'NP', amount: 50, transferId: 'there-001' })
  expect(await recall('recall-01')).toMatchObject(empty)
  expect((await balances(imran)).vendors.NP).toBe(50)
  expect(await recall('recall-02')).toMatchObject({ recalled: [{ vassalage: 'NP', amount: 50 }] })
  expect(await audit(world)).toEqual(SOUND)
})

test('a transfer moves nothing if one wallet serves all vendors', async () => {
  const world = await makeWorld()
  const amina = await world.signedIn('amina')
  const { value } = await move(amina, { from: 'main', to: 'NP', amount: 100, transferId: 'single-01' })
  expect(value.amount).toBe(0)
  expect(await amina.get(walletTransfer.walletLocks)).toEqual([])
})
