import { feature } from '../../binding/feature.ts'
import { saferPlayRoutes } from './safer-play.routes.ts'

export const saferPlay = feature({
  name: 'safer-play',
  timeless: ['session_reminder'],
  routes: saferPlayRoutes,
})
