import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { prepared } from '../../storage/prepared.ts'
import { type Rates, teamLink, teamMember } from './team.table.ts'

export type TeamRow = typeof teamMember.$inferSelect

const above = (db: WorldDatabase, memberId: number) =>
  db
    .select({ id: teamLink.ancestorId, depth: teamLink.depth })
    .from(teamLink)
    .where(eq(teamLink.memberId, memberId))
    .orderBy(asc(teamLink.depth))

const one = (db: WorldDatabase, memberId: number) =>
  db.select().from(teamMember).where(eq(teamMember.memberId, memberId))

const isAbove = (memberId: number) => sql`${teamMember.memberId} IN
  (SELECT ${teamLink.ancestorId} FROM ${teamLink} WHERE ${teamLink.memberId} = ${memberId})`

const add = prepared((db) =>
  db
    .insert(teamMember)
    .values({
      memberId: sql.placeholder('memberId'),
      rates: sql.placeholder('rates'),
      linkId: sql.placeholder('linkId'),
      lastLoginAt: sql.placeholder('lastLoginAt'),
    })
    .onConflictDoUpdate({
      target: teamMember.memberId,
      set: {
        rates: sql`excluded.rates`,
        linkId: sql`excluded.link_id`,
        lastLoginAt: sql`coalesce(excluded.last_login_at, ${teamMember.lastLoginAt})`,
      },
    }),
)

/** The tree of uplines and downlines. */
export function treeRepository(db: WorldDatabase) {
  return {
    /** Returns all uplines, the nearest first, with their depth. */
    above: (memberId: number) => above(db, memberId).all(),
    /** Returns how deep a member is below an agent; undefined for members of other teams. */
    depthBelow: (agentId: number, memberId: number): number | undefined =>
      db
        .select({ depth: teamLink.depth })
        .from(teamLink)
        .where(and(eq(teamLink.memberId, memberId), eq(teamLink.ancestorId, agentId)))
        .limit(1)
        .get()?.depth,
    of: (memberId: number): TeamRow | undefined => one(db, memberId).get(),
    ratesOf: (memberId: number): Rates => one(db, memberId).get()?.rates ?? {},
    setRates: (memberId: number, rates: Rates): void =>
      void db.update(teamMember).set({ rates }).where(eq(teamMember.memberId, memberId)).run(),
    /** Counts a promoted member as an agent. */
    becameAgent: (memberId: number): void =>
      void db
        .update(teamMember)
        .set({ agents: sql`${teamMember.agents} + 1` })
        .where(isAbove(memberId))
        .run(),
    /** Returns the latest members who joined through a link. */
    byLink: (linkId: number, limit: number): number[] =>
      db
        .select({ memberId: teamMember.memberId })
        .from(teamMember)
        .where(eq(teamMember.linkId, linkId))
        .orderBy(desc(teamMember.memberId))
        .limit(limit)
        .all()
        .map(({ memberId }) => memberId),
    /** Adds a member to the tree: a root, or one that is then linked below an upline. */
    add: (row: { memberId: number; rates: Rates; linkId?: number | null; lastLoginAt?: number | null }): void =>
      void add(db).run({ linkId: null, lastLoginAt: null, ...row }),
    /** Links a member below one in the tree, and increments the counts of all uplines. */
    link(memberId: number, uplineId: number, isAgent: boolean): void {
      db.insert(teamLink)
        .select(
          db
            .select({
              ancestorId: teamLink.ancestorId,
              memberId: sql<number>`${memberId}`.as('member_id'),
              depth: sql<number>`${teamLink.depth} + 1`.as('depth'),
            })
            .from(teamLink)
            .where(eq(teamLink.memberId, uplineId)),
        )
        .run()
      db.insert(teamLink).values({ memberId, ancestorId: uplineId, depth: 1 }).run()
      for (const { id, depth } of above(db, memberId).all())
        db.insert(teamMember)
          .values({
            memberId: id,
            rates: {},
            members: 1,
            direct: depth === 1 ? 1 : 0,
            agents: isAgent ? 1 : 0,
          })
          .onConflictDoUpdate({
            target: teamMember.memberId,
            set: {
              members: sql`${teamMember.members} + 1`,
              direct: sql`${teamMember.direct} + excluded.direct`,
              agents: sql`${teamMember.agents} + excluded.agents`,
            },
          })
          .run()
    },
    /** Adds to the team balance of all uplines. */
    addBalance: (memberId: number, by: number): void =>
      void db
        .update(teamMember)
        .set({ balance: sql`${teamMember.balance} + ${by}` })
        .where(isAbove(memberId))
        .run(),
  }
}
