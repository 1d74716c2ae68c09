import { feature } from '../../binding/feature.ts'
import { slideRoutes } from './slide.routes.ts'

export const slide = feature({
  name: 'slide',
  timeless: ['slide_challenge'],
  routes: slideRoutes,
  rowLimits: { slide_challenge: { rows: 500 } },
})
