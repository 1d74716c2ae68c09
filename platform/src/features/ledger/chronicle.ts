import { platformError } from '@understudy/contracts'
import type { WorldDatabase } from '../../storage/database.ts'
import { MOST_HELD } from './ledger.repository.ts'

interface Moved {
  id: number
  key: string
  typeId: number
  /** The type that the recipient sees. */
  arrivesAs: number
  amount: number
  from: number
  to: number
  remark: string
  at: number
}

const MOVEMENTS = `SELECT m.id, m.key, m.type_id AS typeId, coalesce(e.type_id, m.type_id) AS arrivesAs, m.amount,
    m.from_account AS "from", m.to_account AS "to", m.remark, m.at
  FROM movement m LEFT JOIN entry e ON e.account_id = m.to_account AND e.at = m.at AND e.movement_id = m.id
  ORDER BY m.at, m.id`

/**
 * Rewrites all movements of a new world in the order of their times: the parts of a seed write theirs one part after
 * the other, while each entry holds the balance after it.
 * @throws Error when a member's balance would go below zero: the seed then describes an impossible history
 * @throws PlatformError `amount.out.of.range` beyond what an account may hold
 */
export function bookInOrder({ $client: sqlite }: WorldDatabase): void {
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
  for (const [index, { key, typeId, arrivesAs, amount, from, to, remark, at }] of movements.entries()) {
    const id = index + 1
    movement.run(id, key, typeId, amount, from, to, remark, at)
    for (const [account, change, type] of [
      [from, -amount, typeId],
      [to, amount, arrivesAs],
    ] as const) {
      const balance = (balances.get(account) ?? 0) + change
      if (balance < 0 && members.has(account)) throw new Error(`${key} leaves account ${account} below zero`)
      if (Math.abs(balance) > MOST_HELD) throw platformError('amount.out.of.range')
      balances.set(account, balance)
      entry.run(id, account, change, balance, at, type)
    }
  }
  const held = sqlite.prepare('UPDATE account SET balance = ? WHERE id = ?')
  for (const [account, balance] of balances) held.run(balance, account)
}
