import { feature } from '../../binding/feature.ts'
import { passwordRoutes } from './password.routes.ts'

export const password = feature({
  name: 'password',
  routes: passwordRoutes,
})
