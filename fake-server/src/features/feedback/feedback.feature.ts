import { feedback as contract } from '@understudy/contracts'
import * as z from 'zod/mini'
import { feature } from '../../binding/feature.ts'
import { Texts } from '../../world/json-columns.ts'
import { feedbackQueue } from './feedback.queue.ts'
import { loadFeedback } from './feedback.repository.ts'
import { feedbackRoutes } from './feedback.routes.ts'

export const feedback = feature({
  name: 'feedback',
  routes: feedbackRoutes,
  load: loadFeedback,
  rowLimits: { feedback: { rows: 2_000 } },
  queues: [feedbackQueue],
  jsonColumns: { 'feedback.answer': z.optional(Texts), 'feedback.images': z.array(z.string()) },
  columnNumbers: { 'feedback.type': Object.values(contract.FEEDBACK_TYPES) },
})
