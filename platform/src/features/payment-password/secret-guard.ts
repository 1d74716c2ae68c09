import { type ErrorCode, platformError, security } from '@understudy/contracts'
import type { World } from '../../world/world.ts'
import { loginFailuresRepository } from '../session/index.ts'

const { lock, tries } = security.SECRET_GUARD

/** A secret besides the login password, with the errors for a wrong and for a locked one. */
export interface Secret {
  subject: string
  wrong: ErrorCode
  locked: ErrorCode
}

export const paymentSecret = (memberId: number): Secret => ({
  subject: `payment ${memberId}`,
  wrong: 'payment.password.wrong',
  locked: 'payment.password.locked',
})

/** Returns until when a secret is locked; undefined when it is not. */
export const lockedUntil = (world: World, { subject }: Secret): number | undefined =>
  world.use(loginFailuresRepository).lockedUntil(subject, { tries, window: lock, lock }, world.now())

/** Refuses a locked secret, counts a wrong one, and clears earlier failures after a right one. */
export const proveSecret = (world: World, secret: Secret, isRight: () => Promise<boolean>): Promise<void> =>
  world.inTurn(() => proved(world, secret, isRight))

/** Runs one check at a time per world: concurrent guesses would all be checked before any of them is counted. */
async function proved(world: World, secret: Secret, isRight: () => Promise<boolean>): Promise<void> {
  const until = lockedUntil(world, secret)
  if (until !== undefined) throw platformError(secret.locked, { lockedUntil: until })
  const failures = world.use(loginFailuresRepository)
  if (await isRight()) return failures.clear(secret.subject)
  failures.add(secret.subject, world.now())
  const now = lockedUntil(world, secret)
  if (now !== undefined) throw platformError(secret.locked, { lockedUntil: now })
  const { count } = failures.recent(secret.subject, world.now() - lock, world.now())
  throw platformError(secret.wrong, { remaining: tries - count })
}
