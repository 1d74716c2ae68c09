import * as z from 'zod/mini'
import { op, params, WorldId } from './control-fields.ts'
import { endpoint } from './endpoint.ts'
import { Address, Amount, line, Merchant, Time, wholeNumber } from './fields.ts'

const QueueName = z.string().check(z.regex(/^[a-z-]{1,30}$/))
const ItemId = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/))

/** Something that waits for somebody at the desk. */
export const QueueItem = z.object({
  /** Names it in a decision. */
  id: ItemId,
  /** Account it is about. */
  account: z.string(),
  /** House of that account. */
  merchant: Merchant,
  /** What it is in few words: the promotion, the bank, what somebody wrote. */
  title: z.string(),
  /** Since when it waits as it does now. */
  since: Time,
  /** Currency units; null where it is not about money. */
  amount: z.nullable(Amount),
  currencySymbol: z.string(),
  /** What it is waiting for, a word of the feature. */
  state: z.string(),
  /** What somebody has to know who decides, by words of the feature. */
  facts: z.record(z.string(), z.string()),
  pictures: z.array(Address),
  /** What can be done with it now. */
  actions: z.array(z.string()),
})
export type QueueItem = z.infer<typeof QueueItem>

export const QueueState = z.object({
  name: QueueName,
  /** Everything that waits; the items are the first of it. */
  count: z.int(),
  items: z.array(QueueItem),
  /** The actions that want a reason, each with those there are. */
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
    /** The first of the action’s reasons where none is named. */
    reason: z.optional(line(1, 30)),
    /** Told to the member. */
    remark: z._default(line(0, 140), ''),
  }),
  reply: z.array(QueueState),
})
