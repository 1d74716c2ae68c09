import { platform } from './platform.ts'
import type { TestWorld } from './world.ts'

/** The database of a world of the server under test. */
export async function databaseOf(world: TestWorld) {
  const found = (await platform()).worlds.find(world.id)
  if (!found) throw new Error('The world lives in another process')
  return found.db.$client
}

/** What went through members' wallets for bets and for nothing else: stakes, prizes, stakes given back. */
const OF_BETS = [4001, 4002, 4003, 5001, 5002, 5003]

/** Reads the books of a world as an auditor would: straight from its tables. */
export async function audit(world: TestWorld) {
  const db = await databaseOf(world)
  const one = (text: string) => db.prepare(text).pluck().get()
  return {
    entries: one('SELECT sum(amount) FROM entry'),
    unbalanced: one(
      'SELECT count(*) FROM (SELECT movement_id FROM entry GROUP BY movement_id HAVING sum(amount) <> 0 OR count(*) <> 2)',
    ),
    drifted: one(
      'SELECT count(*) FROM account a WHERE balance <> (SELECT coalesce(sum(amount), 0) FROM entry WHERE account_id = a.id)',
    ),
    negative: one("SELECT count(*) FROM account WHERE kind = 'member' AND balance < 0"),
    // What went out for bets and came in for them is what the settled bets say, less what is still out for open ones.
    bets: one(
      `SELECT (SELECT coalesce(sum(win - stake), 0) FROM bet) -
              (SELECT coalesce(sum(e.amount), 0) FROM entry e JOIN movement m ON m.id = e.movement_id
               JOIN account a ON a.id = e.account_id WHERE a.kind = 'member' AND m.type_id IN (${OF_BETS}))`,
    ),
  }
}
export const SOUND = { entries: 0, unbalanced: 0, drifted: 0, negative: 0, bets: 0 }
