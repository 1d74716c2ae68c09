import { cloud, type MerchantCode, platformError } from '@understudy/contracts'
import * as z from 'zod/mini'
import { hmac } from '../../shared/digests.ts'
import type { World } from '../../world/world.ts'
import { cloudRepository } from './cloud.repository.ts'

/** The issuer named in every id token. */
export const ISSUER = 'urn:understudy:cloud-identity'

/** The identity an id token asserts: a phone number, or a social identity with its e-mail address. */
export const Identity = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('phone'), phone: z.string() }),
  z.object({ provider: cloud.SocialProvider, email: z.string(), name: z.string(), nonce: z.string() }),
])
export type Identity = z.infer<typeof Identity>

const Claims = z.object({ jti: z.string(), sub: z.string(), exp: z.int(), identity: Identity })

/** Returns a merchant's project at the cloud service. Its key cannot be guessed from the id of the world. */
export function projectOf(world: World, merchant: MerchantCode): string {
  const key = hmac(world.secret(), `project ${merchant}`).toString('hex').slice(0, 24)
  return `${world.id}.${merchant}.${key}`
}

/** Returns a stable key of the person, such as `phone:+92…` or `google:person@mail.example`. */
export const subjectOf = (identity: Identity) =>
  identity.provider === 'phone' ? `phone:${identity.phone}` : `${identity.provider}:${identity.email}`

const SPENT = 'the id token has been used'
const invalidToken = (reason: unknown) => platformError('social.token.invalid', {}, reason)

export interface CheckedToken {
  identity: Identity
  subject: string
  /** Marks the token as spent; call it inside the transaction that uses the token. */
  spend(): void
}

/**
 * Verifies an id token that is neither forged, foreign, expired nor spent.
 * @throws PlatformError `social.token.invalid`
 */
export async function checkIdToken(world: World, merchant: MerchantCode, token: string): Promise<CheckedToken> {
  const { jwtVerify } = await import('jose/jwt/verify')
  const { payload } = await jwtVerify(token, world.secret(), {
    algorithms: ['HS256'],
    issuer: ISSUER,
    audience: projectOf(world, merchant),
    currentDate: new Date(world.now()),
  }).catch((reason: unknown) => {
    throw invalidToken(reason)
  })
  const claims = z.safeParse(Claims, payload)
  if (!claims.success) throw invalidToken(z.prettifyError(claims.error))
  const tokens = world.use(cloudRepository)
  if (tokens.isSpent(claims.data.jti)) throw invalidToken(SPENT)
  const { jti, sub, exp, identity } = claims.data
  return {
    identity,
    subject: sub,
    spend() {
      if (tokens.isSpent(jti)) throw invalidToken(SPENT)
      tokens.spend(jti, exp * 1000)
    },
  }
}
