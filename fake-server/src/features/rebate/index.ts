import { feature } from '../../binding/feature.ts'
import { loadRebates } from './rebate.repository.ts'
import { rebateRoutes } from './rebate.routes.ts'

export const rebate = feature({ name: 'rebate', routes: rebateRoutes, load: loadRebates })
