import { feature } from '@understudy/platform/binding/feature.ts'
import { rulesOf } from '@understudy/platform/storage/column-rules.ts'
import { cloudPhone, cloudSignIn } from './identity.table.ts'

/** The cloud identity service: sign-ins that its page has begun. */
export const identity = feature({
  name: 'identity',
  tables: [cloudSignIn, cloudPhone],
  rowLimits: { cloud_sign_in: { rows: 500 } },
  columns: rulesOf(cloudSignIn),
})
