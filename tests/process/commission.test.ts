import { agents, control as contract } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import { expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { control } from '../support/call.ts'
import { insideOf } from '../support/platform.ts'
import { makeWorld } from '../support/world.ts'

test('everybody who earns commission on a day is paid once, however many they are', {
  tags: ['AGENT-003', 'AGENT-007', 'all'],
}, async () => {
  const world = await makeWorld()
  const body = { under: 'twin42', size: 600, depth: 4 }
  await control(contract.makeTeam, { params: { id: world.id }, body })
  const month = { startDate: '2026-02-09', endDate: '2026-03-11' }
  for (let days = 0; days < 3; days += 1) {
    await world.advance(DAY)
    await (await world.signedIn('twin42')).get(agents.overview, { query: month })
  }
  const { $client: sqlite } = (await insideOf(world)).db
  const rows = (text: string) => sqlite.prepare<[], { day: number; people: number; amount: number }>(text).all()
  const earned = rows(`SELECT day, count(*) AS people, sum(amount - amount % 100) AS amount FROM (
    SELECT member_id, day, sum(commission) AS amount FROM team_figure GROUP BY 1, 2) WHERE amount >= 100 GROUP BY day ORDER BY day`)
  const paid = rows(`SELECT day, count(*) AS people, sum(amount - amount % 100) AS amount FROM commission_paid
    WHERE amount >= 100 GROUP BY day ORDER BY day`)
  expect(Math.max(...earned.map(({ people }) => people))).toBeGreaterThan(60)
  expect(paid).toEqual(earned)
  expect(rows('SELECT day, 0 AS people, 0 AS amount FROM commission_due')).toEqual([])
  const below = 'SELECT member_id FROM team_link l WHERE l.ancestor_id = t.member_id'
  const wrong = rows(`SELECT member_id AS day, members AS people, balance AS amount FROM team_member t WHERE
    members <> (SELECT count(*) FROM (${below})) OR direct <> (SELECT count(*) FROM (${below} AND depth = 1))
    OR agents <> (SELECT count(*) FROM member WHERE id IN (${below}) AND type IN (1, 2, 41, 42))
    OR balance <> (SELECT coalesce(sum(balance), 0) FROM account WHERE kind = 'member' AND wallet <> 'demo'
      AND CAST(owner AS INTEGER) IN (${below}))`)
  expect(wrong).toEqual([])
  expect(await audit(world)).toEqual(SOUND)
})
