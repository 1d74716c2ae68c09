import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { insertion, query } from '../../world/query.ts'
import { captcha } from './captcha.table.ts'

const isThat = eq(captcha.id, sql.placeholder('id'))
const add = insertion(captcha)
const open = query((db) =>
  db
    .select({ id: captcha.id, expiresAt: captcha.expiresAt })
    .from(captcha)
    .where(and(isNull(captcha.usedAt), gt(captcha.expiresAt, sql.placeholder('now')))),
)
const byId = query((db) => db.select().from(captcha).where(isThat))
const spend = query((db) =>
  db
    .update(captcha)
    .set({ usedAt: sql`${sql.placeholder('now')}` })
    .where(isThat),
)

export function captchaRepository(db: WorldDatabase) {
  return {
    add: (row: { id: string; answer: string; expiresAt: number }) => void add(db, row),

    /** Returns captchas that can still be answered. */
    open: (now: number) => open.all(db, { now }),

    /** Checks an answer; the captcha is used up either way. */
    redeem(id: string | undefined, answer: string, now: number): boolean {
      if (id === undefined) return false
      const row = byId.get(db, { id })
      if (!row || row.usedAt !== null) return false
      spend.run(db, { id, now })
      return now < row.expiresAt && row.answer === answer
    },
  }
}
