import { feature } from '../../binding/feature.ts'
import { SYSTEM_COLUMNS } from './system.columns.ts'
import { systemLearns } from './system.learns.ts'
import { loadSystem } from './system.repository.ts'
import { systemRoutes } from './system.routes.ts'
import { country, flag, merchant } from './system.table.ts'

export { merchantOfSite } from './sites.ts'
export { flagsRepository, type MerchantRow, requireModule, systemRepository } from './system.repository.ts'

export const system = feature({
  name: 'system',
  tables: [merchant, flag, country],
  routes: systemRoutes,
  learns: systemLearns,
  load: loadSystem,
  columns: SYSTEM_COLUMNS,
})
