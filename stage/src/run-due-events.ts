import { type Run, scheduled, type Upcoming } from '@understudy/platform/binding/feature.ts'
import { bet, betsRepository, type Settlers, settleDueBet } from '@understudy/platform/features/bets/index.ts'
import { hostClock } from '@understudy/platform/shared/host-clock.ts'
import { pause } from '@understudy/platform/shared/pauses.ts'
import { catalogueOf } from '@understudy/platform/storage/catalogue.ts'
import type { WorldDatabase } from '@understudy/platform/storage/database.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { FEATURES } from './features.ts'
import { STAGED_GAMES } from './games.ts'

/** How due bets are settled, by the type of their game. */
const SETTLERS: Settlers = Object.assign(
  {},
  ...FEATURES.map(({ settle }) => settle),
  ...STAGED_GAMES.map(({ kinds, settle }) => settle && Object.fromEntries(kinds.map((kind) => [kind, settle]))),
)

/** Bets come before anything else of the same moment. One that cannot be settled is set aside, so that it blocks nothing. */
const BETS = scheduled({
  reads: [bet],
  upcoming: (world) => {
    const [due] = world.use(betsRepository).due(Number.MAX_SAFE_INTEGER, 1)
    return due ? [{ at: due.dueAt, about: due.ref, due }] : []
  },
  run(world, { due }) {
    try {
      world.transaction(() => settleDueBet(world, SETTLERS, due))
      return undefined
    } catch (error) {
      world.use(betsRepository).markStuck(due.id)
      return `Bet ${due.ref} cannot be settled and was set aside: ${causeOf(error)}`
    }
  },
})

/** What runs by the world's time, with the feature it belongs to. */
interface Source {
  readonly of: string
  readonly scheduled: Run
  /** Under which its next event is kept. */
  readonly key: string
}
export const SOURCES: readonly Source[] = [
  { name: 'bets', scheduled: [BETS] },
  ...[...FEATURES, ...STAGED_GAMES],
].flatMap(({ name: of, scheduled = [] }, place) =>
  scheduled.flatMap((one, nth) => (one.run ? { of, scheduled: one, key: `next of ${place}.${nth}` } : [])),
)

/** How long a world may block the others while it runs due events, milliseconds. */
const SLICE = 8

/** Worlds whose due events are being run in slices. */
const underway = new WeakMap<WorldDatabase, Promise<string | null>>()

/**
 * Runs all due events of a world in the order of their times, however far the clock has jumped; every call of the
 * platform and of the stage does this first. Returns what could not be done and why. It runs synchronously unless a jump
 * makes so much due that other worlds would be blocked; concurrent calls then await the same run.
 */
export function settle(world: World): string | null | Promise<string | null> {
  const { db } = world
  const before = underway.get(db)
  const settleAgain = () => settle(world)
  if (before) return before.then(settleAgain, settleAgain)
  const problems: string[] = []
  const run = runDueEvents(world, problems)
  const summary = () => problems.join('\n') || null
  if (endsWithinSlice(run)) return summary()
  const finished = inSlices(world, run)
    .finally(() => underway.delete(db))
    .then(summary)
  underway.set(db, finished)
  return finished
}

/** Runs due events one by one, each in its transaction, and yields between them. */
function* runDueEvents(world: World, problems: string[]): Generator<void, void, void> {
  const stuck = new Set<Source>()
  const called = world.now()
  for (;;) {
    const next = soonest(world, stuck, problems)
    // The clock may be set back while other worlds have their turn.
    if (!next || next.event.at > Math.min(called, world.now())) return
    const { problem, blocks } = attempt(world, next)
    if (problem !== undefined) problems.push(problem)
    if (blocks) stuck.add(next.source)
    yield
  }
}

/**
 * The next event, due or not; at the same moment the order of the sources decides. A source that cannot be read is left out
 * of the run, like one that cannot run (`stuck`).
 */
function soonest(world: World, stuck: Set<Source>, problems: string[]) {
  let next: { source: Source; event: Upcoming } | undefined
  for (const source of SOURCES) {
    if (stuck.has(source)) continue
    let event: Upcoming | undefined
    try {
      event = nextOf(world, source)
    } catch (error) {
      if (world.overtakenBy !== undefined) throw error
      stuck.add(source)
      problems.push(`What comes next of ${source.of} cannot be read: ${causeOf(error)}`)
    }
    if (event && (!next || event.at < next.event.at)) next = { source, event }
  }
  return next
}

/** The next event of a source; its list is read again only after a write to its tables, as most calls write to others. */
export function nextOf(world: World, { key, scheduled: { reads, upcoming } }: Source): Upcoming | undefined {
  return catalogueOf(world.db).keep(reads, key, () => upcoming(world, 1))[0]
}

/**
 * Runs one event. One that throws or changes nothing would stay the next one for ever, so the run goes on without its
 * source (`blocks`).
 */
function attempt(world: World, { source, event }: { source: Source; event: Upcoming }) {
  const what = `What was due at ${event.at} of ${source.of}`
  const { version } = world.writes
  try {
    const problem = world.transaction(() => source.scheduled.run(world, event))
    if (world.writes.version !== version || nextOf(world, source)?.at !== event.at) return { problem, blocks: false }
    return { problem: `${what} changes nothing when it happens.`, blocks: true }
  } catch (error) {
    if (world.overtakenBy !== undefined) throw error
    return { problem: `${what} cannot happen: ${causeOf(error)}`, blocks: true }
  }
}

function endsWithinSlice(run: Iterator<void>): boolean {
  const elapsed = hostClock.stopwatch()
  while (!run.next().done) if (elapsed() >= SLICE) return false
  return true
}

/** @throws PlatformError `world.reset` when the world was reset meanwhile: the remaining events are not the new world's */
async function inSlices(world: World, run: Iterator<void>): Promise<void> {
  const { db } = world
  do await nextTurn()
  while (world.db === db && !endsWithinSlice(run))
}

let lastTurn: Promise<void> = Promise.resolve()

/** Queues slices so that only one runs in each turn of the event loop, however many worlds wait. */
function nextTurn(): Promise<void> {
  lastTurn = lastTurn.then(pause)
  return lastTurn
}

const causeOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))
