import { platformError } from '@understudy/contracts'
import { and, eq, ne } from 'drizzle-orm'
import { statement, type WorldDatabase } from '../../storage/database.ts'
import { placeholdersOf, prepared } from '../../storage/prepared.ts'
import type { World } from '../../world/world.ts'
import { account, type movement } from './ledger.table.ts'

export type AccountName = { kind: 'member' | 'vendor' | 'house'; owner: string; wallet: string }

export const memberAccount = (memberId: number, wallet = 'main'): AccountName => ({
  kind: 'member',
  owner: String(memberId),
  wallet,
})
export const vendorAccount = (code: string): AccountName => ({ kind: 'vendor', owner: code, wallet: 'main' })
export const HOUSE: AccountName = { kind: 'house', owner: 'house', wallet: 'main' }
/** Holds requested withdrawals until they are paid or returned. */
export const PAYOUTS: AccountName = { kind: 'house', owner: 'house', wallet: 'payouts' }

/** Demo money of a real member who tries a game for free. */
export const DEMO_WALLET = 'demo'

export const TX = {
  deposit: 1001,
  bonus: 1101,
  /** Held for a withdrawal, returned, and paid out of the hold (not a movement of the member's account). */
  withdrawHold: 2001,
  withdrawBack: 2002,
  withdrawPaid: 2003,
  /** To a vendor's wallet, and back. */
  transferIn: 3001,
  transferBack: 3002,
  /** What a seeded member had before the story of the world; no deposit. */
  openingBalance: 3003,
  gameBet: 5001,
  gameWin: 5002,
  gameReturn: 5003,
  lotteryBet: 4001,
  lotteryPrize: 4002,
  lotteryReturn: 4003,
  lotteryRebate: 4301,
  salary: 6101,
  commission: 6105,
  dividend: 6106,
  /** Between members, as the sender and as the recipient see it. */
  memberTransferOut: 6201,
  memberTransferIn: 6202,
  rebate: 7001,
  mission: 7002,
  vipGift: 7003,
} as const

export interface Movement {
  /** Idempotency key. */
  key: string
  typeId: number
  /** The type that the recipient sees, if it is another one. */
  arrivesAs?: number
  from: AccountName
  to: AccountName
  /** Ten-thousandths; a movement of zero is stored too, so that its key stays taken. */
  amount: number
  remark: string
}

/**
 * The most an account may hold or owe, ten-thousandths. It keeps the sum of all accounts of a world an exact integer.
 */
export const MOST_HELD = 100_000_000_000_000

const insertAccount = prepared((db) => db.insert(account).values(placeholdersOf(account, 'id')).returning())

/**
 * Movements of money between accounts, each with two entries that sum to zero.
 * @throws PlatformError `transaction.conflict`, RangeError, `balance.not.enough`, `amount.out.of.range`
 */
export function ledgerRepository(db: WorldDatabase) {
  const find = ({ kind, owner, wallet }: AccountName) =>
    statement<[kind: string, owner: string, wallet: string], typeof account.$inferSelect>(
      db,
      'SELECT id, kind, owner, wallet, balance FROM account WHERE kind = ? AND owner = ? AND wallet = ?',
    ).get(kind, owner, wallet)
  const open = (name: AccountName) => find(name) ?? insertAccount(db).get({ ...name, balance: 0 })

  const insertMovement = ({ key, typeId, amount, remark }: Movement, from: number, to: number, at: number) =>
    statement(
      db,
      `INSERT INTO movement (key, type_id, amount, from_account, to_account, remark, at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    ).run(key, typeId, amount, from, to, remark, at).lastInsertRowid

  const enter = (
    id: number | bigint,
    account: { id: number; balance: number },
    by: number,
    type: number,
    at: number,
  ) => {
    const balance = account.balance + by
    statement(db, 'UPDATE account SET balance = ? WHERE id = ?').run(balance, account.id)
    statement(
      db,
      `INSERT INTO entry (movement_id, account_id, amount, balance_after, at, type_id)
       VALUES (?, ?, ?, ?, ?, ?)`,
    ).run(id, account.id, by, balance, at, type)
  }

  return {
    /** Returns the movement of a key; throws `transaction.conflict` if its accounts are others. */
    movement(key: string, from: AccountName, to: AccountName) {
      const existing = statement<[key: string], Omit<typeof movement.$inferSelect, 'key'>>(
        db,
        `SELECT id, type_id AS typeId, amount, from_account AS fromAccount, to_account AS toAccount, remark, at
         FROM movement WHERE key = ?`,
      ).get(key)
      if (existing && (existing.fromAccount !== find(from)?.id || existing.toAccount !== find(to)?.id))
        throw platformError('transaction.conflict')
      return existing
    },
    balance: (name: AccountName): number => find(name)?.balance ?? 0,
    /** Returns the balance right after the last movement of these keys; 0 if there is none. */
    balanceAfter: (name: AccountName, keys: readonly [string, string, string]): number =>
      // The entry's time is in its index.
      statement<[account: number, string, string, string], { balance: number }>(
        db,
        `SELECT e.balance_after AS balance FROM movement m
         JOIN entry e ON e.account_id = ? AND e.at = m.at AND e.movement_id = m.id
         WHERE m.key IN (?, ?, ?) ORDER BY m.id DESC LIMIT 1`,
      ).get(find(name)?.id ?? 0, ...keys)?.balance ?? 0,
    /** Returns the member's wallets except the demo wallet. */
    wallets: (memberId: number) =>
      db
        .select({ wallet: account.wallet, balance: account.balance })
        .from(account)
        .where(and(eq(account.kind, 'member'), eq(account.owner, String(memberId)), ne(account.wallet, DEMO_WALLET)))
        .all(),
    /** Tells whether this very movement has its key already. */
    isWritten(order: Movement): boolean {
      const before = this.movement(order.key, order.from, order.to)
      if (before && (before.amount !== order.amount || before.typeId !== order.typeId))
        throw platformError('transaction.conflict')
      if (!Number.isSafeInteger(order.amount) || order.amount < 0)
        throw new RangeError(`${order.amount} cannot be moved`)
      return before !== undefined
    },
    /**
     * Writes a movement of a seed before those that pay for it: it reaches its recipient, while `bookInOrder` takes it
     * from its sender, and refuses it where the money was not there at its time.
     */
    writeAhead(order: Movement, at: number): void {
      if (this.isWritten(order)) return
      const to = open(order.to)
      const id = insertMovement(order, open(order.from).id, to.id, at)
      enter(id, to, order.amount, order.arrivesAs ?? order.typeId, at)
    },
    /** Writes both entries; call it inside a transaction. */
    write(order: Movement, at: number): { replayed: boolean } {
      if (this.isWritten(order)) return { replayed: true }
      const from = open(order.from)
      const to = open(order.to)
      if (from.kind === 'member' && from.balance < order.amount) throw platformError('balance.not.enough')
      if (order.amount > 0 && (from.balance - order.amount < -MOST_HELD || to.balance + order.amount > MOST_HELD))
        throw platformError('amount.out.of.range')
      const { typeId } = order
      const id = insertMovement(order, from.id, to.id, at)
      for (const [row, amount, type] of [
        [from, -order.amount, typeId],
        [to, order.amount, order.arrivesAs ?? typeId],
      ] as const)
        enter(id, row, amount, type, at)
      return { replayed: false }
    },
  }
}

/**
 * Moves money in one transaction, once per idempotency key.
 * @throws PlatformError `balance.not.enough`, `amount.out.of.range` beyond what an account may hold, or
 * `transaction.conflict` when the key was used for a different movement
 */
export const move = (world: World, order: Movement, at = world.now()) =>
  world.transaction(() => world.use(ledgerRepository).write(order, at))
