import { feature } from '../../binding/feature.ts'
import { passwordRoutes } from './password.routes.ts'

export { confirmPassword } from './confirm-password.ts'

export const password = feature({
  name: 'password',
  routes: passwordRoutes,
})
