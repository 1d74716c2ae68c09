import { feature } from '../../binding/feature.ts'
import { rulesOf } from '../../storage/column-rules.ts'
import { account } from '../ledger/index.ts'
import { loadWallets } from './wallet.repository.ts'
import { walletRoutes } from './wallet.routes.ts'

export { type SeamlessWallet, seamlessWallet } from './seamless.ts'
export { turnoverRepository } from './turnover.repository.ts'
export { collectWallets, hasVendorWallets } from './vendor-wallets.ts'
export { changeOpening, grantDemoMoney, spentOnBets } from './wallet.repository.ts'

export const wallet = feature({
  name: 'wallet',
  routes: walletRoutes,
  load: loadWallets,
  columns: rulesOf(account),
})
