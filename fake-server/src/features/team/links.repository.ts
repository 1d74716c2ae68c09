import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { query } from '../../world/query.ts'
import { affiliateLink, type Rates } from './team.table.ts'

export type LinkRow = typeof affiliateLink.$inferSelect

const { placeholder } = sql
const byCode = query((db) =>
  db
    .select()
    .from(affiliateLink)
    .where(eq(affiliateLink.code, placeholder('code'))),
)
const own = query((db) =>
  db
    .select()
    .from(affiliateLink)
    .where(and(eq(affiliateLink.memberId, placeholder('memberId')), isNull(affiliateLink.removedAt)))
    .orderBy(desc(affiliateLink.createdAt), desc(affiliateLink.id))
    .limit(placeholder('limit')),
)
const active = query((db) =>
  db
    .select({ n: sql<number>`count(*)` })
    .from(affiliateLink)
    .where(
      and(
        eq(affiliateLink.memberId, placeholder('memberId')),
        isNull(affiliateLink.removedAt),
        sql`(${affiliateLink.expiresAt} IS NULL OR ${affiliateLink.expiresAt} > ${placeholder('now')})`,
      ),
    ),
)
const add = query((db) =>
  db
    .insert(affiliateLink)
    .values({
      code: placeholder('code'),
      memberId: placeholder('memberId'),
      type: placeholder('type') as never,
      rates: placeholder('rates'),
      createdAt: placeholder('createdAt'),
      expiresAt: placeholder('expiresAt'),
    })
    .returning(),
)
const ofMember = query((db) =>
  db
    .select()
    .from(affiliateLink)
    .where(and(eq(affiliateLink.id, placeholder('id')), eq(affiliateLink.memberId, placeholder('memberId')))),
)
const remove = query((db) =>
  db
    .update(affiliateLink)
    .set({ removedAt: sql`${placeholder('at')}` })
    .where(
      and(
        eq(affiliateLink.id, placeholder('id')),
        eq(affiliateLink.memberId, placeholder('memberId')),
        isNull(affiliateLink.removedAt),
      ),
    ),
)
const count = query((db) =>
  db
    .update(affiliateLink)
    .set({ registered: sql`${affiliateLink.registered} + 1` })
    .where(eq(affiliateLink.id, placeholder('id'))),
)

/** Reports whether a link is open for registration. */
export const isOpen = ({ expiresAt, removedAt }: LinkRow, now: number): boolean =>
  removedAt === null && (expiresAt === null || now < expiresAt)

/** Links through which members register as downlines. */
export function linksRepository(db: WorldDatabase) {
  return {
    byCode: (code: string): LinkRow | undefined => byCode.get(db, { code: code.toUpperCase() }),
    /** Returns links, the newest first, without removed ones. */
    of: (memberId: number, limit: number): LinkRow[] => own.all(db, { memberId, limit }),
    ofMember: (memberId: number, id: number): LinkRow | undefined => ofMember.get(db, { memberId, id }),
    active: (memberId: number, now: number): number => active.get(db, { memberId, now })?.n ?? 0,
    add: (row: {
      code: string
      memberId: number
      type: 0 | 1
      rates: Rates
      createdAt: number
      expiresAt: number | null
    }): LinkRow => add.get(db, row),
    /** Removes a link; false if there was none. */
    remove: (memberId: number, id: number, at: number): boolean => remove.run(db, { memberId, id, at }).changes === 1,
    /** Counts one more registration. */
    count: (id: number): void => void count.run(db, { id }),
  }
}
