import type { promotions } from '@understudy/contracts'
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { catalogueOf } from '../../world/catalogue.ts'
import type { WorldDatabase } from '../../world/database.ts'
import { insertion, query } from '../../world/query.ts'
import { type AnnouncementRow, announcement } from '../announcements/index.ts'
import { promotion, promotionPart } from './promotions.table.ts'

export type PartRow = typeof promotionPart.$inferSelect
export type NewPart = Omit<PartRow, 'id'>

/** A promotion with its announcement. */
export interface Promotion {
  id: number
  merchant: string
  rule: promotions.PromotionRule
  told: AnnouncementRow
}

const { placeholder } = sql
const published = query((db) =>
  db
    .select({ rule: promotion.rule, told: announcement })
    .from(promotion)
    .innerJoin(announcement, eq(announcement.id, promotion.id))
    .where(and(eq(promotion.merchant, placeholder('merchant')), eq(announcement.published, true)))
    .orderBy(desc(announcement.startDate), desc(announcement.id)),
)
const byReward = query((db) =>
  db
    .select()
    .from(promotionPart)
    .where(eq(promotionPart.rewardId, placeholder('rewardId'))),
)
const byDeposit = query((db) =>
  db
    .select()
    .from(promotionPart)
    .where(sql`trans_id = ${placeholder('transId')}`),
)
const ofMember = query((db) =>
  db
    .select()
    .from(promotionPart)
    .where(eq(promotionPart.memberId, placeholder('memberId')))
    .orderBy(desc(promotionPart.at), desc(promotionPart.id))
    .limit(placeholder('limit')),
)
// This repeats the condition of the partial index word for word, because SQLite uses the index only then.
const isApplying = sql`label = 'applying'`
const applying = query((db) =>
  db
    .select()
    .from(promotionPart)
    .where(isApplying)
    .orderBy(asc(promotionPart.at), asc(promotionPart.id))
    .limit(placeholder('limit')),
)
const applyingCount = query((db) => db.select({ n: sql<number>`count(*)` }).from(promotionPart).where(isApplying))
const expiring = query((db) =>
  db
    .select()
    .from(promotionPart)
    .where(and(eq(promotionPart.label, 'issued'), gt(promotionPart.expiresAt, placeholder('now'))))
    .orderBy(asc(promotionPart.expiresAt), asc(promotionPart.id))
    .limit(placeholder('limit')),
)
const add = insertion(promotionPart)
const alter = query((db) =>
  db
    .update(promotionPart)
    .set({
      label: sql`${placeholder('label')}`,
      at: sql`${placeholder('at')}`,
      amount: sql`${placeholder('amount')}`,
      turnover: sql`${placeholder('turnover')}`,
      expiresAt: sql`${placeholder('expiresAt')}`,
      transId: sql`${placeholder('transId')}`,
      reason: sql`${placeholder('reason')}`,
      remark: sql`${placeholder('remark')}`,
    })
    .where(eq(promotionPart.rewardId, placeholder('rewardId'))),
)
const remove = query((db) => db.delete(promotionPart).where(eq(promotionPart.rewardId, placeholder('rewardId'))))

export function promotionsRepository(db: WorldDatabase) {
  const ofMerchant = (merchant: string): readonly Promotion[] =>
    catalogueOf(db).keep([promotion, announcement], `promotions ${merchant}`, () =>
      published.all(db, { merchant }).map(({ rule, told }) => ({ id: told.id, merchant, rule, told })),
    )
  return {
    /** Returns published promotions, the newest start first. */
    ofMerchant,
    one: (merchant: string, id: number): Promotion | undefined => ofMerchant(merchant).find((one) => one.id === id),
    part: (rewardId: string): PartRow | undefined => byReward.get(db, { rewardId }),
    partOfDeposit: (transId: string): PartRow | undefined => byDeposit.get(db, { transId }),
    /** Returns a member's parts, the newest first. */
    partsOf: (memberId: number, limit: number): PartRow[] => ofMember.all(db, { memberId, limit }),
    /** Returns pending applications, the longest waiting first. */
    applying: (limit: number): PartRow[] => applying.all(db, { limit }),
    /** Returns all claimable rewards, the next to expire first. */
    expiring: (now: number, limit: number): PartRow[] => expiring.all(db, { now, limit }),
    countApplying: (): number => applyingCount.get(db)?.n ?? 0,
    /** Inserts a part, or replaces the one with the same promotion, member and day. */
    keep(row: NewPart): void {
      if (alter.run(db, row).changes === 0) add(db, row)
    },
    remove: (rewardId: string): void => void remove.run(db, { rewardId }),
  }
}
