import { feature } from '../../binding/feature.ts'
import { recentLearns } from './recents.learns.ts'
import { loadRecents } from './recents.repository.ts'
import { recentRoutes } from './recents.routes.ts'
import { recent } from './recents.table.ts'

export { recentsRepository } from './recents.repository.ts'

export const recents = feature({
  name: 'recents',
  tables: [recent],
  routes: recentRoutes,
  learns: recentLearns,
  load: loadRecents,
})
