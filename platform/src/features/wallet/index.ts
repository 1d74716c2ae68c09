import { feature } from '../../binding/feature.ts'
import { MONEY, oneOf, rulesOf } from '../../storage/column-rules.ts'
import { account, entry, movement, TX } from '../ledger/index.ts'
import { turnoverRequirement } from '../turnover/index.ts'
import { walletLearns } from './wallet.learns.ts'
import { loadWallets } from './wallet.repository.ts'
import { walletRoutes } from './wallet.routes.ts'

export { type SeamlessWallet, seamlessWallet } from './seamless.ts'
export { turnoverRepository } from './turnover.repository.ts'
export { collectWallets, hasVendorWallets } from './vendor-wallets.ts'
export { changeOpening, grantDemoMoney } from './wallet.repository.ts'

const TYPES = oneOf(Object.values(TX))

export const wallet = feature({
  name: 'wallet',
  tables: [account, movement, entry, turnoverRequirement],
  routes: walletRoutes,
  learns: walletLearns,
  load: loadWallets,
  columns: {
    ...rulesOf(account),
    ...rulesOf(movement, { typeId: TYPES, amount: MONEY }),
    ...rulesOf(entry, { typeId: TYPES }),
  },
})
