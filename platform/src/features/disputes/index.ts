import * as z from 'zod/mini'
import { feature } from '../../binding/feature.ts'
import { jsonOf, rulesOf, Texts } from '../../storage/column-rules.ts'
import { disputesQueue } from './disputes.queue.ts'
import { loadDisputes } from './disputes.repository.ts'
import { disputeRoutes } from './disputes.routes.ts'
import { dispute } from './disputes.table.ts'

export const disputes = feature({
  name: 'disputes',
  tables: [dispute],
  routes: disputeRoutes,
  load: loadDisputes,
  rowLimits: { dispute: { rows: 2_000 } },
  queues: [disputesQueue],
  columns: rulesOf(dispute, { answer: jsonOf(z.optional(Texts)) }),
})
