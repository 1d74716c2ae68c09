import { control } from '@understudy/contracts'
import type { Queue } from '@understudy/platform/binding/feature.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { FEATURES } from '@understudy/stage/features.ts'
import { handle, worldNamed } from '../api/control-call.ts'
import { ControlProblem, invalidField } from '../api/control-problem.ts'
import { emitControlChanged } from '../worlds/event-stream.ts'

/** All back office queues, in the order of their features. */
const QUEUES: readonly Queue[] = FEATURES.flatMap(({ queues = [] }) => queues)
const USUAL_LIMIT = 50

export const queueRoutes = [
  handle(control.queues, ({ worlds, params, query }) => queuesOf(worldNamed(worlds, params.id), query.limit)),

  handle(control.decide, ({ worlds, params, body }) => {
    const world = worldNamed(worlds, params.id)
    const queue = QUEUES.find(({ name }) => name === params.queue)
    if (!queue)
      throw invalidField('queue', `there is no queue ${params.queue}: ${QUEUES.map(({ name }) => name).join()}`)
    const { action, remark } = body
    const actions = queue.item(world, params.item)?.actions
    if (!actions) throw decidedError(params.item)
    if (!actions.includes(action)) throw invalidField('action', `what waits can be: ${actions.join()}`)
    const reasons = queue.reasons[action] ?? []
    if (body.reason !== undefined && !reasons.includes(body.reason))
      throw invalidField('reason', reasons.length > 0 ? `one of ${reasons.join()}` : `${action} has no reasons`)
    world.transaction(() => queue.decide(world, params.item, { action, reason: body.reason ?? reasons[0], remark }))
    emitControlChanged(world, 'queue')
    return queuesOf(world, USUAL_LIMIT)
  }),
]

const decidedError = (item: string) =>
  new ControlProblem(
    404,
    'item.unknown',
    'Nothing waits by that id',
    `${item} waits in the queue no more, or never did.`,
  )

const queuesOf = (world: World, limit: number): control.QueueState[] =>
  QUEUES.map((queue) => ({
    name: queue.name,
    count: queue.count(world),
    items: queue.items(world, limit),
    reasons: Object.fromEntries(Object.entries(queue.reasons).map(([action, reasons]) => [action, [...reasons]])),
  }))
