import { feature } from '../../binding/feature.ts'
import { wordsIn } from '../../world/column-words.ts'
import { saferPlayRoutes } from './safer-play.routes.ts'
import { depositLimit } from './safer-play.table.ts'

export const saferPlay = feature({
  name: 'safer-play',
  routes: saferPlayRoutes,
  columnWords: wordsIn(depositLimit),
})
