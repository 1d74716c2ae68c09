import { feature } from '../../binding/feature.ts'
import { flagsIn } from '../../world/column-words.ts'
import { SYSTEM_COLUMNS } from './system.columns.ts'
import { loadSystem } from './system.repository.ts'
import { systemRoutes } from './system.routes.ts'
import { flag } from './system.table.ts'

export const system = feature({
  name: 'system',
  routes: systemRoutes,
  load: loadSystem,
  jsonColumns: SYSTEM_COLUMNS,
  columnFlags: flagsIn(flag),
})
