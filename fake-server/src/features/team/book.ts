import { isAgent, MEMBER_TYPES } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/zone'
import type { WorldDatabase } from '../../world/database.ts'
import { countNew } from './count-new.ts'
import { commissionPaidAt } from './pay-commission.ts'

const AGENT_TYPES = MEMBER_TYPES.filter(isAgent).join()

/** Who is above whom, of members with an id after `after`, however deep they stand. */
const LINKS = `INSERT INTO team_link (ancestor_id, member_id, depth)
  WITH RECURSIVE up (member_id, ancestor_id, depth) AS (
    SELECT m.id, u.id, 1 FROM member m CROSS JOIN member u ON u.merchant = m.merchant AND u.username = m.upline
    WHERE m.id > @after AND m.upline <> ''
    UNION ALL
    SELECT up.member_id, u.id, up.depth + 1 FROM up CROSS JOIN member m ON m.id = up.ancestor_id AND m.upline <> ''
      CROSS JOIN member u ON u.merchant = m.merchant AND u.username = m.upline
  ) SELECT ancestor_id, member_id, depth FROM up`
const PEOPLE = `INSERT OR IGNORE INTO team_member (member_id, rates)
  SELECT id, '{}' FROM member WHERE id > @after AND (upline <> '' OR type IN (${AGENT_TYPES})
    OR id IN (SELECT ancestor_id FROM team_link))`
/** What was earned before anybody kept a book was paid then, and is in what people opened with. */
const PAID = `INSERT INTO commission_paid (member_id, day, amount, at)
  SELECT member_id, day, sum(commission), day * ${DAY} + ${commissionPaidAt(0)} FROM team_figure
  WHERE commission > 0 GROUP BY 1, 2`

export const isBookOpen = ({ $client }: WorldDatabase): boolean =>
  $client.prepare('SELECT 1 FROM team_counted').get() !== undefined

/**
 * Opens the book of teams: from the uplines, the ledger and the bets that are there, all but one. A world has none until
 * somebody in a team plays or an agent looks, as most worlds never need it and all would have to carry it.
 */
export function openBook(db: WorldDatabase, exceptBet = 0): void {
  if (isBookOpen(db)) return
  linkNew(db, 0)
  countNew(db, { after: 0, exceptBet })
  db.$client.prepare(PAID).run()
}

/** Hangs new members, whose uplines stand in the book, below them; nobody counts them yet. */
export function linkNew({ $client }: WorldDatabase, after: number): void {
  $client.prepare(LINKS).run({ after })
  $client.prepare(PEOPLE).run({ after })
}
