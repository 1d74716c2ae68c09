import { control } from '@understudy/contracts'
import { type DueKind, scheduled, type Upcoming } from '../../binding/feature.ts'
import { FEATURES } from '../../platform/features.ts'
import { STAGED_GAMES } from '../../stage/games.ts'
import { merchantCalendar } from '../../world/merchant-calendar.ts'
import type { World } from '../../world/world.ts'

/** Of the merchant that the world shows: each has a midnight of its own. */
const MIDNIGHT = scheduled({
  kind: 'midnight',
  upcoming(world) {
    const { zone, nextMidnight } = merchantCalendar(world.merchant)
    return [{ at: nextMidnight(world.now()), about: zone }]
  },
})
const SOURCES = [MIDNIGHT, ...[...FEATURES, ...STAGED_GAMES].flatMap(({ scheduled = [] }) => scheduled)]

/** Upcoming events of a world, soonest first. */
export function dueEventsOf(world: World, filter: { kind?: DueKind | undefined; limit: number }): control.DueEvent[] {
  const kinds = filter.kind ? [filter.kind] : control.DUE_KINDS
  return kinds
    .flatMap((kind) => {
      const all = SOURCES.filter((source) => source.kind === kind).flatMap((source) =>
        source.upcoming(world, filter.limit).map(({ at, about }: Upcoming) => ({ kind, at, about })),
      )
      // Sixty games draw all day long, so among other events only the next draw is listed.
      return FREQUENT.has(kind) && !filter.kind ? all.sort(bySoonest).slice(0, 1) : all
    })
    .sort(bySoonest)
    .slice(0, filter.limit)
}

const FREQUENT: ReadonlySet<DueKind> = new Set(['issue.closes', 'draw'])
const bySoonest = (a: { at: number }, b: { at: number }) => a.at - b.at
