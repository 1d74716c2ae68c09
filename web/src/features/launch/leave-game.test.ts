import { gameWallets } from '@understudy/contracts/wallet'
import { transferWallet } from '@understudy/contracts/wallet-transfer'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { sessionSample } from '@/test/samples'
import { leaveGame } from './leave-game.ts'

const wallets = (isSingle: 0 | 1, availBalance: number) => ({
  isSingle,
  sumBalance: 100,
  currency: 'PKR',
  currencySymbol: 'Rs',
  wallets: [{ vassalage: 'NP', vendorName: 'Nilgiri Play', availBalance, status: 'open' as const }],
})

beforeEach(() => session.store(sessionSample()))
afterEach(() => session.drop())

test('leaving a game brings home what its vendor’s wallet holds', { tags: ['API-059'] }, async () => {
  const platform = fakePlatform()
    .answer(gameWallets, wallets(0, 80))
    .answer(transferWallet, { transId: 'x', amount: 80, balances: { from: 0, to: 100, sumBalance: 100 } })
  await leaveGame('NP')
  expect(platform.last(transferWallet)?.body).toMatchObject({ from: 'NP', to: 'main', transferId: expect.any(String) })
})

test.each([
  ['one wallet serves all vendors', wallets(1, 100)],
  ['nothing is there', wallets(0, 0)],
])('leaving a game moves nothing if %s', async (_name, answer) => {
  const platform = fakePlatform().answer(gameWallets, answer)
  await leaveGame('NP')
  expect(platform.last(transferWallet)).toBeUndefined()
})
