import * as z from 'zod/mini'
import { MINUTE } from './durations.ts'
import { endpoint } from './endpoint.ts'
import { Time } from './fields.ts'
import { OpenedSession } from './open-session.ts'

/** Limits of passkeys (ours): passkeys per member, characters of a name, and lifetime of a challenge, milliseconds. */
export const PASSKEYS = { most: 10, name: { min: 1, max: 40 }, challengeLife: 15 * MINUTE } as const

/** Outcomes of a passkey that a tester can set: `ask` leaves it to device and data. */
export const PASSKEY_CHECKS = ['ask', 'cancelled', 'none', 'counter', 'removed', 'locked'] as const
/** Outcomes that happen on the device, before anything reaches the server. */
export const DEVICE_CHECKS = ['cancelled', 'none'] as const

/** Bytes in base64url, the form of WebAuthn's JSON. */
const bytes = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[\w-]+$/))
const CredentialId = bytes(1_400)
const Challenge = bytes(100)
/** Outcome the device simulates; absent unless the world sets one. */
const steered = z.optional(z.enum(DEVICE_CHECKS))

export const Passkey = z.object({
  id: z.int(),
  /** Id of the credential, by which the browser that holds it can be told that it was removed. */
  credentialId: CredentialId,
  /** Name chosen by the member; initially browser and system, empty if unknown. */
  name: z.string(),
  /** Host name on which the passkey was created; browsers offer it only there. */
  host: z.string(),
  addedAt: Time,
  lastUsedAt: z.nullable(Time),
  /** Whether the passkey is synchronised to other devices of the member. */
  backedUp: z.boolean(),
})
export type Passkey = z.infer<typeof Passkey>

const Transport = z.string().check(z.maxLength(20), z.regex(/^[a-z-]+$/))

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, level 3. */
export const CreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: bytes(100), name: z.string(), displayName: z.string() }),
  challenge: Challenge,
  pubKeyCredParams: z.array(
    z.object({
      type: z.literal('public-key'),
      /** COSE identifier of an algorithm: -7 for ES256, -257 for RS256. */
      alg: z.int(),
    }),
  ),
  /** Time to answer, milliseconds. */
  timeout: z.int(),
  excludeCredentials: z.array(z.object({ id: CredentialId, type: z.literal('public-key') })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
  steered,
})
export type CreationOptions = z.infer<typeof CreationOptions>

/** `PublicKeyCredentialRequestOptionsJSON`; lists no passkeys, so that strangers learn nothing about a member. */
export const RequestOptions = z.object({
  rpId: z.string(),
  challenge: Challenge,
  /** Time to answer, milliseconds. */
  timeout: z.int(),
  userVerification: z.literal('required'),
  steered,
})
export type RequestOptions = z.infer<typeof RequestOptions>

const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  /** Results of extensions; ignored, as none is requested. */
  clientExtensionResults: z.object({}),
  authenticatorAttachment: z.optional(z.string().check(z.maxLength(20))),
}

/** `RegistrationResponseJSON`; fields that repeat what the attestation holds are ignored. */
const RegistrationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(12_000),
    transports: z.optional(z.array(Transport).check(z.maxLength(8))),
  }),
})

/** `AuthenticationResponseJSON`. */
const AuthenticationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
    userHandle: z.optional(bytes(100)),
  }),
})

const ofMember = { access: 'real', origin: 'assumed' } as const
const params = z.strictObject({ id: z.string().check(z.regex(/^\d{1,12}$/)) })

export const passkeyList = endpoint({
  ...ofMember,
  name: 'passkeys.list',
  method: 'GET',
  path: '/wps/member/passkeys',
  summary: 'Lists the member’s passkeys, oldest first.',
  reply: z.array(Passkey),
})

export const creationOptions = endpoint({
  ...ofMember,
  name: 'passkeys.creationOptions',
  method: 'POST',
  path: '/wps/member/passkeys/options',
  summary: 'Begins to add a passkey: returns what the browser’s `credentials.create` needs, with a challenge.',
  body: z.strictObject({}),
  reply: CreationOptions,
  errors: ['passkey.limit', 'passkey.address'],
})

export const addPasskey = endpoint({
  ...ofMember,
  name: 'passkeys.add',
  method: 'POST',
  path: '/wps/member/passkeys',
  summary: 'Adds the passkey that the browser made for a challenge, named after browser and system.',
  body: z.strictObject({ credential: RegistrationResponse }),
  reply: Passkey,
  errors: ['passkey.limit', 'passkey.not.verified', 'passkey.challenge.expired'],
})

export const renamePasskey = endpoint({
  ...ofMember,
  name: 'passkeys.rename',
  method: 'PUT',
  path: '/wps/member/passkeys/:id',
  summary: 'Gives a passkey another name.',
  params,
  body: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(PASSKEYS.name.min), z.maxLength(PASSKEYS.name.max)),
  }),
  reply: Passkey,
  errors: ['passkey.not.found'],
})

export const removePasskey = endpoint({
  ...ofMember,
  name: 'passkeys.remove',
  method: 'DELETE',
  path: '/wps/member/passkeys/:id',
  summary: 'Removes a passkey, which opens no session from then on.',
  params,
  reply: z.literal(true),
  errors: ['passkey.not.found'],
})

export const requestOptions = endpoint({
  name: 'passkeys.requestOptions',
  method: 'POST',
  path: '/wps/session/passkey/options',
  access: 'guest',
  summary: 'Begins a login by passkey: returns what the browser’s `credentials.get` needs, with a challenge.',
  body: z.strictObject({}),
  reply: RequestOptions,
  errors: ['passkey.address'],
  origin: 'assumed',
})

export const passkeyLogin = endpoint({
  name: 'passkeys.login',
  method: 'POST',
  path: '/wps/session/passkey/login',
  access: 'guest',
  summary: 'Opens a session by a passkey and ends the member’s older one; the device counts as known from then on.',
  body: z.strictObject({
    credential: AuthenticationResponse,
    /** Account from the first step of a login on a new device; the passkey must belong to it. */
    username: z.optional(z.string().check(z.maxLength(32))),
    /** Length of the session: 1 seven days, otherwise one day. */
    autoLogin: z.optional(z.literal([0, 1])),
    loginDeviceId: z.optional(z.string().check(z.regex(/^[0-9a-f-]{36}$/))),
    /** `agent` for the login of an agent page, which admits agents only. */
    entry: z.optional(z.literal('agent')),
  }),
  reply: OpenedSession,
  errors: [
    'passkey.not.found',
    'passkey.not.verified',
    'passkey.counter',
    'passkey.challenge.expired',
    'account.disabled',
    'account.locked',
    'login.not.member',
    'login.not.agent',
    'self.excluded',
  ],
  origin: 'assumed',
})
