import { feature } from '../../binding/feature.ts'
import { oneOf, rulesOf } from '../../storage/column-rules.ts'
import { QUESTIONS } from './questions.ts'
import { securityRoutes } from './security.routes.ts'
import { securityAnswer } from './security.table.ts'

export const security = feature({
  name: 'security',
  tables: [securityAnswer],
  routes: securityRoutes,
  columns: rulesOf(securityAnswer, { questionId: oneOf(QUESTIONS.map((_, index) => index + 1)) }),
})

export { deviceName } from './device-name.ts'
