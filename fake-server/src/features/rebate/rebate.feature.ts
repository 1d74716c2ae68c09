import { feature } from '../../binding/feature.ts'
import { rebateRoutes } from './rebate.routes.ts'

export const rebate = feature({ name: 'rebate', routes: rebateRoutes })
