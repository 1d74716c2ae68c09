import { and, eq, isNull } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { slideChallenge } from './slide.table.ts'

export type SlideChallenge = typeof slideChallenge.$inferSelect

export function slideRepository(db: WorldDatabase) {
  const one = (id: string) => eq(slideChallenge.id, id)
  return {
    add: (row: typeof slideChallenge.$inferInsert) => void db.insert(slideChallenge).values(row).run(),
    byId: (id: string): SlideChallenge | undefined => db.select().from(slideChallenge).where(one(id)).get(),
    change: (
      id: string,
      change: Partial<Pick<SlideChallenge, 'gap' | 'tries' | 'output' | 'passToken' | 'passedAt'>>,
    ) => void db.update(slideChallenge).set(change).where(one(id)).run(),
    /** True for the one who spends it. */
    spend: (id: string, now: number): boolean =>
      db
        .update(slideChallenge)
        .set({ usedAt: now })
        .where(and(one(id), isNull(slideChallenge.usedAt)))
        .run().changes === 1,
  }
}
