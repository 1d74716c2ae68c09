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

/** How due bets are settled, by the type of their game. */
const SETTLERS: Settlers = Object.assign(
  {},
  ...FEATURES.map(({ settle }) => settle),
  ...STAGED_GAMES.map(({ kinds, settle }) => settle && Object.fromEntries(kinds.map((kind) => [kind, settle]))),
)

const NOTES: readonly TakeNote[] = FEATURES.flatMap(({ takesNote }) => (takesNote ? [takesNote as TakeNote] : []))

/** A source of scheduled events with the feature it belongs to. */
type Source = Happening & { readonly of: string }
const HAPPENINGS: readonly Source[] = FEATURES.flatMap(({ name, happens = [] }) =>
  happens.map((one) => ({ ...one, of: name })),
)

/** Tables, of features and kernel, on which no scheduled event depends. */
export const TIMELESS: readonly string[] = [
  ...FEATURES.flatMap(({ timeless = [] }) => timeless),
  'outbox',
  'random_state',
]

/** How long a world may block the others while it processes due events, milliseconds. */
const SLICE = 8

/** Until when no event is due in a world, and its write counters when that was determined. */
interface Quiet extends Marks {
  until: number
}
interface Marks {
  rows: number
  statements: number
  /** Write statements on timeless tables. */
  timeless: number
}
const quiet = new WeakMap<WorldDatabase, Quiet>()

/** Worlds whose due events are being processed in slices. */
const underway = new WeakMap<WorldDatabase, Promise<string | null>>()

/**
 * Executes all due events of a world in the order of their times, however far the clock has jumped; every call of the
 * platform and of the stage does this first. Returns what could not be settled and why. It runs synchronously unless a
 * jump makes so much due that other worlds would be blocked; concurrent calls then await the same run.
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

/** Fast path: at most calls nothing is due, and asking every feature would cost more than answering the call. */
function isQuiet(world: World): boolean {
  const known = quiet.get(world.db)
  if (!known || world.now() >= known.until) return false
  if (world.writes.rows === known.rows) return true
  const now = marksOf(world)
  const timeless = now.timeless - known.timeless
  // A timeless statement writes at most one row; any further rows come from writes that were not recorded.
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

/** @throws PlatformError `world.reset` when the world was reset meanwhile: the remaining events are not the new world's */
async function inSlices(world: World, happening: Iterator<void>): Promise<void> {
  const { db } = world
  do await nextTurn()
  while (world.db === db && !endsWithinSlice(happening))
}

let lastTurn: Promise<void> = Promise.resolve()

/** Queues slices so that only one runs in each turn of the event loop, however many worlds wait. */
function nextTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate())
  return lastTurn
}

/** Executes due events one by one, yielding between transactions. */
function* everythingDue(world: World, problems: string[]): Generator<void, void, void> {
  const stuck = new Set<Source>()
  const called = world.now()
  // The clock may be set back while other worlds have their turn.
  const now = () => Math.min(called, world.now())
  const settled = (until: number) => settleDue(world, SETTLERS, NOTES, { now: until, problems })
  // Bets settled by a vendor's call since then, whose consequences were not recorded yet.
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

/** The next event, due or not; at the same time the order of features decides. */
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
 * Executes one event. If it fails or changes nothing it would stay the next one for ever, so the problem is returned and
 * the run goes on without its source.
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
