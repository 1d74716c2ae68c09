import Sqlite from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { beforeEach, expect, test } from 'vitest'
import type { WorldDatabase } from '../../storage/database.ts'
import { migrate } from '../../storage/schema.ts'
import { bookInOrder } from './chronicle.ts'
import { HOUSE, ledgerRepository, memberAccount, PAYOUTS, vendorAccount } from './ledger.repository.ts'

const [amina, bilal] = [memberAccount(1), memberAccount(2)]
const VENDOR = vendorAccount('NP')

let db: WorldDatabase
beforeEach(() => {
  const sqlite = new Sqlite(':memory:')
  migrate(sqlite)
  db = drizzle({ client: sqlite })
})

const entriesOf = (owner: string) =>
  db.$client
    .prepare(
      `SELECT e.type_id AS type, e.amount, e.balance_after AS balance FROM entry e JOIN account a ON a.id = e.account_id
       WHERE a.kind = 'member' AND a.owner = ? ORDER BY e.at, e.movement_id`,
    )
    .all(owner)

test('a movement written ahead of what pays for it is booked at its own time', () => {
  const ledger = ledgerRepository(db)
  ledger.writeAhead({ key: 'out', typeId: 2001, from: amina, to: PAYOUTS, amount: 90, remark: '' }, 2)
  expect(ledger.balance(amina)).toBe(0)
  ledger.write({ key: 'win', typeId: 5002, from: VENDOR, to: amina, amount: 100, remark: '' }, 1)
  bookInOrder(db)
  expect(entriesOf('1')).toEqual([
    { type: 5002, amount: 100, balance: 100 },
    { type: 2001, amount: -90, balance: 10 },
  ])
  expect([ledger.balance(amina), ledger.balance(PAYOUTS)]).toEqual([10, 90])
})

test.each([
  ['never', []],
  ['only later', [2]],
])('a movement written ahead is refused where the money came %s', (_when, wins) => {
  const ledger = ledgerRepository(db)
  ledger.writeAhead({ key: 'out', typeId: 2001, from: amina, to: PAYOUTS, amount: 90, remark: '' }, 1)
  for (const at of wins)
    ledger.write({ key: 'win', typeId: 5002, from: VENDOR, to: amina, amount: 100, remark: '' }, at)
  expect(() => bookInOrder(db)).toThrow(/^out leaves account \d+ below zero$/)
})

test('a movement written ahead is written once, and holds no more than an account may', () => {
  const ledger = ledgerRepository(db)
  const order = { key: 'in', typeId: 3003, from: HOUSE, to: amina, amount: 60_000_000_000_000, remark: '' }
  ledger.writeAhead(order, 1)
  ledger.writeAhead(order, 1)
  bookInOrder(db)
  expect(ledger.balance(amina)).toBe(60_000_000_000_000)
  expect(() => ledger.writeAhead({ ...order, amount: 1 }, 1)).toThrow(/transaction\.conflict/)
  ledger.writeAhead({ ...order, key: 'more' }, 2)
  expect(() => bookInOrder(db)).toThrow(/amount\.out\.of\.range/)
})

test('the sender and the recipient of a seeded transfer keep the types they see', () => {
  const ledger = ledgerRepository(db)
  ledger.write({ key: 'open', typeId: 3003, from: HOUSE, to: amina, amount: 50, remark: '' }, 1)
  ledger.write({ key: 'up', typeId: 6201, arrivesAs: 6202, from: amina, to: bilal, amount: 20, remark: '' }, 2)
  bookInOrder(db)
  expect(entriesOf('1')).toEqual([
    { type: 3003, amount: 50, balance: 50 },
    { type: 6201, amount: -20, balance: 30 },
  ])
  expect(entriesOf('2')).toEqual([{ type: 6202, amount: 20, balance: 20 }])
})
