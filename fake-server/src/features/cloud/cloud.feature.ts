import { feature } from '../../binding/feature.ts'
import { cloudRoutes } from './cloud.routes.ts'

export const cloud = feature({
  name: 'cloud',
  routes: cloudRoutes,
  rowLimits: { spent_token: { rows: 2_000 } },
})
