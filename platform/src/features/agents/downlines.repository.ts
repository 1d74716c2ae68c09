import type { agents, MemberType, MerchantCode } from '@understudy/contracts'
import { statement, type WorldDatabase } from '../../storage/database.ts'
import { DEMO_WALLET } from '../ledger/index.ts'
import { AGENT_TYPES } from '../member/index.ts'
import type { Figures, Rates } from '../team/index.ts'

/** A team member as a database row. */
export interface DownlineRow {
  id: number
  username: string
  nickname: string
  type: MemberType
  registeredAt: number
  status: 'active' | 'disabled' | 'locked'
  depth: number
  members: number
  direct: number
  teamBalance: number
  rates: Rates
  balance: number
  lastLoginAt: number | null
  online: 0 | 1
  active: 0 | 1
}

export interface DownlineFilter {
  merchant: MerchantCode
  /** The agent whose team it is. */
  agentId: number
  /** Prefix of the account, at any level. */
  account?: string | undefined
  /** Everybody below, instead of direct downlines only. */
  levels?: (typeof agents.DOWNLINE_LEVELS)[number] | undefined
  /** One exact account. */
  named?: string | undefined
  type?: 'player' | 'agent' | undefined
  activity?: (typeof agents.DOWNLINE_ACTIVITIES)[number] | undefined
  sort: (typeof agents.DOWNLINE_SORTS)[number]
}

/** Time limits that define online (session last seen), active (bet) and new (registration). */
export interface Since {
  now: number
  online: number
  /** Day numbers, both inclusive. */
  from: number
  to: number
  /** The same days as times: first moment, and first moment after them. */
  begins: number
  ends: number
}

const LIVING = 's.ended_at IS NULL AND s.seen_at >= @online AND s.expires_at > @now AND s.trial = 0'
const BALANCE = `(SELECT coalesce(sum(a.balance), 0) FROM account a
  WHERE a.kind = 'member' AND a.owner = CAST(m.id AS TEXT) AND a.wallet <> '${DEMO_WALLET}')`
const ONLINE = `EXISTS (SELECT 1 FROM session s WHERE s.member_id = m.id AND ${LIVING})`
const ACTIVE = `EXISTS (SELECT 1 FROM team_figure f
  WHERE f.member_id = m.id AND f.scope = 0 AND f.day BETWEEN @from AND @to AND f.valid > 0)`

const COLUMNS = `m.id, m.username, m.nickname, m.type, m.registered_at AS registeredAt, m.status, l.depth,
  t.members, t.direct, t.balance AS teamBalance, t.rates, ${BALANCE} AS balance,
  max(coalesce((SELECT max(s.created_at) FROM session s WHERE s.member_id = m.id), 0), coalesce(t.last_login_at, 0)) AS lastLoginAt,
  ${ONLINE} AS online, ${ACTIVE} AS active`

const ORDER: Record<DownlineFilter['sort'], string> = {
  newest: 'm.registered_at DESC, m.id DESC',
  oldest: 'm.registered_at, m.id',
  account: 'm.username',
  balance: `${BALANCE} DESC, m.username`,
  team: 't.members DESC, m.username',
}

const ACTIVITY: Record<NonNullable<DownlineFilter['activity']>, string> = {
  online: ONLINE,
  active: ACTIVE,
  idle: `NOT ${ACTIVE}`,
  new: 'm.registered_at >= @begins AND m.registered_at < @ends',
}

/** Searches by name start from the index of names: a team may be large, while a name matches few rows. */
function selectionOf({ account, named, levels, type, activity }: DownlineFilter): string {
  const byName = account !== undefined || named !== undefined
  const from = byName
    ? 'member m CROSS JOIN team_link l ON l.member_id = m.id AND l.ancestor_id = @agentId'
    : 'team_link l CROSS JOIN member m ON m.id = l.member_id'
  const where = [
    named !== undefined && 'm.merchant = @merchant AND m.username = @named',
    account !== undefined && `m.merchant = @merchant AND m.username >= @account AND m.username < @account || '~'`,
    !byName && 'l.ancestor_id = @agentId',
    !byName && levels !== 'all' && 'l.depth = 1',
    type !== undefined && `m.type ${type === 'agent' ? '' : 'NOT '}IN (${AGENT_TYPES})`,
    activity !== undefined && ACTIVITY[activity],
  ]
  return `FROM ${from} JOIN team_member t ON t.member_id = m.id WHERE ${where.filter(Boolean).join(' AND ')}`
}

export interface SumsOfMember extends Figures {
  username: string
  type: MemberType
  members: number
}

const SUMS = [
  'bets',
  'staked',
  'valid',
  'win',
  'commission',
  'deposit',
  'withdraw',
  'rebate',
  'reward',
  'income',
  'joined',
  'transfer_in AS transferIn',
  'transfer_out AS transferOut',
]
  .map((column) =>
    column.replace(/^(\w+)(?: AS (\w+))?$/, (_, name, as) => `coalesce(sum(f.${name}), 0) AS ${as ?? name}`),
  )
  .join(', ')
const MEMBERS = (product: boolean) => `SELECT m.username, m.type, t.members, ${SUMS}
  FROM team_link l JOIN member m ON m.id = l.member_id JOIN team_member t ON t.member_id = l.member_id
  LEFT JOIN team_figure f ON f.member_id = l.member_id AND f.scope IN (0, 1) AND f.day BETWEEN @from AND @to
    ${product ? 'AND f.product = @product' : ''}
  WHERE l.ancestor_id = @agentId AND l.depth = 1 GROUP BY l.member_id
  ORDER BY sum(f.staked) DESC, m.username LIMIT @limit OFFSET @offset`
const STAKES = `SELECT f.member_id AS id, f.day, sum(f.staked) AS staked
  FROM json_each(@ids) j CROSS JOIN team_figure f ON f.member_id = j.value
  WHERE f.scope IN (0, 1) AND f.day BETWEEN @from AND @to GROUP BY f.member_id, f.day`
const ONLINE_BELOW = `SELECT count(DISTINCT s.member_id) FROM session s
  CROSS JOIN team_link l ON l.member_id = s.member_id AND l.ancestor_id = @agentId WHERE ${LIVING}`

interface StakesOfDay {
  id: number
  day: number
  staked: number
}

interface Page {
  limit: number
  offset: number
}

/** Members of a team, and the sums of each direct downline. */
export function downlinesRepository(db: WorldDatabase) {
  return {
    page(filter: DownlineFilter, since: Since, page: Page): DownlineRow[] {
      const text = `SELECT ${COLUMNS} ${selectionOf(filter)} ORDER BY ${ORDER[filter.sort]} LIMIT @limit OFFSET @offset`
      return (statement(db, text).all({ ...filter, ...since, ...page }) as (DownlineRow & { rates: string })[]).map(
        (row) => ({
          ...row,
          rates: JSON.parse(row.rates) as Rates,
          lastLoginAt: row.lastLoginAt || null,
        }),
      )
    },
    count: (filter: DownlineFilter, since: Since): number =>
      statement(db, `SELECT count(*) ${selectionOf(filter)}`)
        .pluck()
        .get({ ...filter, ...since }) as number,
    online: (agentId: number, { now, online }: Since): number =>
      statement(db, ONLINE_BELOW).pluck().get({ agentId, now, online }) as number,
    /** Returns the stakes of members on each day of a range, each with everybody below. */
    stakes(ids: readonly number[], { from, to }: { from: number; to: number }): Map<number, number[]> {
      const rows = statement(db, STAKES).all({ ids: JSON.stringify(ids), from, to }) as StakesOfDay[]
      const stakes = new Map(ids.map((id) => [id, Array.from({ length: to - from + 1 }, () => 0)]))
      for (const { id, day, staked } of rows) stakes.get(id)?.splice(day - from, 1, staked)
      return stakes
    },
    /** Returns the sums of each direct downline with everybody below, the highest stake first. */
    sums(agentId: number, days: { from: number; to: number }, product: string | undefined, page: Page): SumsOfMember[] {
      return statement(db, MEMBERS(product !== undefined)).all({ agentId, ...days, product, ...page }) as SumsOfMember[]
    },
  }
}
