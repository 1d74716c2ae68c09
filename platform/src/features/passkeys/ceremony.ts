import { passkeys as contract, platformError } from '@understudy/contracts'
import type { Origins } from '../../binding/platform.ts'
import { hostRandom } from '../../shared/host-random.ts'
import type { World } from '../../world/world.ts'
import type { Assertion, Creation, Expected } from './device-answer.ts'
import { type PasskeyRow, passkeysRepository } from './passkeys.repository.ts'

/** The host name of the app: passkeys are made for it. */
export const hostOf = ({ app }: Pick<Origins, 'app'>): string => new URL(app).hostname
/** EdDSA, ES256 and RS256, which all devices together know, by their numbers in COSE. */
export const ALGORITHMS = [-8, -7, -257]

/** What the answer of a device has to be for. The app may stand below a path of its origin. */
const expected = (origins: Origins): Expected => ({
  origin: new URL(origins.app).origin,
  host: hostOf(origins),
  algorithms: ALGORITHMS,
})

/** Loaded at the first use: the library's parsers of certificates would delay the server's start. */
const answers = () => import('./device-answer.ts')

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

/** An answer that is malformed or does not match; the reason goes on the tape. */
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

/**
 * Checks a passkey that the browser made for a challenge of the member.
 * @throws PlatformError `passkey.challenge.expired`, `passkey.not.verified`
 */
export async function verifyCreation(
  world: World,
  { response, origins, memberId }: { response: Creation; origins: Origins; memberId: number },
) {
  const { userHandle } = takeChallenge(world, response.response.clientDataJSON, memberId)
  const { readCreation } = await answers()
  const created = await readCreation(response, expected(origins)).catch(refuseUnverified)
  return { ...created, userHandle: userHandle ?? '' }
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
  takeChallenge(world, response.response.clientDataJSON, null)
  const row = world.use(passkeysRepository).byCredential(response.id)
  if (!row) throw platformError('passkey.not.found')
  const { userHandle } = response.response
  if (userHandle !== undefined && userHandle !== row.userHandle)
    throw notVerified('its user handle is not that of the member it was stored for')
  const { readAssertion } = await answers()
  const read = await readAssertion(response, row.publicKey, expected(origins)).catch(refuseUnverified)
  return { row, ...read }
}
