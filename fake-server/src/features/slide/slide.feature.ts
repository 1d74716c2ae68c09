import { feature } from '../../binding/feature.ts'
import { slideRoutes } from './slide.routes.ts'

export const slide = feature({
  name: 'slide',
  routes: slideRoutes,
  rowLimits: { slide_challenge: { rows: 500 } },
})
