import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Address, StageId, Time, wholeNumber } from './fields.ts'

/** Kinds of notifications, which a member may switch off one by one. */
export const PUSH_KINDS = ['money', 'rewards', 'messages', 'lottery'] as const
export type PushKind = (typeof PUSH_KINDS)[number]

/** Most devices of a member (ours); a further one replaces the oldest. */
export const MOST_DEVICES = 5

/** The pages that a notification may open. */
export const PUSH_LINKS = ['/m/vouReport', '/m/withdrawReport', '/m/webEmail', '/m/lotteryHistory?view=orders'] as const
const PushLink = z.enum(PUSH_LINKS)

const MinuteOfDay = z.int().check(z.gte(0), z.lte(1_439))
/** Hours of the day without notifications; over midnight when `until` is not after `from`. */
export const QuietHours = z
  .strictObject({
    /** Minute of the day in the merchant's time zone. */
    from: MinuteOfDay,
    /** Minute of the day, the first without quiet. */
    until: MinuteOfDay,
  })
  .check(z.refine(({ from, until }) => from !== until, { error: 'range', path: ['until'] }))
export type QuietHours = z.infer<typeof QuietHours>

const Kinds = z.strictObject(
  Object.fromEntries(PUSH_KINDS.map((kind) => [kind, z.boolean()])) as Record<PushKind, ReturnType<typeof z.boolean>>,
)

/** Where a push service takes messages for one browser (`PushSubscription.endpoint`). */
export const PushEndpoint = z.string().check(
  z.maxLength(512),
  z.regex(/^https?:\/\/[^\s/?#]+\/[^\s#]*$/),
  z.refine((address) => URL.canParse(address), { error: 'pattern' }),
)

export const PushSettings = z.object({
  kinds: Kinds,
  /** Null for none. */
  quiet: z.nullable(QuietHours),
  /** The merchant's time zone, in which quiet hours are meant. */
  timeZone: z.string(),
  /** Subscriptions of the member's devices, oldest first: a browser whose own is not among them gets no notifications. */
  endpoints: z.array(PushEndpoint),
})
export type PushSettings = z.infer<typeof PushSettings>

const key = (characters: number) => z.string().check(z.regex(new RegExp(`^[\\w-]{${characters}}$`)))

const ofMember = { access: 'real', trialRefusal: 'real.account.required', origin: 'assumed' } as const

export const pushSettings = endpoint({
  ...ofMember,
  name: 'push.settings',
  method: 'GET',
  path: '/wps/member/push',
  summary: 'Returns the kinds and quiet hours of the member’s notifications, and the devices that get them.',
  reply: PushSettings,
})

export const setPush = endpoint({
  ...ofMember,
  name: 'push.set',
  method: 'POST',
  path: '/wps/member/push',
  summary: 'Sets kinds and quiet hours; waiting notifications are sent, kept or dropped by the new settings.',
  body: z.strictObject({ kinds: Kinds, quiet: z.nullable(QuietHours) }),
  reply: PushSettings,
})

export const pushService = endpoint({
  ...ofMember,
  name: 'push.service',
  method: 'GET',
  path: '/wps/member/push/service',
  summary: 'Returns the address of the push service, and the id under which a browser subscribes there.',
  reply: z.object({ origin: Address, serviceId: StageId }),
})

export const subscribePush = endpoint({
  ...ofMember,
  name: 'push.subscribe',
  method: 'POST',
  path: '/wps/member/push/subscribe',
  summary:
    'Stores a browser’s subscription, in the form of `PushSubscription.toJSON()`; one that is stored already passes to this member.',
  body: z.strictObject({
    endpoint: PushEndpoint,
    /** Public key (65 bytes) and secret (16 bytes) of the browser, in base64url. */
    keys: z.strictObject({ p256dh: key(87), auth: key(22) }),
  }),
  reply: PushSettings,
})

export const unsubscribePush = endpoint({
  ...ofMember,
  name: 'push.unsubscribe',
  method: 'POST',
  path: '/wps/member/push/unsubscribe',
  summary: 'Forgets a subscription of the member; an unknown one changes nothing.',
  body: z.strictObject({ endpoint: PushEndpoint }),
  reply: PushSettings,
})

/** A notification as the push service hands it to a browser. */
export const PushMessage = z.object({
  id: z.int(),
  kind: z.enum(PUSH_KINDS),
  title: z.string(),
  body: z.string(),
  link: PushLink,
  at: Time,
})
export type PushMessage = z.infer<typeof PushMessage>

const ofStage = { access: 'guest', origin: 'assumed' } as const

export const openSubscription = endpoint({
  ...ofStage,
  name: 'push.openSubscription',
  method: 'POST',
  path: '/push/:serviceId/subscriptions',
  summary: 'Subscribes a browser at the staged push service, as `PushManager.subscribe` does at a real one.',
  params: z.strictObject({ serviceId: StageId }),
  body: z.strictObject({}),
  reply: z.object({ subscriptionId: StageId, endpoint: PushEndpoint }),
  errors: ['function.not.available'],
})

export const pushMessages = endpoint({
  ...ofStage,
  name: 'push.messages',
  method: 'GET',
  path: '/push/:subscriptionId/messages',
  summary: 'Lists what the staged push service has for a browser, oldest first, beginning after the given id.',
  params: z.strictObject({ subscriptionId: StageId }),
  query: z.strictObject({
    after: z._default(wholeNumber(0, 1_000_000_000), 0),
  }),
  reply: z.array(PushMessage),
  errors: ['function.not.available'],
})
