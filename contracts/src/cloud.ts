import * as z from 'zod/mini'
import { MINUTE } from './durations.ts'
import { endpoint } from './endpoint.ts'
import { Address, DialingCode, IdToken, line, MobileNumber, StageId, Time } from './fields.ts'

/** The two social identities (spec §2 login, registration). */
export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const
export const SocialProvider = z.enum(SOCIAL_PROVIDERS)
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

/** Lifetimes of sign-ins and tokens of the cloud service, milliseconds. */
export const CLOUD = { signIn: 2 * MINUTE, idToken: 5 * MINUTE } as const

/** Project of the cloud service: world, merchant and a key of the world, joined by dots. */
export const ProjectId = z.string().check(z.regex(/^[a-z0-9-]{1,40}\.[a-z0-9]{2,20}\.[0-9a-f]{24}$/))

export const cloudConfig = endpoint({
  name: 'cloud.config',
  method: 'GET',
  path: '/wps/verification/cloud',
  access: 'guest',
  summary: 'Returns the merchant’s project at the cloud identity service, and the address of that service.',
  reply: z.object({ projectId: ProjectId, origin: Address }),
  errors: ['function.not.available'],
  origin: 'assumed',
  requirements: ['LOGIN-008', 'LOGIN-019'],
})

const params = z.strictObject({ projectId: ProjectId })
const ofStage = { access: 'guest', origin: 'assumed', params } as const

export const cloudState = endpoint({
  ...ofStage,
  name: 'cloud.state',
  method: 'GET',
  path: '/cloud/:projectId/state',
  summary: 'Returns the providers of a project; the client then counts as initialised.',
  reply: z.object({ ready: z.literal(true), providers: z.array(SocialProvider) }),
  errors: ['function.not.available'],
})

export const cloudSms = endpoint({
  ...ofStage,
  name: 'cloud.sms',
  method: 'POST',
  path: '/cloud/:projectId/sms',
  summary: 'Sends a code of the cloud service to a mobile number.',
  body: z.strictObject({ mobileNum: MobileNumber, countryDialingCode: DialingCode }),
  reply: z.object({ sessionInfo: StageId, expirationTime: Time }),
  errors: ['function.not.available', 'mobile.invalid', 'sms.too_often', 'sms.limit'],
})

export const confirmCloudSms = endpoint({
  ...ofStage,
  name: 'cloud.confirm',
  method: 'POST',
  path: '/cloud/:projectId/confirm',
  summary: 'Exchanges the right code for an id token.',
  body: z.strictObject({ sessionInfo: StageId, code: z.string().check(z.regex(/^\d{1,10}$/)) }),
  reply: z.object({ idToken: IdToken }),
  secrets: ['code', 'idToken'],
  errors: ['function.not.available', 'sms.code.invalid', 'sms.code.expired'],
})

/** The parameters of an authorization request (OAuth 2 authorization code with PKCE, S256). */
export const SignInRequest = z.strictObject({
  provider: SocialProvider,
  /** Redirect address in the app for the authorization code. */
  redirect_uri: Address,
  state: z.string().check(z.regex(/^[\w-]{16,128}$/)),
  nonce: z.string().check(z.regex(/^[\w-]{16,128}$/)),
  code_challenge: z.string().check(z.regex(/^[\w-]{43}$/)),
  code_challenge_method: z.literal('S256'),
})

export const signInChoices = endpoint({
  ...ofStage,
  name: 'cloud.choices',
  method: 'GET',
  path: '/cloud/:projectId/choices',
  summary: 'Returns what the consent page shows: the merchant that asks, and the accounts to choose from.',
  query: z.strictObject({ provider: SocialProvider, redirect_uri: Address }),
  reply: z.object({ brand: z.string(), people: z.array(z.object({ name: z.string(), email: z.string() })) }),
  errors: ['function.not.available', 'permission.denied'],
})

export const consent = endpoint({
  ...ofStage,
  name: 'cloud.consent',
  method: 'POST',
  path: '/cloud/:projectId/consent',
  summary: 'Gives consent and returns the address with the authorisation code, which is valid once, for two minutes.',
  body: z.strictObject({
    ...SignInRequest.shape,
    email: z.string().check(z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/)),
    name: z._default(line(0, 60), ''),
  }),
  reply: z.object({ address: Address }),
  // A challenge is the hash of what is secret.
  secrets: [],
  errors: ['function.not.available', 'permission.denied'],
})

export const exchangeCode = endpoint({
  ...ofStage,
  name: 'cloud.token',
  method: 'POST',
  path: '/cloud/:projectId/token',
  summary: 'Exchanges an authorisation code and the verifier behind its challenge for an id token.',
  body: z.strictObject({
    code: StageId,
    code_verifier: z.string().check(z.regex(/^[\w.~-]{43,128}$/)),
    redirect_uri: Address,
  }),
  reply: z.object({ idToken: IdToken }),
  secrets: ['code', 'code_verifier', 'idToken'],
  errors: ['function.not.available', 'social.token.invalid'],
})
