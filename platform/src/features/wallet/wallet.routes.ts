import { platformError, toAmount, toUnits, wallet, walletTransfer } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import { textIn } from '../../shared/text.ts'
import { vendorsRepository } from '../games/index.ts'
import { ledgerRepository, memberAccount } from '../ledger/index.ts'
import { systemRepository } from '../system/index.ts'
import { hasVendorWallets, lockedWallets, MAIN_WALLET, recallAll, transfer } from './vendor-wallets.ts'

const MAIN = 2
const LOTTERY = 4

const refuse = (code: 'game.not.found'): never => {
  throw platformError(code)
}

export const walletRoutes = [
  handle(wallet.balance, ({ world, caller, merchant }) => {
    const { currency, currencySymbol } = world.use(systemRepository).merchant(merchant)
    const balances = world.use(ledgerRepository).wallets(caller.memberId)
    const amountIn = (wallet: string) => toAmount(balances.find((row) => row.wallet === wallet)?.balance ?? 0)
    const account = (accountTypeId: number, accountName: string) => {
      const balance = amountIn(accountName)
      return { accountTypeId, accountName, balance, availBalance: balance }
    }
    return {
      sumBalance: toAmount(balances.reduce((sum, { balance }) => sum + balance, 0)),
      currency,
      currencySymbol,
      balance: [account(MAIN, 'main'), account(LOTTERY, 'lottery')],
    }
  }),

  handle(wallet.gameWallets, ({ world, caller, merchant, language }) => {
    const { currency, currencySymbol, settings } = world.use(systemRepository).merchant(merchant)
    const balances = world.use(ledgerRepository).wallets(caller.memberId)
    const single = settings.isSingle === 1
    const main = balances.find((row) => row.wallet === 'main')?.balance ?? 0
    return {
      isSingle: settings.isSingle,
      sumBalance: toAmount(balances.reduce((sum, { balance }) => sum + balance, 0)),
      currency,
      currencySymbol,
      wallets: world
        .use(vendorsRepository)
        .all()
        .map((vendor) => ({
          vassalage: vendor.code,
          vendorName: textIn(vendor.name, language),
          availBalance: toAmount(single ? main : (balances.find((row) => row.wallet === vendor.code)?.balance ?? 0)),
          status: vendor.maintenance ? ('maintenance' as const) : ('open' as const),
        })),
    }
  }),

  handle(walletTransfer.transferWallet, ({ world, caller, merchant, body }) =>
    world.transaction(() => {
      const { memberId } = caller
      const ledger = world.use(ledgerRepository)
      const balanceIn = (name: string) => ledger.balance(memberAccount(memberId, name))
      const reply = (units: number) => ({
        transId: body.transferId,
        amount: toAmount(units),
        balances: {
          from: toAmount(balanceIn(body.from)),
          to: toAmount(balanceIn(body.to)),
          sumBalance: toAmount(ledger.wallets(memberId).reduce((sum, { balance }) => sum + balance, 0)),
        },
      })
      const vendors = [body.from, body.to]
        .filter((name) => name !== MAIN_WALLET)
        .map((name) => world.use(vendorsRepository).byCode(name) ?? refuse('game.not.found'))
      const key = `transfer:${memberId}:${body.transferId}`
      const before = ledger.movement(key, memberAccount(memberId, body.from), memberAccount(memberId, body.to))
      const amount = before?.amount ?? (body.amount === undefined ? balanceIn(body.from) : toUnits(body.amount))
      if (before && body.amount !== undefined && toUnits(body.amount) !== amount)
        throw platformError('transaction.conflict')
      if (before) return reply(amount)
      if (!hasVendorWallets(world, merchant) || body.from === body.to) return reply(0)
      const locked = lockedWallets(world, memberId)
      if (amount > 0 && vendors.some(({ code }) => locked.has(code))) throw platformError('game.round.open')
      if (vendors.some(({ maintenance }) => maintenance)) throw platformError('game.maintenance')
      transfer(world, { memberId, from: body.from, to: body.to, amount, key })
      return reply(amount)
    }),
  ),

  handle(walletTransfer.recallWallets, ({ world, caller, body }) =>
    world.transaction(() => {
      const { memberId } = caller
      const { recalled, kept } = recallAll(world, memberId, `transfer:${memberId}:${body.transferId}`)
      return {
        transId: body.transferId,
        recalled: recalled.map(({ code, amount }) => ({ vassalage: code, amount: toAmount(amount) })),
        amount: toAmount(recalled.reduce((sum, { amount }) => sum + amount, 0)),
        kept,
        sumBalance: toAmount(
          world
            .use(ledgerRepository)
            .wallets(memberId)
            .reduce((sum, { balance }) => sum + balance, 0),
        ),
      }
    }),
  ),

  handle(walletTransfer.walletLocks, ({ world, caller }) => {
    const locked = lockedWallets(world, caller.memberId)
    const balances = world.use(ledgerRepository).wallets(caller.memberId)
    return world
      .use(vendorsRepository)
      .all()
      .map(({ code }) => ({ code, balance: balances.find((row) => row.wallet === code)?.balance ?? 0 }))
      .filter(({ code, balance }) => balance > 0 || locked.has(code))
      .map(({ code, balance }) => ({ vassalage: code, availBalance: toAmount(balance), locked: locked.has(code) }))
  }),
]
