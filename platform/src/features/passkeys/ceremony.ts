import type { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { passkeys as contract, platformError } from '@understudy/contracts'
import type { Origins } from '../../binding/platform.ts'
import { hostRandom } from '../../shared/host-random.ts'
import type { World } from '../../world/world.ts'
import { type PasskeyRow, passkeysRepository } from './passkeys.repository.ts'

/** EdDSA, ES256 and RS256, which all devices together know, by their numbers in COSE. */
export const ALGORITHMS = [-8, -7, -257]

/** The host name of the app: passkeys are made for it. */
export const hostOf = ({ app }: Pick<Origins, 'app'>): string => new URL(app).hostname
/** The app may stand below a path of its origin. */
const originOf = ({ app }: Origins): string => new URL(app).origin

/**
 * Refuses before the device makes or uses a passkey whose answer could not be accepted.
 * @throws PlatformError `passkey.address`
 */
export function refuseElsewhere({ app, page }: Pick<Origins, 'app' | 'page'>): void {
  if (page === undefined || page === app) return
  throw platformError(
    'passkey.address',
    {},
    `The page is at ${page}, passkeys are for ${app}: have the proxy keep the header Host, or set APP_ORIGIN`,
  )
}

/** Returns a new challenge, for a member who adds a passkey or, without one, for anybody's login. */
export function makeChallenge(world: World, owner?: { memberId: number; userHandle: string }): string {
  const challenge = hostRandom.bytes(32).toString('base64url')
  const expiresAt = world.now() + contract.PASSKEYS.challengeLife
  world.use(passkeysRepository).keepChallenge({ challenge, expiresAt, ...owner })
  return challenge
}

const notVerified = (reason: unknown) => platformError('passkey.not.verified', {}, reason)

/** The library throws if the answer is malformed or does not match; its reason goes on the tape. */
const refuseUnverified = (reason: unknown): never => {
  throw notVerified(reason)
}

/** Uses up the challenge that the browser answered. @throws PlatformError `passkey.challenge.expired` */
function takeChallenge(world: World, clientDataJSON: string, memberId: number | null) {
  const challenge = challengeIn(clientDataJSON)
  const pending = challenge === undefined ? undefined : world.use(passkeysRepository).takeChallenge(challenge)
  if (!pending || pending.memberId !== memberId || world.now() >= pending.expiresAt)
    throw platformError('passkey.challenge.expired')
  return pending
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as {
      challenge?: unknown
    }
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

// Loaded at the first use: the library's parsers of certificates would delay the server's start.
type Creation = Parameters<typeof verifyRegistrationResponse>[0]['response']
type Assertion = Parameters<typeof verifyAuthenticationResponse>[0]['response']

/**
 * Checks a passkey that the browser made for a challenge of the member.
 * @throws PlatformError `passkey.challenge.expired`, `passkey.not.verified`
 */
export async function verifyCreation(
  world: World,
  { response, origins, memberId }: { response: Creation; origins: Origins; memberId: number },
) {
  const { challenge, userHandle } = takeChallenge(world, response.response.clientDataJSON, memberId)
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: originOf(origins),
    expectedRPID: hostOf(origins),
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refuseUnverified)
  if (!checked.verified) throw notVerified('the signature is not that of its key')
  const { credential, credentialBackedUp } = checked.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    backedUp: credentialBackedUp,
    userHandle: userHandle ?? '',
  }
}

/**
 * Checks the answer of a passkey to a challenge of a login. Whether its counter moved on is for the caller to compare, as
 * another login may come first.
 * @throws PlatformError `passkey.challenge.expired`, `passkey.not.found`, `passkey.not.verified`
 */
export async function verifyAssertion(
  world: World,
  { response, origins }: { response: Assertion; origins: Origins },
): Promise<{ row: PasskeyRow; counter: number; backedUp: boolean }> {
  const { challenge } = takeChallenge(world, response.response.clientDataJSON, null)
  const row = world.use(passkeysRepository).byCredential(response.id)
  if (!row) throw platformError('passkey.not.found')
  const { userHandle } = response.response
  if (userHandle !== undefined && userHandle !== row.userHandle)
    throw notVerified('its user handle is not that of the member it was stored for')
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: originOf(origins),
    expectedRPID: hostOf(origins),
    // Zero, so that the library leaves the comparison to the caller.
    credential: { id: row.credentialId, publicKey: Buffer.from(row.publicKey, 'base64url'), counter: 0 },
  }).catch(refuseUnverified)
  if (!checked.verified) throw notVerified('the signature is not that of its key')
  const { newCounter, credentialBackedUp } = checked.authenticationInfo
  return { row, counter: newCounter, backedUp: credentialBackedUp }
}
