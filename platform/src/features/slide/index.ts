import { feature } from '../../binding/feature.ts'
import { rulesOf } from '../../storage/column-rules.ts'
import { slideRoutes } from './slide.routes.ts'
import { slideChallenge } from './slide.table.ts'

export { slideRepository } from './slide.repository.ts'
export { drawGap, genTime, requireSlide } from './slide-check.ts'

export const slide = feature({
  name: 'slide',
  tables: [slideChallenge],
  routes: slideRoutes,
  rowLimits: { slide_challenge: { rows: 500 } },
  columns: rulesOf(slideChallenge),
})
