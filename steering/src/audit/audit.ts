import type { control } from '@understudy/contracts'
import { TX } from '@understudy/platform/features/ledger/index.ts'
import { IS_TABLE } from '@understudy/platform/storage/schema.ts'
import { type Database, openSqlite } from '@understudy/platform/storage/sqlite.ts'
import { createPause } from '../api/event-loop-pauses.ts'

/** How many faults of a kind are listed individually. */
const MOST_LISTED = 50
/** Kinds of ledger entries that only bets cause: stakes, prizes, refunds. */
const OF_BETS = [TX.lotteryBet, TX.lotteryPrize, TX.lotteryReturn, TX.gameBet, TX.gameWin, TX.gameReturn]

const UNBALANCED = `SELECT movement_id AS movementId, count(*) AS entries, sum(amount) AS sum FROM entry
  GROUP BY movement_id HAVING sum <> 0 OR entries <> 2`
const ENTERED = 'SELECT account_id, sum(amount) AS amount FROM entry GROUP BY account_id'
const DRIFTED = `SELECT a.id AS accountId, a.owner, a.wallet, a.balance - coalesce(e.amount, 0) AS "by"
  FROM account a LEFT JOIN (${ENTERED}) e ON e.account_id = a.id WHERE "by" <> 0`
const OVERDRAWN = `SELECT id AS accountId, owner, wallet, balance FROM account WHERE kind = 'member' AND balance < 0`
const HOLDINGS = `SELECT kind, wallet, count(*) AS accounts, sum(balance) AS balance, sum(coalesce(e.amount, 0)) AS entered
  FROM account a LEFT JOIN (${ENTERED}) e ON e.account_id = a.id GROUP BY kind, wallet ORDER BY kind, wallet`
const PAID = `SELECT coalesce(sum(e.amount), 0) FROM entry e JOIN movement m ON m.id = e.movement_id
  JOIN account a ON a.id = e.account_id WHERE a.kind = 'member' AND m.type_id IN (${OF_BETS})`

/** Audits the books in an image of a world, straight from the tables, pausing between chunks. */
export async function auditOfImage(image: Buffer): Promise<control.Audit> {
  const sqlite = openSqlite(image)
  try {
    return await audited(sqlite, createPause())
  } finally {
    sqlite.close()
  }
}

async function audited(sqlite: Database, pause: () => Promise<void>): Promise<control.Audit> {
  const number = async (text: string) => {
    await pause()
    return sqlite.prepare<[], number>(text).pluck().get() ?? 0
  }
  const rows = async <K extends keyof control.Audit['found']>(text: string) => {
    await pause()
    return sqlite.prepare<[], control.Audit['found'][K][number]>(text).all()
  }
  const ledger = {
    accounts: await number('SELECT count(*) FROM account'),
    movements: await number('SELECT count(*) FROM movement'),
    total: await number('SELECT coalesce(sum(amount), 0) FROM entry'),
  }
  const unbalanced = await rows<'unbalanced'>(UNBALANCED)
  const drifted = await rows<'drifted'>(DRIFTED)
  const overdrawn = await rows<'overdrawn'>(OVERDRAWN)
  const bets = {
    count: await number('SELECT count(*) FROM bet'),
    open: await number("SELECT count(*) FROM bet WHERE status = 'open'"),
    won: await number('SELECT coalesce(sum(win + returned - stake), 0) FROM bet'),
    paid: await number(PAID),
  }
  const damage = await damageOf(sqlite, pause)
  const faults = { unbalanced: unbalanced.length, drifted: drifted.length, overdrawn: overdrawn.length }
  return {
    sound:
      Object.values(faults).every((count) => count === 0) &&
      [ledger.total, bets.won - bets.paid, damage.length].every((fault) => fault === 0),
    ledger,
    holdings: sqlite.prepare<[], control.Audit['holdings'][number]>(HOLDINGS).all(),
    faults,
    found: {
      unbalanced: unbalanced.slice(0, MOST_LISTED),
      drifted: drifted.slice(0, MOST_LISTED),
      overdrawn: overdrawn.slice(0, MOST_LISTED),
    },
    bets,
    damage,
  }
}

/** Faults found by SQLite: first the ownership of pages, then the rows and indexes of each table. */
async function damageOf(sqlite: Database, pause: () => Promise<void>): Promise<string[]> {
  const tables = sqlite.prepare<[], string>(`SELECT m.name FROM sqlite_master m WHERE ${IS_TABLE}`).pluck().all()
  const messages = new Set<string>()
  for (const check of ['quick_check', ...tables.map((table) => `integrity_check("${table}")`)]) {
    await pause()
    for (const row of sqlite.pragma(check) as Record<string, string>[])
      for (const sentence of Object.values(row)) if (sentence !== 'ok') messages.add(sentence)
  }
  return [...messages]
}
