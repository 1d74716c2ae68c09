import { control } from '@understudy/contracts'
import { type DueKind, type Scheduled, scheduled, type Upcoming } from '@understudy/platform/binding/feature.ts'
import { merchantCalendar } from '@understudy/platform/world/merchant-calendar.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { FEATURES } from '@understudy/stage/features.ts'
import { STAGED_GAMES } from '@understudy/stage/games.ts'

/** Of the merchant that the world shows: each has a midnight of its own. */
const MIDNIGHT = scheduled({
  kind: 'midnight',
  upcoming(world) {
    const { zone, nextMidnight } = merchantCalendar(world.merchant)
    return [{ at: nextMidnight(world.now()), about: zone }]
  },
})
/** What has events to come, with the feature it belongs to. */
interface Source {
  readonly of: string
  readonly scheduled: Scheduled
}
const SOURCES: readonly Source[] = [
  { name: 'calendar', scheduled: [MIDNIGHT] },
  ...[...FEATURES, ...STAGED_GAMES],
].flatMap(({ name: of, scheduled = [] }) => scheduled.map((one) => ({ of, scheduled: one })))

/** Upcoming events of a world, soonest first, and an entry with its problem for each source that cannot be read. */
export function dueEventsOf(world: World, filter: { kind?: DueKind | undefined; limit: number }): control.DueEvent[] {
  const kinds = filter.kind ? [filter.kind] : control.DUE_KINDS
  return kinds
    .flatMap((kind) => {
      const all = SOURCES.filter(({ scheduled }) => scheduled.kind === kind).flatMap((source) =>
        eventsOf(world, source, kind, filter.limit),
      )
      // Sixty games draw all day long, so among other events only the next draw is listed.
      return FREQUENT.has(kind) && !filter.kind ? all.sort(bySoonest).slice(0, 1) : all
    })
    .sort(bySoonest)
    .slice(0, filter.limit)
}

/** One source that cannot be read must not hide what the others have to come. */
function eventsOf(world: World, { of, scheduled }: Source, kind: DueKind, limit: number): control.DueEvent[] {
  try {
    return scheduled.upcoming(world, limit).map(({ at, about }: Upcoming) => ({ kind, at, about }))
  } catch (error) {
    if (world.overtakenBy !== undefined) throw error
    const cause = error instanceof Error ? error.message : String(error)
    return [{ kind, at: world.now(), about: '', problem: `What comes next of ${of} cannot be read: ${cause}` }]
  }
}

const FREQUENT: ReadonlySet<DueKind> = new Set(['issue.closes', 'draw'])
const bySoonest = (a: { at: number }, b: { at: number }) => a.at - b.at
