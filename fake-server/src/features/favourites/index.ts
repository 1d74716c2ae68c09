import { feature } from '../../binding/feature.ts'
import { loadFavourites } from './favourites.repository.ts'
import { favouriteRoutes } from './favourites.routes.ts'

export const favourites = feature({
  name: 'favourites',
  routes: favouriteRoutes,
  load: loadFavourites,
})
