import type { MerchantCode, verification } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import { and, count, desc, eq, gt, inArray, isNull, lt, lte, max, min, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { verificationCode } from './verification.table.ts'

export interface CodePlace {
  merchant: MerchantCode
  purpose: verification.CodePurpose
  target: string
  owner: number
}

export function codesRepository(db: WorldDatabase) {
  const tally = { n: count(), first: min(verificationCode.sentAt) }
  const read = (row: { n: number; first: number | null } | undefined) => ({
    count: row?.n ?? 0,
    first: row?.first ?? 0,
  })
  return {
    /** The newest code of a place until now; older ones are worth nothing beside it, and one of a rewound future is none. */
    latest: ({ merchant, purpose, target, owner }: CodePlace, now: number) =>
      db
        .select()
        .from(verificationCode)
        .where(
          and(
            eq(verificationCode.merchant, merchant),
            eq(verificationCode.target, target),
            eq(verificationCode.purpose, purpose),
            eq(verificationCode.owner, owner),
            lte(verificationCode.sentAt, now),
          ),
        )
        .orderBy(desc(verificationCode.id))
        .limit(1)
        .get(),
    /** The codes that are good, with the number or address each went to; older ones of a place are worth nothing. */
    good(now: number, tries: number) {
      const place = [
        verificationCode.merchant,
        verificationCode.target,
        verificationCode.purpose,
        verificationCode.owner,
      ] as const
      const newest = db
        .select({ id: max(verificationCode.id) })
        .from(verificationCode)
        .where(lte(verificationCode.sentAt, now))
        .groupBy(...place)
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
      read(
        db
          .select(tally)
          .from(verificationCode)
          .where(
            and(
              eq(verificationCode.merchant, merchant),
              eq(verificationCode.target, target),
              gt(verificationCode.sentAt, since),
              lte(verificationCode.sentAt, until),
            ),
          )
          .get(),
      ),
    fromAddress: (ip: string, since: number, until: number) =>
      read(
        db
          .select(tally)
          .from(verificationCode)
          .where(
            and(eq(verificationCode.ip, ip), gt(verificationCode.sentAt, since), lte(verificationCode.sentAt, until)),
          )
          .get(),
      ),
    add: (row: Omit<typeof verificationCode.$inferInsert, 'id' | 'tries' | 'usedAt'>) =>
      void db.insert(verificationCode).values(row).run(),
    miss: (id: number) =>
      void db
        .update(verificationCode)
        .set({ tries: sql`${verificationCode.tries} + 1` })
        .where(eq(verificationCode.id, id))
        .run(),
    spend: (id: number, now: number) =>
      void db.update(verificationCode).set({ usedAt: now }).where(eq(verificationCode.id, id)).run(),
  }
}

export function loadSentCodes(db: WorldDatabase, seed: WorldSeed): void {
  for (const { merchant, target, sentAt } of seed.sentCodes)
    db.insert(verificationCode)
      .values({ merchant, target, sentAt, purpose: 'login', owner: 0, code: '', ip: seed.ip, expiresAt: sentAt })
      .run()
}
