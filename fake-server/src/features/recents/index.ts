import { feature } from '../../binding/feature.ts'
import { loadRecents } from './recents.repository.ts'
import { recentRoutes } from './recents.routes.ts'

export { recentsRepository } from './recents.repository.ts'

export const recents = feature({
  name: 'recents',
  routes: recentRoutes,
  load: loadRecents,
})
