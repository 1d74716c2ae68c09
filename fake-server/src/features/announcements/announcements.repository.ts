import type { MerchantCode } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import { and, asc, count, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { announcement, announcementRead, banner } from './announcements.table.ts'

export type AnnouncementRow = typeof announcement.$inferSelect

export function announcementsRepository(db: WorldDatabase) {
  const { placeholder } = sql
  const inForce = and(
    eq(announcement.merchant, placeholder('merchant')),
    eq(announcement.published, true),
    lte(announcement.startDate, placeholder('now')),
    or(eq(announcement.noExpiry, 1), gt(announcement.endDate, placeholder('now'))),
  )
  const current = db
    .select({ row: announcement, readAt: announcementRead.at })
    .from(announcement)
    .leftJoin(
      announcementRead,
      and(eq(announcementRead.announcementId, announcement.id), eq(announcementRead.memberId, placeholder('memberId'))),
    )
    .where(and(inForce, eq(announcement.groupName, placeholder('groupName'))))
    .orderBy(desc(announcement.startDate), desc(announcement.id))
    .prepare()
  const banners = db
    .select()
    .from(banner)
    .where(eq(banner.merchant, placeholder('merchant')))
    .orderBy(asc(banner.place), asc(banner.id))
    .prepare()

  return {
    /** Announcements in force of one page, or of everywhere (''), with the member's read marks; member 0 is nobody. */
    current: (merchant: MerchantCode, now: number, memberId: number, groupName = '') =>
      current.all({ merchant, now, memberId, groupName }).map(({ row, readAt }) => ({ ...row, read: readAt !== null })),
    banners: (merchant: MerchantCode) => banners.all({ merchant }),
    exists: (merchant: MerchantCode, id: number, now: number) =>
      db
        .select({ id: announcement.id })
        .from(announcement)
        .where(and(eq(announcement.id, id), inForce))
        .prepare()
        .get({ merchant, now }) !== undefined,
    markRead: (memberId: number, announcementId: number, at: number) =>
      void db.insert(announcementRead).values({ memberId, announcementId, at }).onConflictDoNothing().run(),
    /** Unread ones of the types a player is counted. */
    unread: (merchant: MerchantCode, now: number, memberId: number): number =>
      db
        .select({ n: count() })
        .from(announcement)
        .leftJoin(
          announcementRead,
          and(eq(announcementRead.announcementId, announcement.id), eq(announcementRead.memberId, memberId)),
        )
        .where(
          and(
            inForce,
            eq(announcement.groupName, ''),
            inArray(announcement.type, ['PL', 'PR', 'H']),
            isNull(announcementRead.at),
          ),
        )
        .prepare()
        .get({ merchant, now })?.n ?? 0,
  }
}

export function loadAnnouncements(db: WorldDatabase, seed: WorldSeed): void {
  for (const { order, ...row } of seed.banners)
    db.insert(banner)
      .values({ ...row, place: order })
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
