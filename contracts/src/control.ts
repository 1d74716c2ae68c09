import * as z from 'zod/mini'
import { Beginning, FAULT_RULES, FaultRule } from './control/beginning.ts'
import { AsideWorld, Moment, op, params, WorldDetails, WorldId, WorldSummary } from './control/fields.ts'
import { endpoint } from './endpoint.ts'
import { line, Merchant, Time, wholeNumber } from './fields.ts'
import { SessionInfo } from './session.ts'
import { SettingsChange, SLIDE_CHECKS, WorldSettings } from './world-settings.ts'

export * from './control/actors.ts'
export * from './control/audit.ts'
export * from './control/back-office.ts'
export * from './control/beginning.ts'
export * from './control/capsule.ts'
export * from './control/compare.ts'
export { About, AsideWorld, Problem, WorldDetails, WorldId, WorldSummary } from './control/fields.ts'
export * from './control/image.ts'
export * from './control/inspect.ts'
export * from './control/links.ts'
export * from './control/lottery.ts'
export * from './control/phones.ts'
export * from './control/play.ts'
export * from './control/promotions.ts'
export * from './control/queues.ts'
export * from './control/rewards.ts'
export * from './control/rooms.ts'
export * from './control/rows.ts'
export * from './control/stream.ts'
export * from './control/team.ts'
export { SLIDE_CHECKS, WorldSettings }

export const health = endpoint({
  ...op,
  name: 'control.health',
  method: 'GET',
  path: '/__control/health',
  summary: 'Returns whether the server is healthy, and how much it holds.',
  reply: z.object({
    ok: z.literal(true),
    version: z.string(),
    /** Number of worlds with an open database. */
    worlds: z.int(),
    schemaVersion: z.int(),
    /** Durable worlds that could not be opened and were set aside. */
    aside: z.array(AsideWorld),
    /** Memory stores: bytes used, byte limit, and number of entries. */
    stores: z.array(z.object({ name: z.string(), bytes: z.int(), limit: z.int(), entries: z.int() })),
    /** Processes that share the worlds: whether each responds, and its open worlds; absent for a single process. */
    processes: z.optional(z.array(z.object({ name: z.string(), answers: z.boolean(), worlds: z.int() }))),
  }),
})

export const scenarios = endpoint({
  ...op,
  name: 'control.scenarios',
  method: 'GET',
  path: '/__control/scenarios',
  summary: 'Lists the scenarios a world can be created from, with their accounts.',
  reply: z.array(
    z.object({
      name: z.string(),
      story: z.string(),
      merchant: Merchant,
      /** Main cast member; null if the scenario starts as a visitor. */
      person: z.nullable(z.string()),
      cast: z.array(z.object({ name: z.string(), type: z.int(), story: z.string() })),
    }),
  ),
})

export const listWorlds = endpoint({
  ...op,
  name: 'control.worlds',
  method: 'GET',
  path: '/__control/worlds',
  summary: 'Lists the worlds that exist.',
  reply: z.array(WorldDetails),
})

export const createWorld = endpoint({
  ...op,
  name: 'control.createWorld',
  method: 'POST',
  path: '/__control/worlds',
  summary: 'Creates a world from a scenario, in the state that a reset brings back; a given id must be free (409).',
  body: z.strictObject({
    id: z.optional(WorldId),
    scenario: z._default(line(1, 40), 'everyday'),
    seed: z._default(z.int().check(z.gte(0), z.lte(2_147_483_647)), 1),
    startAt: z.optional(Moment),
    clock: z._default(z.enum(['running', 'frozen']), 'running'),
    durable: z._default(z.boolean(), false),
    ...Beginning.shape,
  }),
  /** `session` is of the account that `as` names. */
  reply: z.object({ ...WorldSummary.shape, session: z.optional(SessionInfo) }),
  status: 201,
})

export const getWorld = endpoint({
  ...op,
  name: 'control.world',
  method: 'GET',
  path: '/__control/worlds/:id',
  summary: 'Returns one world.',
  params,
  reply: WorldSummary,
})

export const deleteWorld = endpoint({
  ...op,
  name: 'control.deleteWorld',
  method: 'DELETE',
  path: '/__control/worlds/:id',
  summary: 'Deletes a world and its files; one that was set aside goes first.',
  params,
  reply: z.object({ deleted: z.literal(true) }),
})

export const resetWorld = endpoint({
  ...op,
  name: 'control.reset',
  method: 'POST',
  path: '/__control/worlds/:id/reset',
  summary:
    'Resets a world to what it was made as: data, clock, merchant, switches, faults and account; recorded calls are gone.',
  params,
  reply: WorldSummary,
})

export const forkWorld = endpoint({
  ...op,
  name: 'control.fork',
  method: 'POST',
  path: '/__control/worlds/:id/fork',
  summary: 'Copies a world in its present state to a new one.',
  params,
  reply: WorldSummary,
  status: 201,
})

export const Snapshot = z.object({
  id: z.string(),
  worldId: z.string(),
  takenAt: Time,
  bytes: z.int(),
  label: z.string(),
})

export const listSnapshots = endpoint({
  ...op,
  name: 'control.snapshots',
  method: 'GET',
  path: '/__control/worlds/:id/snapshots',
  summary: 'Lists the snapshots of a world.',
  params,
  reply: z.array(Snapshot),
})

export const takeSnapshot = endpoint({
  ...op,
  name: 'control.snapshot',
  method: 'POST',
  path: '/__control/worlds/:id/snapshots',
  summary: 'Saves the present state under an id.',
  params,
  body: z.strictObject({ label: z._default(z.string().check(z.maxLength(60)), '') }),
  reply: Snapshot,
  status: 201,
})

export const restoreSnapshot = endpoint({
  ...op,
  name: 'control.restore',
  method: 'POST',
  path: '/__control/worlds/:id/restore',
  summary: 'Restores the world to a snapshot, including its clock.',
  params,
  body: z.strictObject({ snapshot: line(1, 40) }),
  reply: WorldSummary,
})

export const ClockState = z.object({ now: Time, state: z.enum(['running', 'frozen']), startAt: Time })

export const getClock = endpoint({
  ...op,
  name: 'control.clock',
  method: 'GET',
  path: '/__control/worlds/:id/clock',
  summary: 'Returns the world’s time.',
  params,
  reply: ClockState,
})

export const patchClock = endpoint({
  ...op,
  name: 'control.patchClock',
  method: 'PATCH',
  path: '/__control/worlds/:id/clock',
  summary: 'Sets, advances, freezes or runs the clock; set is applied before advanceMs.',
  params,
  body: z.strictObject({
    set: z.optional(Moment),
    advanceMs: z.optional(z.int().check(z.gte(-31_536_000_000), z.lte(315_360_000_000))),
    state: z.optional(z.enum(['running', 'frozen'])),
    /**
     * Whether a jump ahead keeps everybody logged in; trial sessions expire regardless.
     */
    keepSessions: z._default(z.boolean(), true),
  }),
  reply: ClockState,
})

export const DUE_KINDS = [
  'midnight',
  'captcha.expires',
  'code.expires',
  'session.ends',
  'trial.ends',
  'lock.ends',
  'pause.ends',
  'match.starts',
  'match.ends',
  'round.ends',
  'issue.closes',
  'draw',
  'deposit.expires',
  'deposit.callback',
  'deposit.moves',
  'withdrawal.moves',
  'contract.pays',
  'mission.starts',
  'mission.ends',
  'reward.expires',
  'promotion.moves',
  'promotion.expires',
  'push.sends',
] as const
export const DueEvent = z.object({
  kind: z.enum(DUE_KINDS),
  at: Time,
  /** Subject: account, number, match, or lottery game with issue; empty if it concerns all. */
  about: z.string(),
  /** Why events of this kind cannot be read; such an entry is no event, and its time is now. */
  problem: z.optional(z.string()),
})
export type DueEvent = z.infer<typeof DueEvent>

export const dueEvents = endpoint({
  ...op,
  name: 'control.dueEvents',
  method: 'GET',
  path: '/__control/worlds/:id/clock/events',
  summary: 'Lists the world’s upcoming events, soonest first; a jump to the time of one triggers it.',
  params,
  query: z.strictObject({ kind: z.optional(z.enum(DUE_KINDS)), limit: z._default(wholeNumber(1, 200), 20) }),
  reply: z.array(DueEvent),
})

export const PUSH_STATES = ['waiting', 'sent', 'switchedOff', 'paused', 'noDevice'] as const
export const OUTBOX_KINDS = ['sms', 'email', 'captcha', 'push'] as const
export const OutboxItem = z.object({
  id: z.int(),
  kind: z.enum(OUTBOX_KINDS),
  /** Recipient: mobile number, e-mail address, captcha id or username. */
  to: z.string(),
  text: z.string(),
  /** Code or answer within the text; empty for a push. */
  code: z.string(),
  at: Time,
  /** What only a push has. */
  push: z.optional(
    z.object({
      title: z.string(),
      link: z.string(),
      /** Waits for the end of quiet hours, was sent, or was not sent: its kind is switched off, its member pauses from play, or no device is left. */
      state: z.enum(PUSH_STATES),
      /** When quiet hours end for it; null if they did not hold it. */
      heldUntil: z.nullable(Time),
    }),
  ),
})

export type OutboxItem = z.infer<typeof OutboxItem>

export const outbox = endpoint({
  ...op,
  name: 'control.outbox',
  method: 'GET',
  path: '/__control/worlds/:id/outbox',
  summary: 'Lists what the world sent, newest first: SMS, e-mail, captcha answers and push, held ones included.',
  params,
  query: z.strictObject({
    kind: z.optional(z.enum(OUTBOX_KINDS)),
    to: z.optional(z.string().check(z.maxLength(254))),
    limit: z._default(wholeNumber(1, 200), 50),
  }),
  reply: z.array(OutboxItem),
})

/** A fault rule with how often it matched and took effect. */
export const CountedRule = z.object({ ...FaultRule.shape, calls: z.int(), hits: z.int() })
const FaultState = z.object({ rules: z.array(CountedRule) })

export const getFaults = endpoint({
  ...op,
  name: 'control.faults',
  method: 'GET',
  path: '/__control/worlds/:id/faults',
  summary: 'Lists the fault rules with their counters.',
  params,
  reply: FaultState,
})

export const putFaults = endpoint({
  ...op,
  name: 'control.putFaults',
  method: 'PUT',
  path: '/__control/worlds/:id/faults',
  summary: 'Replaces the fault rules; a rule that stays keeps its counter, and an empty list removes all.',
  params,
  body: z.strictObject({ rules: z.array(FaultRule).check(z.maxLength(FAULT_RULES)) }),
  reply: FaultState,
})

export const addFault = endpoint({
  ...op,
  name: 'control.addFault',
  method: 'POST',
  path: '/__control/worlds/:id/faults',
  summary: 'Adds one fault rule after the existing ones, which keep their counters.',
  params,
  body: FaultRule,
  reply: FaultState,
  status: 201,
})

export const getSettings = endpoint({
  ...op,
  name: 'control.settings',
  method: 'GET',
  path: '/__control/worlds/:id/settings',
  summary: 'Returns merchant, flags, promotions, status and country of the world.',
  params,
  reply: WorldSettings,
})

export const patchSettings = endpoint({
  ...op,
  name: 'control.patchSettings',
  method: 'PATCH',
  path: '/__control/worlds/:id/settings',
  summary: 'Changes the given settings; flags are given by module id or name and belong to the world’s merchant.',
  params,
  body: SettingsChange,
  reply: WorldSettings,
})

export const endpoints = endpoint({
  ...op,
  name: 'control.endpoints',
  method: 'GET',
  path: '/__control/endpoints',
  summary: 'Returns the registry of contracts as data.',
  reply: z.array(
    z.object({
      name: z.string(),
      method: z.string(),
      path: z.string(),
      access: z.string(),
      flag: z.nullable(z.string()),
      errors: z.array(z.string()),
      origin: z.string(),
      summary: z.string(),
      requirements: z.array(z.string()),
    }),
  ),
})
