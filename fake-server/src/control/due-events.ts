import { control } from '@understudy/contracts'
import { nextMidnight } from '@understudy/contracts/zone'
import type { DueKind, DueSource } from '../binding/feature.ts'
import { FEATURES } from '../features.ts'
import { STAGED_GAMES } from '../stage/games.ts'
import type { World } from '../world/world.ts'

/** Sources of upcoming events, by kind; each derives them from the data when asked. */
const SOURCES: Partial<Record<DueKind, DueSource>> = Object.assign(
  { midnight: (_world, now) => [{ at: nextMidnight(now), about: '' }] } satisfies Partial<Record<DueKind, DueSource>>,
  ...[...FEATURES, ...STAGED_GAMES].map(({ due }) => due),
)

/** Upcoming events of a world, soonest first. */
export function dueEventsOf(world: World, filter: { kind?: DueKind | undefined; limit: number }): control.DueEvent[] {
  const now = world.now()
  const kinds = filter.kind ? [filter.kind] : control.DUE_KINDS
  return kinds
    .flatMap((kind) => {
      const all = (SOURCES[kind]?.(world, now, filter.limit) ?? []).map((due) => ({ kind, ...due }))
      // Sixty games draw all day long, so among other events only the next draw is listed.
      return FREQUENT.has(kind) && !filter.kind ? all.sort(bySoonest).slice(0, 1) : all
    })
    .sort(bySoonest)
    .slice(0, filter.limit)
}

const FREQUENT: ReadonlySet<DueKind> = new Set(['issue.closes', 'draw'])
const bySoonest = (a: { at: number }, b: { at: number }) => a.at - b.at
