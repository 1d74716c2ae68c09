import * as z from 'zod/mini'
import { Merchant, Time } from '../fields.ts'

/** RFC 9457 problem details, with the broken fields by path. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  fields: z.optional(z.array(z.object({ name: z.string(), message: z.string() }))),
})
export type Problem = z.infer<typeof Problem>

export const WorldId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/))
/** The parameters of a call about one world. */
export const params = z.strictObject({ id: WorldId })
/** Access and origin of all control calls. */
export const op = { access: 'operator', origin: 'assumed' } as const

/** A time of a world's clock, epoch milliseconds, before 2100. */
export const Instant = z.int().check(z.gte(0), z.lte(4_102_444_800_000))

/** Times come as epoch ms or ISO 8601. */
export const Moment = z.union([
  Instant,
  z.pipe(
    z.iso.datetime({ offset: true, local: false }),
    z.pipe(
      z.transform((text: string) => Date.parse(text)),
      Instant,
    ),
  ),
])

export const WorldSummary = z.object({
  id: WorldId,
  scenario: z.string(),
  seed: z.int(),
  startAt: Time,
  now: Time,
  clock: z.enum(['running', 'frozen']),
  durable: z.boolean(),
  merchant: Merchant,
  schemaVersion: z.int(),
  calls: z.int(),
})
export type WorldSummary = z.infer<typeof WorldSummary>

/** Name and note of a world; empty if not set. */
export const About = z.object({ name: z.string().check(z.maxLength(60)), note: z.string().check(z.maxLength(500)) })
export type About = z.infer<typeof About>

/** A world as a list of worlds shows it. */
export const WorldDetails = z.object({
  ...WorldSummary.shape,
  /** Machine time at which the world was created or opened. */
  madeAt: Time,
  /** Machine time of the last call. */
  usedAt: Time,
  /** Size of the database, bytes. */
  bytes: z.int(),
  /** Number of accounts with an open session, including trial accounts. */
  actors: z.int(),
  /** The account with an open session that was active last; null without one. */
  person: z.nullable(z.string()),
  ...About.shape,
  /** Code of the room of this world; null without one. */
  room: z.nullable(z.string()),
})
export type WorldDetails = z.infer<typeof WorldDetails>

/** A durable world that could not be opened: it is damaged, or a newer or another build wrote it. */
export const AsideWorld = z.object({
  id: WorldId,
  /** Name of its file in the folder of worlds. */
  file: z.string(),
  why: z.enum(['damaged', 'newer', 'other']),
})
export type AsideWorld = z.infer<typeof AsideWorld>
