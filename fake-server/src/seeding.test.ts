import { SCENARIOS } from '@understudy/seed'
import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { buildImage } from './seeding.ts'

const origin = { scenario: 'everyday', seed: 7, startAt: 1_773_126_000_000 }

test('the same scenario, seed and start give the same bytes, and each of the three counts', () => {
  const image = buildImage(origin)
  expect(buildImage(origin).equals(image)).toBe(true)
  for (const other of [{ scenario: 'vip' }, { seed: 8 }, { startAt: origin.startAt + 3_600_000 }])
    expect(buildImage({ ...origin, ...other }).equals(image), JSON.stringify(other)).toBe(false)
})

test.each(SCENARIOS.map(({ name }) => name))('the books of a fresh %s world balance', (scenario) => {
  const sqlite = new Sqlite(buildImage({ ...origin, scenario }))
  const count = (sql: string) => sqlite.prepare(sql).pluck().get()
  expect(count('SELECT coalesce(sum(amount), 0) FROM entry')).toBe(0)
  expect(count("SELECT count(*) FROM account WHERE kind = 'member' AND balance < 0")).toBe(0)
  expect(
    count(
      'SELECT count(*) FROM account a WHERE balance <> (SELECT coalesce(sum(amount), 0) FROM entry WHERE account_id = a.id)',
    ),
  ).toBe(0)
  expect(count('SELECT count(*) FROM member')).toBeGreaterThan(100)
})
