import { DAY } from '@understudy/contracts/durations'
import type { WorldDatabase } from '../../storage/database.ts'
import { zoneOffsetOf } from '../../world/merchant-calendar.ts'
import { AGENT_TYPES } from '../member/index.ts'
import { countNew } from './count-new.ts'
import { COMMISSION_PAID_AFTER } from './pay-commission.ts'

/** Deeper than any team; a circle of uplines, which only damage can make, ends here. */
const DEEPEST = 100
/** Links members with an id above `after` to all their uplines. */
const LINKS = `INSERT OR IGNORE INTO team_link (ancestor_id, member_id, depth)
  WITH RECURSIVE up (member_id, ancestor_id, depth) AS (
    SELECT m.id, u.id, 1 FROM member m CROSS JOIN member u ON u.merchant = m.merchant AND u.username = m.upline
    WHERE m.id > @after AND m.upline <> '' AND u.id <> m.id
    UNION ALL
    SELECT up.member_id, u.id, up.depth + 1 FROM up CROSS JOIN member m ON m.id = up.ancestor_id AND m.upline <> ''
      CROSS JOIN member u ON u.merchant = m.merchant AND u.username = m.upline
    WHERE up.depth < ${DEEPEST} AND u.id <> up.member_id
  ) SELECT ancestor_id, member_id, depth FROM up`
const PEOPLE = `INSERT OR IGNORE INTO team_member (member_id, rates)
  SELECT id, '{}' FROM member WHERE id > @after AND (upline <> '' OR type IN (${AGENT_TYPES})
    OR id IN (SELECT ancestor_id FROM team_link))`
/** Marks earlier commission as paid: opening balances already include it. */
const PAID = `INSERT INTO commission_paid (member_id, day, amount, at)
  SELECT member_id, day, sum(commission), day * ${DAY} + ${COMMISSION_PAID_AFTER} - ${zoneOffsetOf('member_id')} FROM team_figure
  WHERE commission > 0 GROUP BY 1, 2`

export const isBookOpen = ({ $client }: WorldDatabase): boolean =>
  $client.prepare('SELECT 1 FROM team_counted').get() !== undefined

/**
 * Opens the team figures: computes them from the uplines, the ledger and all bets but one. A world has none until a
 * team member plays or an agent reads them, because most worlds never need the data.
 */
export function openBook(db: WorldDatabase, exceptBet = 0): void {
  if (isBookOpen(db)) return
  linkNew(db, 0)
  countNew(db, { after: 0, exceptBet })
  db.$client.prepare(PAID).run()
}

/** Links new members below their uplines, which are linked already, without counting them yet. */
export function linkNew({ $client }: WorldDatabase, after: number): void {
  $client.prepare(LINKS).run({ after })
  $client.prepare(PEOPLE).run({ after })
}
