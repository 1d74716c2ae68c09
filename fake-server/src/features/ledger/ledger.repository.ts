import { platformError } from '@understudy/contracts'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import type { World } from '../../world/world.ts'
import { writesOf } from '../../world/writes.ts'
import { account, movement } from './ledger.table.ts'

export type AccountName = { kind: 'member' | 'vendor' | 'house'; owner: string; wallet: string }

export const memberAccount = (memberId: number, wallet = 'main'): AccountName => ({
  kind: 'member',
  owner: String(memberId),
  wallet,
})
export const vendorAccount = (code: string): AccountName => ({ kind: 'vendor', owner: code, wallet: 'main' })
export const HOUSE: AccountName = { kind: 'house', owner: 'house', wallet: 'main' }

/** Play money of a real member who tries a game for free. */
export const DEMO_WALLET = 'demo'

export const TX = {
  ...{ deposit: 1001, bonus: 1101 },
  /** To a vendor's wallet, and back. */
  ...{ transferIn: 3001, transferBack: 3002 },
  ...{ gameBet: 5001, gameWin: 5002, gameReturn: 5003 },
  ...{ lotteryBet: 4001, lotteryPrize: 4002, lotteryReturn: 4003, lotteryRebate: 4301 },
} as const

export interface Movement {
  /** Idempotency key. */
  key: string
  typeId: number
  from: AccountName
  to: AccountName
  /** Ten-thousandths; a movement of nothing is kept too, so that its key stays taken. */
  amount: number
  remark: string
}

export function ledgerRepository(db: WorldDatabase) {
  const find = db
    .select()
    .from(account)
    .where(
      and(
        eq(account.kind, sql.placeholder('kind')),
        eq(account.owner, sql.placeholder('owner')),
        eq(account.wallet, sql.placeholder('wallet')),
      ),
    )
    .prepare()
  const byKey = db
    .select()
    .from(movement)
    .where(eq(movement.key, sql.placeholder('key')))
    .prepare()
  const addEntry = db.$client.prepare(
    'INSERT INTO entry (movement_id, account_id, amount, balance_after) VALUES (?, ?, ?, ?)',
  )
  const setBalance = db.$client.prepare('UPDATE account SET balance = ? WHERE id = ?')

  // Past drizzle, so they are told by hand what they write.
  const writes = writesOf(db.$client)

  const open = (name: AccountName) =>
    find.get({ ...name }) ??
    db
      .insert(account)
      .values({ ...name, balance: 0 })
      .returning()
      .get()

  return {
    /** The movement of a key; one with other accounts than these is `transaction.conflict`. */
    movement(key: string, from: AccountName, to: AccountName) {
      const known = byKey.get({ key })
      if (known && (known.fromAccount !== find.get({ ...from })?.id || known.toAccount !== find.get({ ...to })?.id))
        throw platformError('transaction.conflict')
      return known
    },
    balance: (name: AccountName): number => find.get({ ...name })?.balance ?? 0,
    /** The member's own money; play money beside it does not count. */
    wallets: (memberId: number) =>
      db
        .select({ wallet: account.wallet, balance: account.balance })
        .from(account)
        .where(and(eq(account.kind, 'member'), eq(account.owner, String(memberId)), ne(account.wallet, DEMO_WALLET)))
        .all(),
    /** Writes both entries; call it inside a transaction. */
    write(order: Movement, at: number): { replayed: boolean } {
      const before = this.movement(order.key, order.from, order.to)
      if (before) {
        if (before.amount !== order.amount || before.typeId !== order.typeId)
          throw platformError('transaction.conflict')
        return { replayed: true }
      }
      if (!Number.isSafeInteger(order.amount) || order.amount < 0)
        throw new RangeError(`${order.amount} cannot be moved`)
      const from = open(order.from)
      const to = open(order.to)
      if (from.kind === 'member' && from.balance < order.amount) throw platformError('balance.not.enough')
      const { id } = db
        .insert(movement)
        .values({
          key: order.key,
          typeId: order.typeId,
          amount: order.amount,
          fromAccount: from.id,
          toAccount: to.id,
          remark: order.remark,
          at,
        })
        .returning({ id: movement.id })
        .get()
      for (const [row, amount] of [
        [from, -order.amount],
        [to, order.amount],
      ] as const) {
        writes.note('account')
        setBalance.run(row.balance + amount, row.id)
        writes.note('entry')
        addEntry.run(id, row.id, amount, row.balance + amount)
      }
      return { replayed: false }
    },
  }
}

/** Moves money once per key, both entries or none. */
export const move = (world: World, order: Movement, at = world.now()) =>
  world.transaction(() => world.use(ledgerRepository).write(order, at))
