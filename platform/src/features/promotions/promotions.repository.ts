import type { promotions } from '@understudy/contracts'
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { catalogueOf } from '../../storage/catalogue.ts'
import type { WorldDatabase } from '../../storage/database.ts'
import { prepared } from '../../storage/prepared.ts'
import { type AnnouncementRow, announcement } from '../announcements/index.ts'
import { promotion, promotionPart } from './promotions.table.ts'

export type PartRow = typeof promotionPart.$inferSelect
export type NewPart = Omit<PartRow, 'id'>

/** A promotion with its announcement. */
export interface Promotion {
  id: number
  merchant: string
  rule: promotions.PromotionRule
  announcement: AnnouncementRow
}

// This repeats the condition of the partial index word for word, because SQLite uses the index only then.
const isApplying = sql`label = 'applying'`

const applying = prepared((db) =>
  db
    .select()
    .from(promotionPart)
    .where(isApplying)
    .orderBy(asc(promotionPart.at), asc(promotionPart.id))
    .limit(sql.placeholder('limit')),
)

export function promotionsRepository(db: WorldDatabase) {
  const ofMerchant = (merchant: string): readonly Promotion[] =>
    catalogueOf(db).keep([promotion, announcement], `promotions ${merchant}`, () =>
      db
        .select({ rule: promotion.rule, announcement })
        .from(promotion)
        .innerJoin(announcement, eq(announcement.id, promotion.id))
        .where(and(eq(promotion.merchant, merchant), eq(announcement.published, true)))
        .orderBy(desc(announcement.startDate), desc(announcement.id))
        .all()
        .map((row) => ({ id: row.announcement.id, merchant, ...row })),
    )
  return {
    /** Returns published promotions, the newest start first. */
    ofMerchant,
    one: (merchant: string, id: number): Promotion | undefined => ofMerchant(merchant).find((one) => one.id === id),
    part: (rewardId: string): PartRow | undefined =>
      db.select().from(promotionPart).where(eq(promotionPart.rewardId, rewardId)).get(),
    partOfDeposit: (transId: string): PartRow | undefined =>
      db.select().from(promotionPart).where(sql`trans_id = ${transId}`).get(),
    /** Returns a member's parts, the newest first. */
    partsOf: (memberId: number, limit: number): PartRow[] =>
      db
        .select()
        .from(promotionPart)
        .where(eq(promotionPart.memberId, memberId))
        .orderBy(desc(promotionPart.at), desc(promotionPart.id))
        .limit(limit)
        .all(),
    /** Returns pending applications, the longest waiting first. */
    applying: (limit: number): PartRow[] => applying(db).all({ limit }),
    /** Returns all claimable rewards, the next to expire first. */
    expiring: (now: number, limit: number): PartRow[] =>
      db
        .select()
        .from(promotionPart)
        .where(and(eq(promotionPart.label, 'issued'), gt(promotionPart.expiresAt, now)))
        .orderBy(asc(promotionPart.expiresAt), asc(promotionPart.id))
        .limit(limit)
        .all(),
    countApplying: (): number =>
      db.select({ n: sql<number>`count(*)` }).from(promotionPart).where(isApplying).get()?.n ?? 0,
    /** Inserts a part, or replaces the one with the same promotion, member and day. */
    keep(row: NewPart): void {
      if (db.update(promotionPart).set(row).where(eq(promotionPart.rewardId, row.rewardId)).run().changes === 0)
        db.insert(promotionPart).values(row).run()
    },
    remove: (rewardId: string): void => void db.delete(promotionPart).where(eq(promotionPart.rewardId, rewardId)).run(),
  }
}
