import { setImmediate } from 'node:timers/promises'
import type { Happening } from './binding/feature.ts'
import {
  betsRepository,
  causeOf,
  noteOrPassOver,
  type Settlers,
  settleDue,
  type TakeNote,
} from './features/bets/index.ts'
import { FEATURES } from './features.ts'
import { STAGED_GAMES } from './stage/games.ts'
import type { WorldDatabase } from './world/database.ts'
import { hostClock } from './world/host-clock.ts'
import type { World } from './world/world.ts'

/** How bets end by the world's time, by the type of their game. */
const SETTLERS: Settlers = Object.assign(
  {},
  ...FEATURES.map(({ settle }) => settle),
  ...STAGED_GAMES.map(({ kinds, settle }) => settle && Object.fromEntries(kinds.map((kind) => [kind, settle]))),
)

const NOTES: readonly TakeNote[] = FEATURES.flatMap(({ takesNote }) => (takesNote ? [takesNote as TakeNote] : []))

/** With the feature it is of. */
type Source = Happening & { readonly of: string }
const HAPPENINGS: readonly Source[] = FEATURES.flatMap(({ name, happens = [] }) =>
  happens.map((one) => ({ ...one, of: name })),
)

/** Tables of the features, and of the kernel: what was sent out, and what chance has drawn. */
export const TIMELESS: readonly string[] = [
  ...FEATURES.flatMap(({ timeless = [] }) => timeless),
  ...['outbox', 'random_state'],
]

/** So long at a time a world may keep all others waiting for what its time has brought, milliseconds. */
const SLICE = 8

/** Until when nothing happens in a world, and what had been written to it when that was found. */
interface Quiet extends Marks {
  until: number
}
interface Marks {
  rows: number
  statements: number
  /** Statements on timeless tables. */
  timeless: number
}
const quiet = new WeakMap<WorldDatabase, Quiet>()

/** Worlds whose time has brought more than fits in a slice, until it has all happened. */
const underway = new WeakMap<WorldDatabase, Promise<string | null>>()

/**
 * What every call of the platform and of the stage begins with: everything that the world's time has brought, in the
 * order of its times, however far the clock has jumped. Says what could not be settled, and why. It is done at once
 * unless a jump has brought so much that others would wait for it; whoever calls meanwhile waits for the end of it.
 */
export function settle(world: World): string | null | Promise<string | null> {
  if (isQuiet(world)) return null
  const { db } = world
  const before = underway.get(db)
  if (before)
    return before.then(
      () => settle(world),
      () => settle(world),
    )
  const problems: string[] = []
  const happening = everythingDue(world, problems)
  const told = () => problems.join('\n') || null
  if (endsWithinSlice(happening)) return told()
  const done = inSlices(world, happening)
    .finally(() => underway.delete(db))
    .then(told)
  underway.set(db, done)
  return done
}

/** Most calls come before anything is due, and asking every feature costs more than answering them. */
function isQuiet(world: World): boolean {
  const known = quiet.get(world.db)
  if (!known || world.now() >= known.until) return false
  if (world.writes.rows === known.rows) return true
  const now = marksOf(world)
  const timeless = now.timeless - known.timeless
  // Each of those writes a row at most: what is more, somebody has written who told of nothing.
  return now.statements - known.statements === timeless && now.rows - known.rows <= timeless
}

const marksOf = ({ writes }: World): Marks => ({
  rows: writes.rows,
  statements: writes.written,
  timeless: TIMELESS.reduce((sum, table) => sum + writes.statementsOn(table), 0),
})

function endsWithinSlice(happening: Iterator<void>): boolean {
  const elapsed = hostClock.stopwatch()
  while (!happening.next().done) if (elapsed() >= SLICE) return false
  return true
}

/** Throws `world.reset` where a call's world was reset meanwhile; what remains is then none of the new one's. */
async function inSlices(world: World, happening: Iterator<void>): Promise<void> {
  const { db } = world
  do await nextTurn()
  while (world.db === db && !endsWithinSlice(happening))
}

let lastTurn: Promise<void> = Promise.resolve()

/** One slice in each turn of the event loop, however many worlds wait for one. */
function nextTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate())
  return lastTurn
}

/** Pauses wherever nothing is half done. */
function* everythingDue(world: World, problems: string[]): Generator<void, void, void> {
  const stuck = new Set<Source>()
  const called = world.now()
  // Somebody may set the clock back while others have their turn.
  const now = () => Math.min(called, world.now())
  const settled = (until: number) => settleDue(world, SETTLERS, NOTES, { now: until, problems })
  // Rounds that their vendor's call has settled since: nothing has been booked after them yet.
  problems.push(...(yield* noteOrPassOver(world, NOTES)))
  let first = comesFirst(world, stuck)
  for (; first && first.at <= now(); first = comesFirst(world, stuck)) {
    yield* settled(first.at)
    const problem = whatStops(world, first)
    if (problem !== null) {
      problems.push(problem)
      stuck.add(first.source)
    }
    problems.push(...(yield* noteOrPassOver(world, NOTES)))
    yield
  }
  const found = marksOf(world)
  yield* settled(now())
  if (problems.length > 0) return
  const bet = world.use(betsRepository).nextDueAt()
  const until = Math.min(first?.at ?? Number.POSITIVE_INFINITY, bet ?? Number.POSITIVE_INFINITY)
  quiet.set(world.db, { until, ...found })
}

/** What happens first, now or later; of several at once the one whose feature stands first in the list. */
function comesFirst(world: World, stuck: ReadonlySet<Source>) {
  let first: { at: number; source: Source } | undefined
  for (const source of HAPPENINGS) {
    if (stuck.has(source)) continue
    const at = source.next(world)
    if (at !== undefined && (!first || at < first.at)) first = { at, source }
  }
  return first
}

/**
 * Lets a thing happen. What fails, or leaves everything as it was, would be first again for ever: it says why, and what
 * else the time has brought goes on without its kind.
 */
function whatStops(world: World, { at, source }: { at: number; source: Source }): string | null {
  const what = `What was due at ${at} of ${source.of}`
  const { version } = world.writes
  try {
    world.transaction(() => source.happen(world, at))
  } catch (error) {
    if (world.overtakenBy !== undefined) throw error
    return `${what} cannot happen: ${causeOf(error)}`
  }
  if (world.writes.version !== version || source.next(world) !== at) return null
  return `${what} changes nothing when it happens.`
}
