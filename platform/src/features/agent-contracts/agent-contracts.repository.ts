import { type agentContracts, hasContracts, MEMBER_TYPES } from '@understudy/contracts'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { prepared } from '../../storage/prepared.ts'
import { member } from '../member/index.ts'
import { teamLink } from '../team/index.ts'
import { agentContract } from './agent-contracts.table.ts'

export type ContractRow = typeof agentContract.$inferSelect
export type NewContract = Omit<ContractRow, 'id'>
export type ContractChange = Partial<Omit<ContractRow, 'id' | 'memberId' | 'uplineId' | 'kind' | 'product'>>

// These conditions repeat those of the partial indexes word for word, because SQLite uses an index only then.
const isOpen = sql`status IN ('P', 'A', 'E', 'V')`

/** Sort order: pending requests first, then active contracts, then ended ones; the latest change first. */
const rank = sql`CASE WHEN asker IS NOT NULL THEN 0 WHEN status = 'A' THEN 1 ELSE 2 END`
const isWaiting = sql`asker IS NOT NULL`

const stepsDown = sql`(SELECT count(*) FROM ${teamLink} WHERE ${teamLink.memberId} = ${agentContract.memberId})`

const firstDue = prepared((db) =>
  db
    .select()
    .from(agentContract)
    .where(sql`due_at = (SELECT min(due_at) FROM ${agentContract} WHERE due_at IS NOT NULL) AND due_at IS NOT NULL`)
    .orderBy(stepsDown, asc(agentContract.id))
    .limit(1),
)
const dues = prepared((db) =>
  db
    .select()
    .from(agentContract)
    .where(sql`due_at IS NOT NULL`)
    .orderBy(asc(agentContract.dueAt))
    .limit(sql.placeholder('limit')),
)
const anyHourly = prepared((db) =>
  db.select({ id: agentContract.id }).from(agentContract).where(sql`kind = 'hour' AND next_from IS NOT NULL`).limit(1),
)
const toRecall = prepared((db) => db.select().from(agentContract).where(sql`recall_from IS NOT NULL`))

/** Contracts between agents and their direct uplines. */
export function contractsRepository(db: WorldDatabase) {
  return {
    byId: (id: number): ContractRow | undefined =>
      db.select().from(agentContract).where(eq(agentContract.id, id)).get(),
    /** Returns the pending or active contract. */
    open: (
      memberId: number,
      kind: agentContracts.ContractKind,
      product: agentContracts.ContractProduct,
    ): ContractRow | undefined =>
      db
        .select()
        .from(agentContract)
        .where(
          and(
            eq(agentContract.memberId, memberId),
            sql`${agentContract.kind} = ${kind} AND ${agentContract.product} = ${product}`,
            isOpen,
          ),
        )
        .get(),
    of: (memberId: number, role: 'mine' | 'team', kind: agentContracts.ContractKind, limit: number): ContractRow[] =>
      db
        .select()
        .from(agentContract)
        .where(
          and(eq(role === 'mine' ? agentContract.memberId : agentContract.uplineId, memberId), sql`kind = ${kind}`),
        )
        .orderBy(rank, desc(agentContract.at), desc(agentContract.id))
        .limit(limit)
        .all(),
    /** Returns the accounts of direct downlines who can have contracts. */
    agentsBelow: (memberId: number, limit: number): string[] =>
      db
        .select({ username: member.username })
        .from(teamLink)
        .innerJoin(member, eq(member.id, teamLink.memberId))
        .where(
          and(
            eq(teamLink.ancestorId, memberId),
            eq(teamLink.depth, 1),
            inArray(member.type, MEMBER_TYPES.filter(hasContracts)),
          ),
        )
        .orderBy(asc(member.username))
        .limit(limit)
        .all()
        .map(({ username }) => username),
    /** Returns pending requests, the longest waiting first. */
    waiting: (limit: number): ContractRow[] =>
      db
        .select()
        .from(agentContract)
        .where(isWaiting)
        .orderBy(asc(agentContract.at), asc(agentContract.id))
        .limit(limit)
        .all(),
    countWaiting: (): number =>
      db.select({ n: sql<number>`count(*)` }).from(agentContract).where(isWaiting).get()?.n ?? 0,
    /** Returns the contract whose period is paid next. */
    firstDue: (): ContractRow | undefined => firstDue(db).get(),
    /** Returns contracts with a payment date, the next one first. */
    dues: (limit: number): ContractRow[] => dues(db).all({ limit }),
    /** Returns hourly salaries that include the hour starting at that time. */
    hourly: (hour: number): ContractRow[] =>
      db
        .select()
        .from(agentContract)
        .where(sql`kind = 'hour' AND next_from IS NOT NULL AND next_from <= ${hour}`)
        .orderBy(stepsDown, asc(agentContract.id))
        .all(),
    anyHourly: (): boolean => anyHourly(db).get() !== undefined,
    toRecall: (): ContractRow[] => toRecall(db).all(),
    /** Reports whether an upline at any level has an hourly salary. */
    isHourlyAbove: (memberId: number): boolean =>
      db
        .select({ id: agentContract.id })
        .from(agentContract)
        .innerJoin(teamLink, eq(teamLink.ancestorId, agentContract.memberId))
        .where(and(eq(teamLink.memberId, memberId), sql`kind = 'hour' AND next_from IS NOT NULL`))
        .limit(1)
        .get() !== undefined,
    /** Returns the new id. */
    add: (row: NewContract): number => Number(db.insert(agentContract).values(row).run().lastInsertRowid),
    change: (id: number, changes: ContractChange): void =>
      void db.update(agentContract).set(changes).where(eq(agentContract.id, id)).run(),
  }
}
