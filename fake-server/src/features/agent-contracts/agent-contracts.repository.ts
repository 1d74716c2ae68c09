import { type agentContracts, hasContracts, MEMBER_TYPES } from '@understudy/contracts'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { change, insertion, query } from '../../world/query.ts'
import { member } from '../member/index.ts'
import { teamLink } from '../team/index.ts'
import { agentContract } from './agent-contracts.table.ts'

export type ContractRow = typeof agentContract.$inferSelect
export type NewContract = Omit<ContractRow, 'id'>
export type ContractChange = Partial<Omit<ContractRow, 'id' | 'memberId' | 'uplineId' | 'kind' | 'product'>>

const { placeholder } = sql
const byId = query((db) =>
  db
    .select()
    .from(agentContract)
    .where(eq(agentContract.id, placeholder('id'))),
)
// These conditions repeat those of the partial indexes word for word, because SQLite uses an index only then.
const isOpen = sql`status IN ('P', 'A', 'E', 'V')`
const open = query((db) =>
  db
    .select()
    .from(agentContract)
    .where(
      and(
        eq(agentContract.memberId, placeholder('memberId')),
        sql`${agentContract.kind} = ${placeholder('kind')} AND ${agentContract.product} = ${placeholder('product')}`,
        isOpen,
      ),
    ),
)
/** Sort order: pending requests first, then active contracts, then ended ones; the latest change first. */
const rank = sql`CASE WHEN asker IS NOT NULL THEN 0 WHEN status = 'A' THEN 1 ELSE 2 END`
const ofMember = query((db) =>
  db
    .select()
    .from(agentContract)
    .where(and(eq(agentContract.memberId, placeholder('memberId')), sql`kind = ${placeholder('kind')}`))
    .orderBy(rank, desc(agentContract.at), desc(agentContract.id))
    .limit(placeholder('limit')),
)
const ofUpline = query((db) =>
  db
    .select()
    .from(agentContract)
    .where(and(eq(agentContract.uplineId, placeholder('memberId')), sql`kind = ${placeholder('kind')}`))
    .orderBy(rank, desc(agentContract.at), desc(agentContract.id))
    .limit(placeholder('limit')),
)
const isWaiting = sql`asker IS NOT NULL`
const waiting = query((db) =>
  db
    .select()
    .from(agentContract)
    .where(isWaiting)
    .orderBy(asc(agentContract.at), asc(agentContract.id))
    .limit(placeholder('limit')),
)
const waitingCount = query((db) => db.select({ n: sql<number>`count(*)` }).from(agentContract).where(isWaiting))
const stepsDown = sql`(SELECT count(*) FROM ${teamLink} WHERE ${teamLink.memberId} = ${agentContract.memberId})`
/** Agents higher in the tree are paid first, because they may pay those below from that money. */
const firstDue = query((db) =>
  db
    .select()
    .from(agentContract)
    .where(sql`due_at = (SELECT min(due_at) FROM ${agentContract} WHERE due_at IS NOT NULL) AND due_at IS NOT NULL`)
    .orderBy(stepsDown, asc(agentContract.id))
    .limit(1),
)
const dues = query((db) =>
  db
    .select()
    .from(agentContract)
    .where(sql`due_at IS NOT NULL`)
    .orderBy(asc(agentContract.dueAt))
    .limit(placeholder('limit')),
)
const hourly = query((db) =>
  db
    .select()
    .from(agentContract)
    .where(sql`kind = 'hour' AND next_from IS NOT NULL AND next_from <= ${placeholder('hour')}`)
    .orderBy(stepsDown, asc(agentContract.id)),
)
const anyHourly = query((db) =>
  db.select({ id: agentContract.id }).from(agentContract).where(sql`kind = 'hour' AND next_from IS NOT NULL`).limit(1),
)
const hourlyAbove = query((db) =>
  db
    .select({ id: agentContract.id })
    .from(agentContract)
    .innerJoin(teamLink, eq(teamLink.ancestorId, agentContract.memberId))
    .where(and(eq(teamLink.memberId, placeholder('memberId')), sql`kind = 'hour' AND next_from IS NOT NULL`))
    .limit(1),
)
const toRecall = query((db) => db.select().from(agentContract).where(sql`recall_from IS NOT NULL`))
const agentsBelow = query((db) =>
  db
    .select({ username: member.username })
    .from(teamLink)
    .innerJoin(member, eq(member.id, teamLink.memberId))
    .where(
      and(
        eq(teamLink.ancestorId, placeholder('memberId')),
        eq(teamLink.depth, 1),
        inArray(member.type, MEMBER_TYPES.filter(hasContracts)),
      ),
    )
    .orderBy(asc(member.username))
    .limit(placeholder('limit')),
)
const add = insertion(agentContract)
const alter = change(agentContract, eq(agentContract.id, placeholder('contract')))

/** Contracts between agents and their direct uplines. */
export function contractsRepository(db: WorldDatabase) {
  return {
    byId: (id: number): ContractRow | undefined => byId.get(db, { id }),
    /** Returns the pending or active contract. */
    open: (
      memberId: number,
      kind: agentContracts.ContractKind,
      product: agentContracts.ContractProduct,
    ): ContractRow | undefined => open.get(db, { memberId, kind, product }),
    of: (memberId: number, role: 'mine' | 'team', kind: agentContracts.ContractKind, limit: number): ContractRow[] =>
      (role === 'mine' ? ofMember : ofUpline).all(db, { memberId, kind, limit }),
    /** Returns the accounts of direct downlines who can have contracts. */
    agentsBelow: (memberId: number, limit: number): string[] =>
      agentsBelow.all(db, { memberId, limit }).map(({ username }) => username),
    /** Returns pending requests, the longest waiting first. */
    waiting: (limit: number): ContractRow[] => waiting.all(db, { limit }),
    countWaiting: (): number => waitingCount.get(db)?.n ?? 0,
    /** Returns the contract whose period is paid next. */
    firstDue: (): ContractRow | undefined => firstDue.get(db),
    /** Returns contracts with a payment date, the next one first. */
    dues: (limit: number): ContractRow[] => dues.all(db, { limit }),
    /** Returns hourly salaries that include the hour starting at that time. */
    hourly: (hour: number): ContractRow[] => hourly.all(db, { hour }),
    anyHourly: (): boolean => anyHourly.get(db) !== undefined,
    toRecall: (): ContractRow[] => toRecall.all(db),
    /** Reports whether an upline at any level has an hourly salary. */
    isHourlyAbove: (memberId: number): boolean => hourlyAbove.get(db, { memberId }) !== undefined,
    /** Returns the new id. */
    add: (row: NewContract): number => Number(add(db, row).lastInsertRowid),
    change: (id: number, changes: ContractChange): void => void alter(db, changes, { contract: id }),
  }
}
