import { wallet } from '@understudy/contracts'
import { type Learns, learns } from '../../binding/learns.ts'

export const walletLearns: readonly Learns[] = [
  learns(wallet.balance, ({ sumBalance }, into) => into.member({ balance: Math.max(0, sumBalance) })),
  learns(wallet.gameWallets, ({ isSingle, wallets }, into) => {
    into.set({ settings: { isSingle } })
    into.finally((file) => {
      const known = new Set(file.vendors?.map(({ code }) => code))
      for (const { vassalage: code, status } of wallets)
        if (known.has(code)) into.keep('vendors', { code, maintenance: status === 'maintenance' })
    })
  }),
]
