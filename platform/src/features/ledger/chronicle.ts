import type { WorldDatabase } from '../../storage/database.ts'

interface Moved {
  id: number
  key: string
  typeId: number
  amount: number
  from: number
  to: number
  remark: string
  at: number
}

const MOVEMENTS = `SELECT id, key, type_id AS typeId, amount, from_account AS "from", to_account AS "to", remark, at
  FROM movement ORDER BY at, id`

const beingBooked = new WeakSet<WorldDatabase>()

/** Lets the parts of a seed write movements before those that pay for them, until all are booked in order. */
export const bookLater = (db: WorldDatabase): void => void beingBooked.add(db)
export const isBookedLater = (db: WorldDatabase): boolean => beingBooked.has(db)

/**
 * Rewrites all movements of a new world in the order of their times: the parts of a seed write theirs one part after
 * the other, while each entry holds the balance after it.
 * @throws Error when a member's balance would go below zero: the seed then describes an impossible history
 */
export function bookInOrder(db: WorldDatabase): void {
  const { $client: sqlite } = db
  beingBooked.delete(db)
  const movements = sqlite.prepare<[], Moved>(MOVEMENTS).all()
  const members = new Set(sqlite.prepare<[], number>("SELECT id FROM account WHERE kind = 'member'").pluck().all())
  sqlite.exec('DELETE FROM entry; DELETE FROM movement')
  const movement = sqlite.prepare(
    'INSERT INTO movement (id, key, type_id, amount, from_account, to_account, remark, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const entry = sqlite.prepare(
    'INSERT INTO entry (movement_id, account_id, amount, balance_after, at, type_id) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const balances = new Map<number, number>()
  for (const [index, { key, typeId, amount, from, to, remark, at }] of movements.entries()) {
    const id = index + 1
    movement.run(id, key, typeId, amount, from, to, remark, at)
    for (const [account, change] of [
      [from, -amount],
      [to, amount],
    ] as const) {
      const balance = (balances.get(account) ?? 0) + change
      if (balance < 0 && members.has(account)) throw new Error(`${key} leaves account ${account} below zero`)
      balances.set(account, balance)
      entry.run(id, account, change, balance, at, typeId)
    }
  }
  const held = sqlite.prepare('UPDATE account SET balance = ? WHERE id = ?')
  for (const [account, balance] of balances) held.run(balance, account)
}
