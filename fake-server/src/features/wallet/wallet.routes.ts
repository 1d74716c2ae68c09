import { toAmount, wallet } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import { vendorsRepository } from '../games/games.repository.ts'
import { systemRepository } from '../system/system.repository.ts'
import { ledgerRepository } from './ledger.repository.ts'

const MAIN = 2
const LOTTERY = 4

export const walletRoutes = [
  handle(wallet.balance, ({ world, caller, merchant }) => {
    const { currency, currencySymbol } = world.use(systemRepository).merchant(merchant)
    const held = world.use(ledgerRepository).wallets(caller.memberId)
    const of = (wallet: string) => toAmount(held.find((row) => row.wallet === wallet)?.balance ?? 0)
    const account = (accountTypeId: number, accountName: string) => {
      const balance = of(accountName)
      return { accountTypeId, accountName, balance, availBalance: balance }
    }
    return {
      sumBalance: toAmount(held.reduce((sum, { balance }) => sum + balance, 0)),
      currency,
      currencySymbol,
      balance: [account(MAIN, 'main'), account(LOTTERY, 'lottery')],
    }
  }),

  handle(wallet.gameWallets, ({ world, caller, merchant }) => {
    const { currency, currencySymbol, settings } = world.use(systemRepository).merchant(merchant)
    const held = world.use(ledgerRepository).wallets(caller.memberId)
    const single = settings.isSingle === 1
    const main = held.find((row) => row.wallet === 'main')?.balance ?? 0
    return {
      isSingle: settings.isSingle,
      sumBalance: toAmount(held.reduce((sum, { balance }) => sum + balance, 0)),
      currency,
      currencySymbol,
      wallets: world
        .use(vendorsRepository)
        .all()
        .map((vendor) => ({
          vassalage: vendor.code,
          availBalance: toAmount(single ? main : (held.find((row) => row.wallet === vendor.code)?.balance ?? 0)),
          status: vendor.maintenance ? ('maintenance' as const) : ('open' as const),
        })),
    }
  }),
]
