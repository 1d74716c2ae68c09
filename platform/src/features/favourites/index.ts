import { feature } from '../../binding/feature.ts'
import { favouriteLearns } from './favourites.learns.ts'
import { loadFavourites } from './favourites.repository.ts'
import { favouriteRoutes } from './favourites.routes.ts'
import { favourite } from './favourites.table.ts'

export const favourites = feature({
  name: 'favourites',
  tables: [favourite],
  routes: favouriteRoutes,
  learns: favouriteLearns,
  load: loadFavourites,
})
