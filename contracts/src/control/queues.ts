import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Address, Amount, line, Merchant, Time, wholeNumber } from '../fields.ts'
import { op, params, WorldId } from './fields.ts'

const QueueName = z.string().check(z.regex(/^[a-z-]{1,30}$/))
const ItemId = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/))

/** An item awaiting a decision. */
export const QueueItem = z.object({
  /** Id of the item. */
  id: ItemId,
  /** Account of the item. */
  account: z.string(),
  /** Merchant of the account. */
  merchant: Merchant,
  /** Title: the promotion, the bank or the text of the message. */
  title: z.string(),
  /** Start of the current state. */
  since: Time,
  /** Amount; null if not about money. */
  amount: z.nullable(Amount),
  currencySymbol: z.string(),
  /** State of the item, by feature. */
  state: z.string(),
  /** Facts for the decision, by feature. */
  facts: z.record(z.string(), z.string()),
  pictures: z.array(Address),
  /** Number of the bet it is about, whose round may be watched again. */
  bet: z.optional(z.int()),
  /** Available actions. */
  actions: z.array(z.string()),
})
export type QueueItem = z.infer<typeof QueueItem>

export const QueueState = z.object({
  name: QueueName,
  /** Number of all waiting items. */
  count: z.int(),
  items: z.array(QueueItem),
  /** Reasons by action, for actions that require one. */
  reasons: z.record(z.string(), z.array(z.string())),
})
export type QueueState = z.infer<typeof QueueState>

export const queues = endpoint({
  ...op,
  name: 'control.queues',
  method: 'GET',
  path: '/__control/worlds/:id/queues',
  summary: 'Lists what waits in the back office, queue by queue, longest waiting first.',
  params,
  query: z.strictObject({ limit: z._default(wholeNumber(1, 200), 50) }),
  reply: z.array(QueueState),
})

export const decide = endpoint({
  ...op,
  name: 'control.decide',
  method: 'POST',
  path: '/__control/worlds/:id/queues/:queue/:item',
  summary: 'Decides a waiting item by one of its actions, with a reason where the action requires one.',
  params: z.strictObject({ id: WorldId, queue: QueueName, item: ItemId }),
  body: z.strictObject({
    action: line(1, 30),
    /** Reason of the decision; default: the first one of the action. */
    reason: z.optional(line(1, 30)),
    /** Remark shown to the member. */
    remark: z._default(line(0, 140), ''),
  }),
  reply: z.array(QueueState),
})
