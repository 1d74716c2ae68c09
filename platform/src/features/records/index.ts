import { feature } from '../../binding/feature.ts'
import { recordRoutes } from './records.routes.ts'

export const records = feature({ name: 'records', routes: recordRoutes })
