import type { MerchantCode } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import { and, asc, count, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { catalogueOf } from '../../world/catalogue.ts'
import type { WorldDatabase } from '../../world/database.ts'
import { insertion, query } from '../../world/query.ts'
import { announcement, announcementRead, banner } from './announcements.table.ts'

export type AnnouncementRow = typeof announcement.$inferSelect

const { placeholder } = sql
const inForce = and(
  eq(announcement.merchant, placeholder('merchant')),
  eq(announcement.published, true),
  lte(announcement.startDate, placeholder('now')),
  or(eq(announcement.noExpiry, 1), gt(announcement.endDate, placeholder('now'))),
)
const markOfMember = and(
  eq(announcementRead.announcementId, announcement.id),
  eq(announcementRead.memberId, placeholder('memberId')),
)
const published = query((db) =>
  db
    .select()
    .from(announcement)
    .where(and(eq(announcement.merchant, placeholder('merchant')), eq(announcement.published, true)))
    .orderBy(desc(announcement.startDate), desc(announcement.id)),
)
const marks = query((db) =>
  db
    .select({ id: announcementRead.announcementId })
    .from(announcementRead)
    .where(eq(announcementRead.memberId, placeholder('memberId'))),
)
const banners = query((db) =>
  db
    .select()
    .from(banner)
    .where(eq(banner.merchant, placeholder('merchant')))
    .orderBy(asc(banner.sortOrder), asc(banner.id)),
)

const one = query((db) =>
  db
    .select({ id: announcement.id })
    .from(announcement)
    .where(and(eq(announcement.id, placeholder('id')), inForce)),
)
const markRead = query((db) =>
  db
    .insert(announcementRead)
    .values({ memberId: placeholder('memberId'), announcementId: placeholder('announcementId'), at: placeholder('at') })
    .onConflictDoNothing(),
)
const unread = query((db) =>
  db
    .select({ n: count() })
    .from(announcement)
    .leftJoin(announcementRead, markOfMember)
    .where(and(inForce, eq(announcement.groupName, ''), eq(announcement.type, 'PL'), isNull(announcementRead.at))),
)

const add = insertion(announcement)

export function announcementsRepository(db: WorldDatabase) {
  return {
    /**
     * Returns current announcements of one page, or of all pages (''), with the member's read marks; member 0 is a
     * visitor.
     */
    current(merchant: MerchantCode, now: number, memberId: number, groupName = '') {
      const all = catalogueOf(db).keep([announcement], `announcements ${merchant}`, () =>
        published.all(db, { merchant }),
      )
      const read = new Set(marks.all(db, { memberId }).map(({ id }) => id))
      return all
        .filter(
          (row) => row.groupName === groupName && row.startDate <= now && (row.noExpiry === 1 || row.endDate > now),
        )
        .map((row) => ({ row, read: read.has(row.id) }))
    },
    banners: (merchant: MerchantCode) =>
      catalogueOf(db).keep([banner], `banners ${merchant}`, () => banners.all(db, { merchant })),
    /** Returns the new id. */
    add: (row: typeof announcement.$inferInsert): number => Number(add(db, row).lastInsertRowid),
    exists: (merchant: MerchantCode, id: number, now: number) => one.get(db, { merchant, id, now }) !== undefined,
    markRead: (memberId: number, announcementId: number, at: number) =>
      void markRead.run(db, { memberId, announcementId, at }),
    /** Counts unread notices to players, as list, ticker and message centre show them. */
    unread: (merchant: MerchantCode, now: number, memberId: number): number =>
      unread.get(db, { merchant, now, memberId })?.n ?? 0,
  }
}

export function loadAnnouncements(db: WorldDatabase, seed: WorldSeed): void {
  for (const { order, ...row } of seed.banners)
    db.insert(banner)
      .values({ ...row, sortOrder: order })
      .run()
  const insert = db.$client.prepare(
    `INSERT INTO announcement (id, merchant, type, group_name, title, content, start_date, end_date, no_expiry,
       published, promotion_type, execution, images, readers) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  for (const row of seed.announcements)
    insert.run(
      row.id,
      row.merchant,
      row.type,
      row.groupName,
      JSON.stringify(row.title),
      JSON.stringify(row.content),
      row.startDate,
      row.endDate,
      row.noExpiry,
      Number(row.published),
      row.promotionType,
      row.execution,
      JSON.stringify(row.images),
      row.readers,
    )
}
