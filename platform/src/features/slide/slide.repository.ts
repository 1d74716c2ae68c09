import { and, eq, isNull } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { slideChallenge } from './slide.table.ts'

export type SlideChallenge = typeof slideChallenge.$inferSelect

const isThat = (which: string) => eq(slideChallenge.id, which)

export function slideRepository(db: WorldDatabase) {
  return {
    add: (row: typeof slideChallenge.$inferInsert) => void db.insert(slideChallenge).values(row).run(),
    byId: (id: string): SlideChallenge | undefined => db.select().from(slideChallenge).where(isThat(id)).get(),
    change: (
      id: string,
      change: Partial<Pick<SlideChallenge, 'gap' | 'tries' | 'output' | 'passToken' | 'passedAt'>>,
    ) => void db.update(slideChallenge).set(change).where(isThat(id)).run(),
    /** Uses a check up; true only for the first caller. */
    spend: (id: string, now: number): boolean =>
      db
        .update(slideChallenge)
        .set({ usedAt: now })
        .where(and(isThat(id), isNull(slideChallenge.usedAt)))
        .run().changes === 1,
  }
}
