import { cloud, type MerchantCode } from '@understudy/contracts'
import { type Identity, ISSUER, projectOf, subjectOf } from '@understudy/platform/features/cloud/index.ts'
import { hostRandom } from '@understudy/platform/shared/host-random.ts'
import type { World } from '@understudy/platform/world/world.ts'

/** Signs an id token with the world's secret; it can be used once, within five minutes of world time. */
export async function signIdToken(world: World, merchant: MerchantCode, identity: Identity): Promise<string> {
  const { SignJWT } = await import('jose/jwt/sign')
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
