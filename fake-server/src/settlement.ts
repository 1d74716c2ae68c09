import { noteSettled, type Settlers, settleDue, type TakeNote } from './features/bets/index.ts'
import { FEATURES } from './features.ts'
import { STAGED_GAMES } from './stage/games.ts'
import type { World } from './world/world.ts'

/** How bets end by the world's time, by the type of their game. */
const SETTLERS: Settlers = Object.assign(
  {},
  ...FEATURES.map(({ settle }) => settle),
  ...STAGED_GAMES.map(({ kinds, settle }) => settle && Object.fromEntries(kinds.map((kind) => [kind, settle]))),
)

const NOTES: readonly TakeNote[] = FEATURES.flatMap(({ takesNote }) => (takesNote ? [takesNote as TakeNote] : []))

const HAPPENINGS = FEATURES.flatMap(({ happens = [] }) => happens)

/** The thing that is due first; of several at once the one whose feature stands first in the list. */
function firstDue(world: World, now: number) {
  let first: { at: number; happen: (world: World, at: number) => void } | undefined
  for (const { next, happen } of HAPPENINGS) {
    const at = next(world)
    if (at !== undefined && at <= now && (!first || at < first.at)) first = { at, happen }
  }
  return first
}

/**
 * What every call of the platform and of the stage begins with: everything that the world's time has brought, in the
 * order of its times, however far the clock has jumped. Says what could not be settled, and why.
 */
export function settle(world: World): string | null {
  const now = world.now()
  const problems: (string | null)[] = []
  // Rounds that their vendor's call has settled since: nothing has been booked after them yet.
  noteSettled(world, NOTES)
  for (let due = firstDue(world, now); due; due = firstDue(world, now)) {
    const { at, happen } = due
    problems.push(settleDue(world, SETTLERS, NOTES, at))
    world.transaction(() => happen(world, at))
    noteSettled(world, NOTES)
  }
  problems.push(settleDue(world, SETTLERS, NOTES, now))
  return problems.filter(Boolean).join('\n') || null
}
