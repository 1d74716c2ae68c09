import Sqlite from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { expect, test } from 'vitest'
import { migrate } from '../../storage/schema.ts'
import { randomOf } from '../../world/random.ts'
import { requirementsRepository } from './turnover.repository.ts'

const BET = `INSERT INTO bet (ref, member_id, wallet, game_type, vendor, node_id, stake, valid, win, returned, status, placed_at, settled_at, detail)
  VALUES (?, ?, ?, 'RNG', 'V', 1, 1, ?, 0, 0, 'won', 1, ?, '{}')`
const REQUIREMENT = `INSERT INTO turnover_requirement (reference, member_id, reason, amount, since)
  VALUES (?, ?, 'deposit', 5, ?) ON CONFLICT DO NOTHING`

/**
 * Adds, changes and deletes bets and requirements of two members within a few moments, so that many have the same time.
 */
function history(sqlite: Sqlite.Database, seed: number, steps: number, afterEach = () => {}): void {
  const random = randomOf(seed, 'turnover')
  const below = (bound: number) => random.below(bound)
  const one = (table: string) => {
    const ids = sqlite.prepare(`SELECT id FROM ${table}`).pluck().all()
    return ids[below(ids.length || 1)] ?? null
  }
  const bet = () => [below(2), below(4) === 0 ? 'demo' : 'main', below(3) * 10, below(4) === 0 ? null : below(40)]
  const requirement = () => [below(2), below(40)]
  for (let step = 0; step < steps; step += 1) {
    const what = below(9)
    if (what < 4) sqlite.prepare(BET).run(`bet ${step}`, ...bet())
    else if (what === 4)
      sqlite
        .prepare('UPDATE bet SET member_id = ?, wallet = ?, valid = ?, settled_at = ? WHERE id = ?')
        .run(...bet(), one('bet'))
    else if (what === 5) sqlite.prepare('DELETE FROM bet WHERE id = ?').run(one('bet'))
    else if (what === 6) sqlite.prepare(REQUIREMENT).run(`order ${below(80)}`, ...requirement())
    else if (what === 7)
      sqlite
        .prepare('UPDATE turnover_requirement SET member_id = ?, since = ? WHERE id = ?')
        .run(...requirement(), one('turnover_requirement'))
    else sqlite.prepare('DELETE FROM turnover_requirement WHERE id = ?').run(one('turnover_requirement'))
    afterEach()
  }
}

interface Requirement {
  id: number
  member_id: number
  since: number
}

interface Bet {
  member_id: number
  wallet: string
  valid: number
  settled_at: number
}

/** The same sums, calculated here from the bets. */
function calculated(sqlite: Sqlite.Database) {
  const all = sqlite.prepare('SELECT * FROM turnover_requirement ORDER BY since, id').all() as Requirement[]
  const bets = sqlite.prepare('SELECT * FROM bet WHERE settled_at IS NOT NULL').all() as Bet[]
  return all
    .map(({ id, member_id, since }, index) => {
      const next = all.slice(index + 1).find((later) => later.member_id === member_id)
      const between = bets.filter(
        (bet) =>
          bet.member_id === member_id &&
          bet.wallet !== 'demo' &&
          bet.settled_at >= since &&
          bet.settled_at < (next?.since ?? Number.POSITIVE_INFINITY),
      )
      return { id, valid: between.reduce((sum, { valid }) => sum + valid, 0) }
    })
    .sort((a, b) => a.id - b.id)
}

test('the stored turnover equals the sum of the bets after random writes', () => {
  const sqlite = new Sqlite(':memory:')
  migrate(sqlite)
  const requirements = requirementsRepository(drizzle({ client: sqlite }))
  let most = 0
  history(sqlite, 1, 1_500, () => {
    const played = [0, 1].flatMap((member) => requirements.of(member).map(({ id, played: valid }) => ({ id, valid })))
    expect(played.sort((a, b) => a.id - b.id)).toEqual(calculated(sqlite))
    most = Math.max(most, played.length)
  })
  expect(most).toBeGreaterThan(5)
})
