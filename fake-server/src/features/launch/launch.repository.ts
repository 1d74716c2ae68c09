import { eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { insertion, query } from '../../world/query.ts'
import { launch } from './launch.table.ts'

export type LaunchRow = typeof launch.$inferSelect

const byId = query((db) =>
  db
    .select()
    .from(launch)
    .where(eq(launch.id, sql.placeholder('id'))),
)

const add = insertion(launch)

export function launchRepository(db: WorldDatabase) {
  return {
    add: (row: LaunchRow) => void add(db, row),
    byId: (id: string) => byId.get(db, { id }),
  }
}
