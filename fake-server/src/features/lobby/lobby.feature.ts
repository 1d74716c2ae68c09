import { feature } from '../../binding/feature.ts'
import { Texts } from '../../world/json-columns.ts'
import { loadLobby } from './lobby.repository.ts'
import { lobbyRoutes } from './lobby.routes.ts'

export const lobby = feature({
  name: 'lobby',
  routes: lobbyRoutes,
  load: loadLobby,
  jsonColumns: { 'news.title': Texts },
})
