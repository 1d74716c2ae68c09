import { feature } from '../../binding/feature.ts'
import { loadTransfers } from './load-transfers.ts'
import { uplineTransferRoutes } from './upline-transfer.routes.ts'

export { sendToMember } from './member-transfer.ts'

export const uplineTransfer = feature({ name: 'upline-transfer', routes: uplineTransferRoutes, load: loadTransfers })
