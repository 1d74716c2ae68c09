import { feature } from '../../binding/feature.ts'
import { wordsIn } from '../../world/column-words.ts'
import { cloudRoutes } from './cloud.routes.ts'
import { cloudSignIn } from './cloud.table.ts'

export const cloud = feature({
  name: 'cloud',
  routes: cloudRoutes,
  rowLimits: { cloud_sign_in: { rows: 500 }, spent_token: { rows: 2_000 } },
  columnWords: wordsIn(cloudSignIn),
})
