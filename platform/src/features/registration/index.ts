import { feature } from '../../binding/feature.ts'
import { registrationLearns } from './registration.learns.ts'
import { registrationRoutes } from './registration.routes.ts'

export { formOf } from './form.ts'

export const registration = feature({
  name: 'registration',
  routes: registrationRoutes,
  learns: registrationLearns,
})
