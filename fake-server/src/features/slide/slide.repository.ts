import { and, eq, isNull, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { change, insertion, query } from '../../world/query.ts'
import { slideChallenge } from './slide.table.ts'

export type SlideChallenge = typeof slideChallenge.$inferSelect

const isThat = eq(slideChallenge.id, sql.placeholder('which'))
const add = insertion(slideChallenge)
const byId = query((db) => db.select().from(slideChallenge).where(isThat))
const alter = change(slideChallenge, isThat)
const spend = query((db) =>
  db
    .update(slideChallenge)
    .set({ usedAt: sql`${sql.placeholder('now')}` })
    .where(and(isThat, isNull(slideChallenge.usedAt))),
)

export function slideRepository(db: WorldDatabase) {
  return {
    add: (row: typeof slideChallenge.$inferInsert) => void add(db, row),
    byId: (id: string): SlideChallenge | undefined => byId.get(db, { which: id }),
    change: (
      id: string,
      change: Partial<Pick<SlideChallenge, 'gap' | 'tries' | 'output' | 'passToken' | 'passedAt'>>,
    ) => void alter(db, change, { which: id }),
    /** Uses a check up; true only for the first caller. */
    spend: (id: string, now: number): boolean => spend.run(db, { which: id, now }).changes === 1,
  }
}
