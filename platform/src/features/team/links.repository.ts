import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { affiliateLink, type Rates } from './team.table.ts'

export type LinkRow = typeof affiliateLink.$inferSelect

/** Reports whether a link is open for registration. */
export const isOpen = ({ expiresAt, removedAt }: LinkRow, now: number): boolean =>
  removedAt === null && (expiresAt === null || now < expiresAt)

/** Links through which members register as downlines. */
export function linksRepository(db: WorldDatabase) {
  return {
    byCode: (code: string): LinkRow | undefined =>
      db.select().from(affiliateLink).where(eq(affiliateLink.code, code.toUpperCase())).get(),
    /** Returns links, the newest first, without removed ones. */
    of: (memberId: number, limit: number): LinkRow[] =>
      db
        .select()
        .from(affiliateLink)
        .where(and(eq(affiliateLink.memberId, memberId), isNull(affiliateLink.removedAt)))
        .orderBy(desc(affiliateLink.createdAt), desc(affiliateLink.id))
        .limit(limit)
        .all(),
    ofMember: (memberId: number, id: number): LinkRow | undefined =>
      db
        .select()
        .from(affiliateLink)
        .where(and(eq(affiliateLink.id, id), eq(affiliateLink.memberId, memberId)))
        .get(),
    active: (memberId: number, now: number): number =>
      db
        .select({ n: sql<number>`count(*)` })
        .from(affiliateLink)
        .where(
          and(
            eq(affiliateLink.memberId, memberId),
            isNull(affiliateLink.removedAt),
            sql`(${affiliateLink.expiresAt} IS NULL OR ${affiliateLink.expiresAt} > ${now})`,
          ),
        )
        .get()?.n ?? 0,
    add: (row: {
      code: string
      memberId: number
      type: 0 | 1
      rates: Rates
      createdAt: number
      expiresAt: number | null
    }): LinkRow => db.insert(affiliateLink).values(row).returning().get(),
    /** Removes a link; false if there was none. */
    remove: (memberId: number, id: number, at: number): boolean =>
      db
        .update(affiliateLink)
        .set({ removedAt: at })
        .where(and(eq(affiliateLink.id, id), eq(affiliateLink.memberId, memberId), isNull(affiliateLink.removedAt)))
        .run().changes === 1,
    /** Counts one more registration. */
    count: (id: number): void =>
      void db
        .update(affiliateLink)
        .set({ registered: sql`${affiliateLink.registered} + 1` })
        .where(eq(affiliateLink.id, id))
        .run(),
  }
}
