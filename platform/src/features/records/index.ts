import { feature } from '../../binding/feature.ts'
import { recordLearns } from './records.learns.ts'
import { recordRoutes } from './records.routes.ts'

export const records = feature({ name: 'records', routes: recordRoutes, learns: recordLearns })
