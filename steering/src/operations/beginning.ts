import type { control, session } from '@understudy/contracts'
import { luckRepository } from '@understudy/platform/features/luck/index.ts'
import { sessionsRepository } from '@understudy/platform/features/session/index.ts'
import { readState } from '@understudy/platform/storage/state.ts'
import type { Beginning } from '@understudy/platform/world/settings.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { changeSettings } from '../worlds/world-settings.ts'
import { type Entry, findAccount, signIn, TRIAL } from './accounts.ts'

/** What a world was made as; undefined for one of a build that did not keep it. */
export const beginningOf = (world: World): Beginning | undefined =>
  readState(world.db).get('beginning') as Beginning | undefined

/**
 * Puts a world that was just made into a state that a reset brings back; what it was made as before stays where it is not
 * named.
 * @throws ControlProblem 422, MomentRefused
 */
export function beginAs(world: World, change: control.Beginning, entry: Entry): session.SessionInfo | undefined {
  const { advanceMs, merchant, as, flags, status, country, luck, faults } = change
  const before = beginningOf(world)
  const beginning = { clock: world.clock.state, ...before, ...change, flags: { ...before?.flags, ...flags } }
  const session = world.transaction(() => {
    if (advanceMs !== undefined) world.clock.set(world.origin.startAt + advanceMs)
    if (merchant !== undefined) changeSettings(world, { merchant })
    const opened = as === undefined ? undefined : signIn(world, as, entry)
    const trial = opened && { trial: as === TRIAL ? opened.userName : undefined }
    readState(world.db).set('beginning', { ...beginning, ...trial })
    changeSettings(world, { flags, status, country })
    if (luck) world.use(luckRepository).setLuck({ next: luck })
    if (faults) world.faults.replace(faults)
    return opened
  })
  // The sign-in is part of the beginning, so it is no step after it.
  world.tape.begin()
  return session
}

/** Puts a database at the first moment of a world into the state that the world was made in; open sessions go on. */
export function beginAgain(begun: World, before: World): void {
  const made = beginningOf(before)
  if (!made) return
  const { clock, trial, ...beginning } = made
  begun.clock.set(begun.origin.startAt, clock)
  const name = trial ?? made.as
  const member = name === undefined ? undefined : findAccount(before, name)
  const open = member && before.use(sessionsRepository).openOf(member.id)
  beginAs(begun, beginning, { ip: begun.setting.ip, ...open, trial })
}
