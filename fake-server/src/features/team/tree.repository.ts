import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { insertion, query } from '../../world/query.ts'
import { type Rates, teamLink, teamMember } from './team.table.ts'

export type TeamRow = typeof teamMember.$inferSelect

const { placeholder } = sql
const above = query((db) =>
  db
    .select({ id: teamLink.ancestorId, depth: teamLink.depth })
    .from(teamLink)
    .where(eq(teamLink.memberId, placeholder('memberId')))
    .orderBy(asc(teamLink.depth)),
)
const depthBelow = query((db) =>
  db
    .select({ depth: teamLink.depth })
    .from(teamLink)
    .where(and(eq(teamLink.memberId, placeholder('memberId')), eq(teamLink.ancestorId, placeholder('agentId'))))
    .limit(1),
)
const one = query((db) =>
  db
    .select()
    .from(teamMember)
    .where(eq(teamMember.memberId, placeholder('memberId'))),
)
const addLinks = query((db) =>
  db.insert(teamLink).select(
    db
      .select({
        ancestorId: teamLink.ancestorId,
        memberId: sql<number>`${placeholder('memberId')}`.as('member_id'),
        depth: sql<number>`${teamLink.depth} + 1`.as('depth'),
      })
      .from(teamLink)
      .where(eq(teamLink.memberId, placeholder('uplineId'))),
  ),
)
const addLink = insertion(teamLink)
const addMember = query((db) =>
  db
    .insert(teamMember)
    .values({
      memberId: placeholder('memberId'),
      rates: placeholder('rates'),
      linkId: placeholder('linkId'),
      lastLoginAt: placeholder('lastLoginAt'),
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
const grow = query((db) =>
  db
    .insert(teamMember)
    .values({
      memberId: placeholder('memberId'),
      rates: {},
      members: 1,
      direct: placeholder('direct'),
      agents: placeholder('agents'),
    })
    .onConflictDoUpdate({
      target: teamMember.memberId,
      set: {
        members: sql`${teamMember.members} + 1`,
        direct: sql`${teamMember.direct} + excluded.direct`,
        agents: sql`${teamMember.agents} + excluded.agents`,
      },
    }),
)
const isAbove = sql`${teamMember.memberId} IN
  (SELECT ${teamLink.ancestorId} FROM ${teamLink} WHERE ${teamLink.memberId} = ${placeholder('memberId')})`
const addBalance = query((db) =>
  db
    .update(teamMember)
    .set({ balance: sql`${teamMember.balance} + ${placeholder('by')}` })
    .where(isAbove),
)
const setRates = query((db) =>
  db
    .update(teamMember)
    .set({ rates: sql`${placeholder('rates')}` })
    .where(eq(teamMember.memberId, placeholder('memberId'))),
)
const addAgent = query((db) =>
  db
    .update(teamMember)
    .set({ agents: sql`${teamMember.agents} + 1` })
    .where(isAbove),
)
const byLink = query((db) =>
  db
    .select({ memberId: teamMember.memberId })
    .from(teamMember)
    .where(eq(teamMember.linkId, placeholder('linkId')))
    .orderBy(desc(teamMember.memberId))
    .limit(placeholder('limit')),
)

/** The tree of uplines and downlines. */
export function treeRepository(db: WorldDatabase) {
  return {
    /** Returns all uplines, the nearest first, with their depth. */
    above: (memberId: number) => above.all(db, { memberId }),
    /** Returns how deep a member is below an agent; undefined for members of other teams. */
    depthBelow: (agentId: number, memberId: number): number | undefined =>
      depthBelow.get(db, { agentId, memberId })?.depth,
    of: (memberId: number): TeamRow | undefined => one.get(db, { memberId }),
    ratesOf: (memberId: number): Rates => one.get(db, { memberId })?.rates ?? {},
    setRates: (memberId: number, rates: Rates): void =>
      void setRates.run(db, { memberId, rates: JSON.stringify(rates) }),
    /** Counts a promoted member as an agent. */
    becameAgent: (memberId: number): void => void addAgent.run(db, { memberId }),
    /** Returns the latest members who joined through a link. */
    byLink: (linkId: number, limit: number): number[] =>
      byLink.all(db, { linkId, limit }).map(({ memberId }) => memberId),
    /** Adds a member to the tree: a root, or one that is then linked below an upline. */
    add: (row: { memberId: number; rates: Rates; linkId?: number | null; lastLoginAt?: number | null }): void =>
      void addMember.run(db, { linkId: null, lastLoginAt: null, ...row }),
    /** Links a member below one in the tree, and increments the counts of all uplines. */
    link(memberId: number, uplineId: number, isAgent: boolean): void {
      addLinks.run(db, { memberId, uplineId })
      addLink(db, { memberId, ancestorId: uplineId, depth: 1 })
      for (const { id, depth } of above.all(db, { memberId }))
        grow.run(db, { memberId: id, direct: depth === 1 ? 1 : 0, agents: isAgent ? 1 : 0 })
    },
    /** Adds to the team balance of all uplines. */
    addBalance: (memberId: number, by: number): void => void addBalance.run(db, { memberId, by }),
  }
}
