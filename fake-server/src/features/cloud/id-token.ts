import { cloud, type MerchantCode, platformError } from '@understudy/contracts'
import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { hostRandom } from '../../world/host-random.ts'
import type { World } from '../../world/world.ts'
import { cloudRepository } from './cloud.repository.ts'

const ISSUER = 'urn:understudy:cloud-identity'

/** Who an id token says somebody is: a phone number, or a social identity with its address. */
export const Identity = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('phone'), phone: z.string() }),
  z.object({ provider: cloud.SocialProvider, email: z.string(), name: z.string(), nonce: z.string() }),
])
export type Identity = z.infer<typeof Identity>

const Claims = z.object({ jti: z.string(), sub: z.string(), exp: z.int(), identity: Identity })

export const projectOf = (world: World, merchant: MerchantCode) => `${world.id}.${merchant}`

/** `phone:+92…`, `google:person@mail.example`: the same person at every sign-in. */
export const subjectOf = (identity: Identity) =>
  identity.provider === 'phone' ? `phone:${identity.phone}` : `${identity.provider}:${identity.email}`

/** Signed with the world's own secret; good for one opening within five minutes of the world's clock. */
export async function signIdToken(world: World, merchant: MerchantCode, identity: Identity): Promise<string> {
  const now = world.now()
  const nonce = identity.provider === 'phone' ? {} : { nonce: identity.nonce }
  return new SignJWT({ identity, ...nonce })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(projectOf(world, merchant))
    .setSubject(subjectOf(identity))
    .setJti(hostRandom.uuid())
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor((now + cloud.CLOUD.idToken) / 1000))
    .sign(world.secret())
}

export interface CheckedToken {
  identity: Identity
  subject: string
  /** Call inside the transaction of what the token opens: a token opens one thing. */
  spend(): void
}

/**
 * What a right token says; a forged, foreign, expired or spent one is `social.token.invalid`.
 * @throws PlatformError `social.token.invalid`
 */
export async function checkIdToken(world: World, merchant: MerchantCode, token: string): Promise<CheckedToken> {
  const verified = await jwtVerify(token, world.secret(), {
    algorithms: ['HS256'],
    issuer: ISSUER,
    audience: projectOf(world, merchant),
    currentDate: new Date(world.now()),
  }).catch(() => undefined)
  const claims = z.safeParse(Claims, verified?.payload)
  const tokens = world.use(cloudRepository)
  if (!claims.success || tokens.isSpent(claims.data.jti)) throw platformError('social.token.invalid')
  const { jti, sub, exp, identity } = claims.data
  return {
    identity,
    subject: sub,
    spend() {
      if (tokens.isSpent(jti)) throw platformError('social.token.invalid')
      tokens.spend(jti, exp * 1000)
    },
  }
}
