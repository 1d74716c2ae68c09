import type { RowLimit } from '@understudy/platform/binding/feature.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { FEATURES } from './features.ts'

/**
 * Tables that grow with every attempt, and how many rows a world keeps. Pruning goes by use and row order and not by
 * time, so it also works after the world's clock was set back.
 */
const LIMITS = new Map<string, RowLimit>(FEATURES.flatMap(({ rowLimits = {} }) => Object.entries(rowLimits)))

/** Pruning costs more than an insert, so it runs once in so many writes: the fewer rows a table may have, the larger they are. */
const everyOf = ({ rows }: RowLimit): number => Math.min(50, Math.ceil(rows / 40))
const written = new WeakMap<World, Map<string, number>>()

/** Prunes the bounded tables among those a call wrote to; `tables` has the number of statements by table. */
export function keepBounded(world: World, tables: ReadonlyMap<string, number>): void {
  for (const [table, statements] of tables) {
    const rowLimit = LIMITS.get(table)
    if (!rowLimit) continue
    const counts = written.get(world) ?? new Map<string, number>()
    written.set(world, counts)
    const count = (counts.get(table) ?? 0) + statements
    const isDue = count >= everyOf(rowLimit)
    counts.set(table, isDue ? 0 : count)
    if (!isDue) continue
    const { rows, where = '1', use } = rowLimit
    const order = use ? `${use(world.now())} DESC, rowid DESC` : 'rowid DESC'
    world.db.$client
      .prepare(
        `DELETE FROM "${table}" WHERE rowid IN
          (SELECT rowid FROM "${table}" WHERE ${where} ORDER BY ${order} LIMIT -1 OFFSET ${rows})`,
      )
      .run()
  }
}
