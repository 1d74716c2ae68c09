import type { Database } from '../../storage/sqlite.ts'

/** Longer than any chain of uplines. */
const LONGEST = 100

/** Walks up from members, a step a row; a walk that comes back to its start is a circle. */
const CIRCLE = (from: string) => `WITH RECURSIVE up (start, id, steps) AS (
    SELECT id, id, 0 FROM member WHERE upline <> '' AND ${from}
    UNION ALL
    SELECT up.start, u.id, up.steps + 1 FROM up
      JOIN member m ON m.id = up.id
      JOIN member u ON u.merchant = m.merchant AND u.username = m.upline
    WHERE up.steps < ${LONGEST} AND (up.steps = 0 OR up.id <> up.start)
  ) SELECT m.username FROM up JOIN member m ON m.id = up.start WHERE up.steps > 0 AND up.id = up.start LIMIT 1`

/** Name of a member who stands below himself, directly or by others; of all members, or of one by the row's id. */
export function memberBelowHimself(sqlite: Database, id?: number): string | undefined {
  const circle = sqlite.prepare(CIRCLE(id === undefined ? '1' : 'id = @id')).pluck()
  return (id === undefined ? circle.get() : circle.get({ id })) as string | undefined
}
