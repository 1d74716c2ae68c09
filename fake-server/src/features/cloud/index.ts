import { feature } from '../../binding/feature.ts'
import { cloudRoutes } from './cloud.routes.ts'

export { cloudRepository } from './cloud.repository.ts'
export { type CheckedToken, checkIdToken, type Identity, ISSUER, projectOf, subjectOf } from './id-token.ts'

export const cloud = feature({
  name: 'cloud',
  routes: cloudRoutes,
  rowLimits: { spent_token: { rows: 2_000 } },
})
