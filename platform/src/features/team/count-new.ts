import { DAY } from '@understudy/contracts/durations'
import type { WorldDatabase } from '../../storage/database.ts'
import { zoneOffsetOf } from '../../world/merchant-calendar.ts'
import { DEMO_WALLET } from '../ledger/index.ts'
import { AGENT_TYPES } from '../member/index.ts'
import { FLOWS, type FlowName } from './flows.ts'

// CROSS JOIN fixes the order of the joins, because SQLite does not know the sizes of the tables.

/** The day of the calendar of a member's merchant in SQL. */
const dayOf = (time: string, memberId: string) => `((${time} + ${zoneOffsetOf(memberId)}) / ${DAY})`
const BELOW = 'SELECT member_id FROM team_link WHERE ancestor_id = team_member.member_id'

/** Counts everybody below each new member, and sums their balances. */
const STANDING = `UPDATE team_member SET
  members = (SELECT count(*) FROM team_link WHERE ancestor_id = team_member.member_id),
  direct = (SELECT count(*) FROM team_link WHERE ancestor_id = team_member.member_id AND depth = 1),
  agents = (SELECT count(*) FROM member WHERE id IN (${BELOW}) AND type IN (${AGENT_TYPES})),
  balance = (SELECT coalesce(sum(a.balance), 0) FROM team_link l CROSS JOIN account a
    ON a.kind = 'member' AND a.owner = CAST(l.member_id AS TEXT) AND a.wallet <> '${DEMO_WALLET}'
    WHERE l.ancestor_id = team_member.member_id)
  WHERE member_id > @after`
/**
 * Adds the new members to the counts of older uplines. Nothing is recounted, because a team may have thousands of
 * members.
 */
const STANDING_ABOVE = `UPDATE team_member SET members = members + n.people, direct = direct + n.near,
    agents = agents + n.resellers, balance = balance + n.held
  FROM (SELECT l.ancestor_id AS id, count(*) AS people, sum(l.depth = 1) AS near,
      sum(m.type IN (${AGENT_TYPES})) AS resellers,
      sum((SELECT coalesce(sum(a.balance), 0) FROM account a
        WHERE a.kind = 'member' AND a.owner = CAST(l.member_id AS TEXT) AND a.wallet <> '${DEMO_WALLET}')) AS held
    FROM member m CROSS JOIN team_link l ON l.member_id = m.id AND l.ancestor_id <= @after
    WHERE m.id > @after GROUP BY 1) AS n
  WHERE team_member.member_id = n.id`

const MONEY: Record<string, FlowName> = {
  deposit: 'deposit',
  withdraw: 'withdraw',
  transfer_in: 'transferIn',
  transfer_out: 'transferOut',
  rebate: 'rebate',
  reward: 'reward',
  income: 'income',
}
const PLAY = ['bets', 'staked', 'valid', 'win']
const sumOf = (figure: FlowName) => {
  const { sign, types } = FLOWS[figure]
  return `sum(CASE WHEN e.type_id IN (${types.join()}) THEN ${sign} * e.amount ELSE 0 END)`
}
const COUNTED_TYPES = Object.values(FLOWS).flatMap(({ types }) => [...types])

const OWN_MONEY = `INSERT INTO team_figure (member_id, scope, day, product, ${Object.keys(MONEY).join()})
  SELECT t.member_id, 0, ${dayOf('e.at', 't.member_id')}, '', ${Object.values(MONEY).map(sumOf).join()}
  FROM team_member t CROSS JOIN account a
    ON a.kind = 'member' AND a.owner = CAST(t.member_id AS TEXT) AND a.wallet <> '${DEMO_WALLET}'
  CROSS JOIN entry e ON e.account_id = a.id
  WHERE t.member_id > @after AND e.type_id IN (${COUNTED_TYPES.join()})
  GROUP BY 1, 3`

const OWN_PLAY = `INSERT INTO team_figure (member_id, scope, day, product, ${PLAY.join()})
  SELECT b.member_id, 0, ${dayOf('b.settled_at', 'b.member_id')}, b.game_type, count(*),
    sum(b.stake - b.returned), sum(b.valid), sum(b.win)
  FROM bet b CROSS JOIN team_member t ON t.member_id = b.member_id
  WHERE b.member_id > @after AND b.settled_at IS NOT NULL AND b.id <> @exceptBet AND b.wallet <> '${DEMO_WALLET}'
  GROUP BY 1, 3, 4`

const rate = (table: string) =>
  `CASE f.product WHEN '' THEN 0 ELSE coalesce(json_extract(${table}.rates, '$.' || f.product), 0) END`
const OWN_COMMISSION = `UPDATE team_figure AS f SET commission =
  f.valid * (SELECT ${rate('t')} FROM team_member t WHERE t.member_id = f.member_id) / 10000
  WHERE f.scope = 0 AND f.member_id > @after AND f.valid > 0`

const SUMMED = [...PLAY, ...Object.keys(MONEY)]
const ADDED = [...SUMMED, 'commission', 'joined'].map((name) => `${name} = ${name} + excluded.${name}`).join()
/** Adds the figures to all uplines; rates never fall on the way up. */
const OF_TEAMS = `INSERT INTO team_figure (member_id, scope, day, product, ${SUMMED.join()}, commission)
  SELECT l.ancestor_id, 1, f.day, f.product, ${SUMMED.map((name) => `sum(f.${name})`).join()},
    sum(f.valid * max(0, ${rate('up')} - ${rate('down')}) / 10000)
  FROM team_figure f CROSS JOIN team_link l ON l.member_id = f.member_id
    CROSS JOIN team_member up ON up.member_id = l.ancestor_id
    LEFT JOIN team_link step ON step.member_id = f.member_id AND step.depth = l.depth - 1
    JOIN team_member down ON down.member_id = coalesce(step.ancestor_id, f.member_id)
  WHERE f.scope = 0 AND f.member_id > @after
  GROUP BY l.ancestor_id, f.day, f.product
  ON CONFLICT DO UPDATE SET ${ADDED}`

const JOINED = `INSERT INTO team_figure (member_id, scope, day, product, joined)
  SELECT l.ancestor_id, 1, ${dayOf('m.registered_at', 'm.id')}, '', count(*)
  FROM member m CROSS JOIN team_link l ON l.member_id = m.id
  WHERE m.id > @after
  GROUP BY 1, 3
  ON CONFLICT DO UPDATE SET ${ADDED}`

const ACTIVE = `INSERT INTO team_activity (agent_id, day, gap, members)
  SELECT l.ancestor_id, p.day, min(31, p.day - coalesce(p.before, 0)), count(*)
  FROM (SELECT member_id, day, lag(day) OVER (PARTITION BY member_id ORDER BY day) AS before
    FROM (SELECT DISTINCT member_id, day FROM team_figure WHERE scope = 0 AND valid > 0 AND member_id > @after)) p
  CROSS JOIN team_link l ON l.member_id = p.member_id
  GROUP BY 1, 2, 3
  ON CONFLICT DO UPDATE SET members = members + excluded.members`

const COUNTED = `INSERT INTO team_counted (id, movement_id) SELECT 1, coalesce(max(id), 0) FROM movement WHERE true
  ON CONFLICT DO UPDATE SET movement_id = excluded.movement_id`

interface NewOnes {
  /** Id of the last member counted already. */
  after: number
  /** A bet that is counted separately. */
  exceptBet?: number
}

/**
 * Counts all members with an id above `after` in a fixed number of statements: everybody when the figures are opened,
 * later the members of a generated team. Everything else must be counted already.
 */
export function countNew({ $client: sqlite }: WorldDatabase, { after, exceptBet = 0 }: NewOnes): void {
  for (const text of [OWN_MONEY, OWN_PLAY, OWN_COMMISSION, OF_TEAMS, JOINED, ACTIVE, STANDING, STANDING_ABOVE])
    sqlite.prepare(text).run({ after, exceptBet })
  sqlite.prepare(COUNTED).run()
}
