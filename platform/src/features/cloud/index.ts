import { feature } from '../../binding/feature.ts'
import { cloudRoutes } from './cloud.routes.ts'
import { linkedIdentity, spentToken } from './cloud.table.ts'

export { cloudRepository } from './cloud.repository.ts'
export { type CheckedToken, checkIdToken, type Identity, ISSUER, projectOf, subjectOf } from './id-token.ts'

export const cloud = feature({
  name: 'cloud',
  tables: [spentToken, linkedIdentity],
  routes: cloudRoutes,
  rowLimits: { spent_token: { rows: 2_000 } },
})
