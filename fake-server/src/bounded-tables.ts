import type { RowLimit } from './binding/feature.ts'
import { FEATURES } from './features.ts'
import type { World } from './world/world.ts'

/**
 * Tables that grow with every try, and how many of their newest rows a world keeps. Going by the order of the rows and
 * not by their times, it holds when the world's clock is set back too.
 */
const LIMITS = new Map<string, RowLimit>(FEATURES.flatMap(({ rowLimits = {} }) => Object.entries(rowLimits)))

/** Looking after a table costs more than a row, so it is done once in so many of the calls that write to it. */
const EVERY = 50
const written = new WeakMap<World, Map<string, number>>()

/** Removes the oldest rows of the bounded tables among those a call wrote to. */
export function keepBounded(world: World, tables: Iterable<string>): void {
  for (const table of tables) {
    const kept = LIMITS.get(table)
    if (!kept) continue
    const counts = written.get(world) ?? new Map<string, number>()
    written.set(world, counts)
    const count = (counts.get(table) ?? 0) + 1
    counts.set(table, count)
    if (count % EVERY !== 0) continue
    const { rows, where = '1' } = kept
    world.db.$client
      .prepare(`DELETE FROM "${table}" WHERE rowid <= (SELECT max(rowid) FROM "${table}") - ${rows} AND ${where}`)
      .run()
  }
}
