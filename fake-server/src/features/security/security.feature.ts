import { feature } from '../../binding/feature.ts'
import { QUESTIONS } from './questions.ts'
import { securityRoutes } from './security.routes.ts'

export const security = feature({
  name: 'security',
  routes: securityRoutes,
  columnNumbers: { 'security_answer.question_id': QUESTIONS.map((_, index) => index + 1) },
})
