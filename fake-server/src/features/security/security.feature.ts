import { feature } from '../../binding/feature.ts'
import { securityRoutes } from './security.routes.ts'

export const security = feature({
  name: 'security',
  routes: securityRoutes,
})
