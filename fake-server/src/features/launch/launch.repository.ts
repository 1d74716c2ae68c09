import { eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { launch } from './launch.table.ts'

export type LaunchRow = typeof launch.$inferSelect

export function launchRepository(db: WorldDatabase) {
  const byId = db
    .select()
    .from(launch)
    .where(eq(launch.id, sql.placeholder('id')))
    .prepare()
  return {
    add: (row: LaunchRow) => void db.insert(launch).values(row).run(),
    byId: (id: string) => byId.get({ id }),
  }
}
