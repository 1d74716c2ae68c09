import { feature } from '../../binding/feature.ts'
import { rulesOf } from '../../storage/column-rules.ts'
import { account } from '../ledger/index.ts'
import { loadWallets } from './wallet.repository.ts'
import { walletRoutes } from './wallet.routes.ts'

export const wallet = feature({
  name: 'wallet',
  routes: walletRoutes,
  load: loadWallets,
  columns: rulesOf(account),
})
