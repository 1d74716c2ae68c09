import { feature } from '../../binding/feature.ts'
import { rulesOf } from '../../storage/column-rules.ts'
import { launchRoutes } from './launch.routes.ts'
import { launch as launches } from './launch.table.ts'

export { type LaunchRow, launchRepository } from './launch.repository.ts'
export { launch } from './launch.table.ts'
export { openLaunch } from './open-launch.ts'

export const launchFeature = feature({
  name: 'launch',
  tables: [launches],
  routes: launchRoutes,
  rowLimits: { launch: { rows: 5_000 } },
  columns: rulesOf(launches),
})
