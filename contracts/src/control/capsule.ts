import * as z from 'zod/mini'
import { THEMES } from '../client-config.ts'
import { endpoint } from '../endpoint.ts'
import { Language, Merchant } from '../fields.ts'
import { CARRIED_KEYS } from '../storage-keys.ts'
import { Instant, op, params, WorldSummary } from './fields.ts'

/** Parts that browsers resolve to another path: `..` in any encoding, and `//`. */
const RESOLVED = /(^|\/)(\.|%2e){1,2}(\/|$)|\/\//i

/** A path of the app with its query. */
export const Route = z.string().check(
  z.maxLength(512),
  z.regex(/^\/m(\/[\w.~!$&'()*+,;=:@%-]+)*\/?([?#][\x21-\x5b\x5d-\x7e]*)?$/),
  z.refine<string>((route) => !RESOLVED.test(route.split(/[?#]/, 1)[0] ?? ''), { error: 'pattern' }),
)
export const CAPSULE_TYPE = 'application/vnd.understudy.capsule'
export const CAPSULE_VERSION = 1
/** Size limits of an import, packed and unpacked, bytes. */
export const CAPSULE_LIMITS = { packed: 8 * 1024 * 1024, unpacked: 64 * 1024 * 1024 } as const

/** Characters of a stored value. */
export const LONGEST_VALUE = 65_536
const StoredValue = z.string().check(z.maxLength(LONGEST_VALUE))
/** What a capsule takes along of a browser's storage: known keys only. */
export const CarriedStorage = z.strictObject({
  local: z.partialRecord(z.enum(CARRIED_KEYS.local), StoredValue),
  session: z.partialRecord(z.enum(CARRIED_KEYS.session), StoredValue),
})
export type CarriedStorage = z.infer<typeof CarriedStorage>

/** Path and query of a page in a frame of the app; what opens it is masked. */
const FramePath = z.string().check(z.maxLength(512), z.regex(/^\/(?!\/)[^\s\\]*$/))
const Frames = z._default(z.array(FramePath).check(z.maxLength(8)), [])

/** Metadata of a capsule. */
export const CapsuleFacts = z.object({
  version: z.literal(CAPSULE_VERSION),
  schemaVersion: z.int(),
  takenAt: Instant,
  scenario: z.string(),
  note: z.string(),
  /** Page of the app, with its query. */
  route: Route,
  language: Language,
  theme: z.enum(THEMES),
  as: z.nullable(z.string()),
  /** Pages that the app showed in frames. */
  frames: Frames,
})
export type CapsuleFacts = z.infer<typeof CapsuleFacts>

const AnyStorage = z.record(z.string().check(z.maxLength(200)), StoredValue)

const appState = {
  route: z._default(Route, '/m/home'),
  language: z._default(Language, 'UR'),
  theme: z._default(z.enum(THEMES), 'dark'),
  /** Account of the session to open; absent for guests. */
  as: z.optional(z.string().check(z.minLength(1), z.maxLength(32))),
  note: z._default(z.string().check(z.maxLength(200)), ''),
  frames: Frames,
  /** Storage of the browser; keys that a capsule does not take along are left out. */
  storage: z._default(z.strictObject({ local: AnyStorage, session: AnyStorage }), { local: {}, session: {} }),
}

export const exportCapsule = endpoint({
  ...op,
  name: 'control.exportCapsule',
  method: 'POST',
  path: '/__control/worlds/:id/capsule',
  summary:
    'Exports the whole state in one file: database, clock, faults, settings, recorded calls, and where the app was. Base64 in JSON.',
  params,
  body: z.strictObject(appState),
  reply: z.object({ name: z.string(), bytes: z.int(), capsule: z.string(), facts: CapsuleFacts }),
})

const Packed = z.string().check(z.maxLength(Math.ceil(CAPSULE_LIMITS.packed / 3) * 4))

export const importCapsule = endpoint({
  ...op,
  name: 'control.importCapsule',
  method: 'POST',
  path: '/__control/capsules',
  summary:
    'Creates a world from a capsule in Base64; one of an older build is migrated, a newer or broken one is refused.',
  body: z.strictObject({ capsule: Packed, durable: z._default(z.boolean(), false) }),
  reply: z.object({ world: WorldSummary, facts: CapsuleFacts, link: z.string() }),
  status: 201,
})

/** Summary of a capsule before import. */
export const CapsuleContents = z.object({
  facts: CapsuleFacts,
  merchant: Merchant,
  clock: z.enum(['running', 'frozen']),
  /** Packed size, bytes. */
  bytes: z.int(),
  /** Number of member accounts, all merchants. */
  members: z.int(),
  /** Number of calls on its tape. */
  calls: z.int(),
  /** Number of fault rules. */
  faults: z.int(),
  /** Number of values of the browser's storage. */
  stored: z.int(),
})
export type CapsuleContents = z.infer<typeof CapsuleContents>

export const capsuleContents = endpoint({
  ...op,
  name: 'control.capsuleContents',
  method: 'POST',
  path: '/__control/capsules/contents',
  summary: 'Returns what a capsule in Base64 holds, checked as an import checks it, without creating a world.',
  body: z.strictObject({ capsule: Packed }),
  reply: CapsuleContents,
})

export const capsuleTest = endpoint({
  ...op,
  name: 'control.capsuleTest',
  method: 'POST',
  path: '/__control/capsules/test',
  summary: 'Generates a test file that opens the capsule and passes as it is.',
  body: z.strictObject({
    capsule: Packed,
    kind: z.enum(['playwright', 'supertest']),
    file: z._default(z.string().check(z.regex(/^[\w.-]{1,80}$/)), 'state.capsule'),
  }),
  reply: z.object({ name: z.string(), source: z.string() }),
})
