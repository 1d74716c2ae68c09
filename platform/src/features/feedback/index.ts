import { feedback as contract } from '@understudy/contracts'
import * as z from 'zod/mini'
import { feature } from '../../binding/feature.ts'
import { jsonOf, oneOf, rulesOf, Texts } from '../../storage/column-rules.ts'
import { feedbackQueue } from './feedback.queue.ts'
import { loadFeedback } from './feedback.repository.ts'
import { feedbackRoutes } from './feedback.routes.ts'
import { feedback as feedbacks } from './feedback.table.ts'

export const feedback = feature({
  name: 'feedback',
  tables: [feedbacks],
  routes: feedbackRoutes,
  load: loadFeedback,
  rowLimits: { feedback: { rows: 2_000 } },
  queues: [feedbackQueue],
  columns: rulesOf(feedbacks, {
    answer: jsonOf(z.optional(Texts)),
    images: jsonOf(z.array(z.string())),
    type: oneOf(Object.values(contract.FEEDBACK_TYPES)),
  }),
})
