import { and, eq, gt, isNull } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { captcha } from './captcha.table.ts'

const isThat = (id: string) => eq(captcha.id, id)

export function captchaRepository(db: WorldDatabase) {
  return {
    add: (row: { id: string; answer: string; expiresAt: number }) => void db.insert(captcha).values(row).run(),

    /** Returns captchas that can still be answered. */
    open: (now: number) =>
      db
        .select({ id: captcha.id, expiresAt: captcha.expiresAt })
        .from(captcha)
        .where(and(isNull(captcha.usedAt), gt(captcha.expiresAt, now)))
        .all(),

    /** Checks an answer; the captcha is used up either way. */
    redeem(id: string | undefined, answer: string, now: number): boolean {
      if (id === undefined) return false
      const row = db.select().from(captcha).where(isThat(id)).get()
      if (!row || row.usedAt !== null) return false
      db.update(captcha).set({ usedAt: now }).where(isThat(id)).run()
      return now < row.expiresAt && row.answer === answer
    },
  }
}
