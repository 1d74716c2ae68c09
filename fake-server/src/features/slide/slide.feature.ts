import { feature } from '../../binding/feature.ts'
import { wordsIn } from '../../world/column-words.ts'
import { slideRoutes } from './slide.routes.ts'
import { slideChallenge } from './slide.table.ts'

export const slide = feature({
  name: 'slide',
  routes: slideRoutes,
  rowLimits: { slide_challenge: { rows: 500 } },
  columnWords: wordsIn(slideChallenge),
})
