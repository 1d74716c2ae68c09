import * as z from 'zod/mini'
import { DAY } from '../durations.ts'
import { line, Merchant } from '../fields.ts'
import { LONGEST_WAIT, networkFields } from '../network-shapes.ts'
import { SettingsChange } from '../world-settings.ts'
import { LuckState } from './play.ts'

/** Most fault rules of a world. */
export const FAULT_RULES = 100

export const FAULT_KINDS = ['error', 'latency', 'drop', 'truncate', 'network'] as const

/** A fault rule of a world; calls are counted from its creation. */
export const FaultRule = z.strictObject({
  /** Endpoint name, or `*`. */
  endpoint: line(1, 60),
  kind: z.enum(FAULT_KINDS),
  /** Error code for kind `error`, one the endpoint declares. */
  code: z.optional(z.string().check(z.maxLength(60))),
  /** Delay for kinds `latency` and `network`, milliseconds. */
  ms: z.optional(z.int().check(z.gte(0), z.lte(LONGEST_WAIT))),
  ...networkFields,
  /** First matching call affected, from 1. */
  nth: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
  /** Most calls affected. */
  times: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
  /** Share of calls affected, above 0 to 1, drawn from the world's random numbers. */
  probability: z.optional(z.number().check(z.gt(0), z.lte(1))),
})
export type FaultRule = z.infer<typeof FaultRule>

/** The longest that a world's clock can be from its start, milliseconds: a century. */
const CENTURY = 36_525 * DAY

/** What a world is made as beside its scenario, and a reset brings back. */
export const Beginning = z.object({
  /** Time from the start that its clock was set to, milliseconds. */
  advanceMs: z.optional(z.int().check(z.gte(-CENTURY), z.lte(CENTURY))),
  merchant: z.optional(Merchant),
  /** Switches of its merchant, by module id or name. */
  flags: z.optional(z.record(z.string().check(z.maxLength(40)), z.boolean())),
  status: SettingsChange.shape.status,
  country: SettingsChange.shape.country,
  /** Outcomes of its next rounds. */
  luck: z.optional(LuckState.shape.next),
  faults: z.optional(z.array(FaultRule).check(z.maxLength(FAULT_RULES))),
  /** Account that is logged in; `trial` for a new trial player. */
  as: z.optional(z.string().check(z.minLength(1), z.maxLength(32))),
})
export type Beginning = z.infer<typeof Beginning>
