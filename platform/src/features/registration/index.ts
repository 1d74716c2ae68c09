import { feature } from '../../binding/feature.ts'
import { registrationRoutes } from './registration.routes.ts'

export { formOf } from './form.ts'

export const registration = feature({
  name: 'registration',
  routes: registrationRoutes,
})
