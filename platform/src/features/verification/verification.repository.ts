import type { MerchantCode, verification } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import { and, count, desc, eq, gt, inArray, isNull, lt, lte, max, min, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { verificationCode } from './verification.table.ts'

export interface CodeKey {
  merchant: MerchantCode
  purpose: verification.CodePurpose
  target: string
  owner: number
}

const isOfTarget = (merchant: string, target: string) =>
  and(eq(verificationCode.merchant, merchant), eq(verificationCode.target, target))
const isUpTo = (until: number) => lte(verificationCode.sentAt, until)
const isBetween = (since: number, until: number) => and(gt(verificationCode.sentAt, since), isUpTo(until))
const tally = { n: count(), first: min(verificationCode.sentAt) }

const isThat = (id: number) => eq(verificationCode.id, id)

export function codesRepository(db: WorldDatabase) {
  const toAttempts = (row: { n: number; first: number | null } | undefined) => ({
    count: row?.n ?? 0,
    first: row?.first ?? 0,
  })
  return {
    /**
     * Returns the latest code of a key. Older codes are void, and so are those that a rewound clock put into the
     * future.
     */
    latest: (key: CodeKey, now: number) =>
      db
        .select()
        .from(verificationCode)
        .where(
          and(
            isOfTarget(key.merchant, key.target),
            eq(verificationCode.purpose, key.purpose),
            eq(verificationCode.owner, key.owner),
            isUpTo(now),
          ),
        )
        .orderBy(desc(verificationCode.id))
        .limit(1)
        .get(),
    /** Returns all valid codes with their targets; older codes of a key are void. */
    good(now: number, tries: number) {
      const newest = db
        .select({ id: max(verificationCode.id) })
        .from(verificationCode)
        .where(isUpTo(now))
        .groupBy(verificationCode.merchant, verificationCode.target, verificationCode.purpose, verificationCode.owner)
      return db
        .select({ target: verificationCode.target, expiresAt: verificationCode.expiresAt })
        .from(verificationCode)
        .where(
          and(
            gt(verificationCode.expiresAt, now),
            isNull(verificationCode.usedAt),
            lt(verificationCode.tries, tries),
            inArray(verificationCode.id, newest),
          ),
        )
        .all()
    },
    toTarget: (merchant: MerchantCode, target: string, since: number, until: number) =>
      toAttempts(
        db
          .select(tally)
          .from(verificationCode)
          .where(and(isOfTarget(merchant, target), isBetween(since, until)))
          .get(),
      ),
    fromAddress: (ip: string, since: number, until: number) =>
      toAttempts(
        db
          .select(tally)
          .from(verificationCode)
          .where(and(eq(verificationCode.ip, ip), isBetween(since, until)))
          .get(),
      ),
    add: (row: Omit<typeof verificationCode.$inferInsert, 'id' | 'tries' | 'usedAt'>) =>
      void db.insert(verificationCode).values(row).run(),
    miss: (id: number) =>
      void db
        .update(verificationCode)
        .set({ tries: sql`${verificationCode.tries} + 1` })
        .where(isThat(id))
        .run(),
    spend: (id: number, now: number) => void db.update(verificationCode).set({ usedAt: now }).where(isThat(id)).run(),
  }
}

export function loadSentCodes(db: WorldDatabase, seed: WorldSeed): void {
  for (const { merchant, target, sentAt } of seed.sentCodes)
    db.insert(verificationCode)
      .values({ merchant, target, sentAt, purpose: 'login', owner: 0, code: '', ip: seed.ip, expiresAt: sentAt })
      .run()
}
