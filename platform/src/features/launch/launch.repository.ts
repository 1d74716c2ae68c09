import { eq } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { launch } from './launch.table.ts'

export type LaunchRow = typeof launch.$inferSelect

export function launchRepository(db: WorldDatabase) {
  return {
    add: (row: LaunchRow) => void db.insert(launch).values(row).run(),
    byId: (id: string) => db.select().from(launch).where(eq(launch.id, id)).get(),
  }
}
