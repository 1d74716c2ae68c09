import type { MerchantCode } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import { and, asc, count, desc, eq, gt, gte, isNull, lte, or } from 'drizzle-orm'
import { catalogueOf } from '../../storage/catalogue.ts'
import type { WorldDatabase } from '../../storage/database.ts'
import { membersRepository } from '../member/index.ts'
import { pictureAddress } from '../uploads/index.ts'
import { announcement, announcementRead, banner, type Picture } from './announcements.table.ts'

export type AnnouncementRow = typeof announcement.$inferSelect

const inForce = (merchant: string, now: number) =>
  and(
    eq(announcement.merchant, merchant),
    eq(announcement.published, true),
    lte(announcement.startDate, now),
    or(eq(announcement.noExpiry, 1), gt(announcement.endDate, now)),
  )
const markOfMember = (memberId: number) =>
  and(eq(announcementRead.announcementId, announcement.id), eq(announcementRead.memberId, memberId))

export function announcementsRepository(db: WorldDatabase) {
  /** What was published before a member registered is no news, so it counts as read; 0 for a visitor. */
  const newsSince = (memberId: number) => membersRepository(db).byId(memberId)?.registeredAt ?? 0
  return {
    /**
     * Returns current announcements of one page, or of all pages (''), and whether the member has read them; member 0 is
     * a visitor.
     */
    current(merchant: MerchantCode, now: number, memberId: number, groupName = '') {
      const all = catalogueOf(db).keep([announcement], `announcements ${merchant}`, () =>
        db
          .select()
          .from(announcement)
          .where(and(eq(announcement.merchant, merchant), eq(announcement.published, true)))
          .orderBy(desc(announcement.startDate), desc(announcement.id))
          .all(),
      )
      const readIds = new Set(
        db
          .select({ id: announcementRead.announcementId })
          .from(announcementRead)
          .where(eq(announcementRead.memberId, memberId))
          .all()
          .map(({ id }) => id),
      )
      const since = newsSince(memberId)
      return all
        .filter(
          (row) => row.groupName === groupName && row.startDate <= now && (row.noExpiry === 1 || row.endDate > now),
        )
        .map((row) => ({ row, read: row.startDate < since || readIds.has(row.id) }))
    },
    banners: (merchant: MerchantCode) =>
      catalogueOf(db).keep([banner], `banners ${merchant}`, () =>
        db
          .select()
          .from(banner)
          .where(eq(banner.merchant, merchant))
          .orderBy(asc(banner.sortOrder), asc(banner.id))
          .all(),
      ),
    /** Counts the uploaded pictures of announcements that are not over. */
    uploadedPictures: (now: number): number =>
      db
        .select({ images: announcement.images })
        .from(announcement)
        .where(or(eq(announcement.noExpiry, 1), gt(announcement.endDate, now)))
        .all()
        .flatMap(({ images }) => images)
        .filter((picture) => 'upload' in picture).length,
    /** Returns the new id. */
    add: (row: typeof announcement.$inferInsert): number =>
      Number(db.insert(announcement).values(row).run().lastInsertRowid),
    exists: (merchant: MerchantCode, id: number, now: number) =>
      db
        .select({ id: announcement.id })
        .from(announcement)
        .where(and(eq(announcement.id, id), inForce(merchant, now)))
        .get() !== undefined,
    markRead: (memberId: number, announcementId: number, at: number) =>
      void db.insert(announcementRead).values({ memberId, announcementId, at }).onConflictDoNothing().run(),
    /** Counts unread notices to players, as list, ticker and message centre show them. */
    unread: (merchant: MerchantCode, now: number, memberId: number): number =>
      db
        .select({ n: count() })
        .from(announcement)
        .leftJoin(announcementRead, markOfMember(memberId))
        .where(
          and(
            inForce(merchant, now),
            eq(announcement.groupName, ''),
            eq(announcement.type, 'PL'),
            gte(announcement.startDate, newsSince(memberId)),
            isNull(announcementRead.at),
          ),
        )
        .get()?.n ?? 0,
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

/** Returns the address of an announcement's picture in a world. */
export const addressOfPicture = (picture: Picture, worldId: string): string =>
  'url' in picture ? picture.url : pictureAddress(worldId, picture.upload)
