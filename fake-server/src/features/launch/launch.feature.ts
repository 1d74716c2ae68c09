import { feature } from '../../binding/feature.ts'
import { launchRoutes } from './launch.routes.ts'

export const launch = feature({
  name: 'launch',
  timeless: ['launch'],
  routes: launchRoutes,
  rowLimits: { launch: { rows: 5_000 } },
})
