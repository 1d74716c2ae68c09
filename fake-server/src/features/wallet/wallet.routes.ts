import { platformError, toAmount, toUnits, wallet, walletTransfer } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import { vendorsRepository } from '../games/index.ts'
import { ledgerRepository, memberAccount } from '../ledger/index.ts'
import { systemRepository } from '../system/index.ts'
import { hasVendorWallets, lockedWallets, transfer } from './vendor-wallets.ts'

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

  handle(walletTransfer.transferWallet, ({ world, caller, merchant, body }) =>
    world.transaction(() => {
      const { memberId } = caller
      const ledger = world.use(ledgerRepository)
      const held = (name: string) => ledger.balance(memberAccount(memberId, name))
      const reply = (units: number) => ({
        transId: body.transferId,
        amount: toAmount(units),
        balances: {
          from: toAmount(held(body.from)),
          to: toAmount(held(body.to)),
          sumBalance: toAmount(ledger.wallets(memberId).reduce((sum, { balance }) => sum + balance, 0)),
        },
      })
      for (const name of [body.from, body.to])
        if (name !== 'main' && !world.use(vendorsRepository).byCode(name)) throw platformError('game.not.found')
      const key = `transfer:${memberId}:${body.transferId}`
      const before = ledger.movement(key, memberAccount(memberId, body.from), memberAccount(memberId, body.to))
      const amount = before?.amount ?? (body.amount === undefined ? held(body.from) : toUnits(body.amount))
      if (before && body.amount !== undefined && toUnits(body.amount) !== amount)
        throw platformError('transaction.conflict')
      if (before) return reply(amount)
      if (!hasVendorWallets(world, merchant) || body.from === body.to) return reply(0)
      if (amount > 0 && lockedWallets(world, memberId).has(body.from)) throw platformError('game.round.open')
      transfer(world, { memberId, from: body.from, to: body.to, amount, key })
      return reply(amount)
    }),
  ),

  handle(walletTransfer.walletLocks, ({ world, caller }) => {
    const locked = lockedWallets(world, caller.memberId)
    const held = world.use(ledgerRepository).wallets(caller.memberId)
    return world
      .use(vendorsRepository)
      .all()
      .map(({ code }) => ({ code, balance: held.find((row) => row.wallet === code)?.balance ?? 0 }))
      .filter(({ code, balance }) => balance > 0 || locked.has(code))
      .map(({ code, balance }) => ({ vassalage: code, availBalance: toAmount(balance), locked: locked.has(code) }))
  }),
]
