import type { World } from './world/world.ts'

/**
 * Tables that grow with every try, whoever makes it, and how many of their newest rows a world keeps. Going by the
 * order of the rows and not by their times, it holds when the world's clock is set back too.
 */
const KEPT: Readonly<Record<string, { rows: number; where?: string }>> = {
  captcha: { rows: 500 },
  slide_challenge: { rows: 500 },
  cloud_sign_in: { rows: 500 },
  spent_token: { rows: 2_000 },
  lotto_ticket: { rows: 1_000 },
  login_failure: { rows: 5_000 },
  verification_code: { rows: 5_000 },
  launch: { rows: 5_000 },
  // A session that is still open goes on, however many came after it.
  session: { rows: 5_000, where: 'ended_at IS NOT NULL' },
}

/** Looking after a table costs more than a row, so it is done once in so many of the calls that write to it. */
const EVERY = 50
const written = new WeakMap<World, Map<string, number>>()

/** Removes the oldest rows of the bounded tables among those a call wrote to. */
export function keepBounded(world: World, tables: Iterable<string>): void {
  for (const table of tables) {
    const kept = Object.hasOwn(KEPT, table) ? KEPT[table] : undefined
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
