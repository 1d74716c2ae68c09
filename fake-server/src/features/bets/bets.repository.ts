import { asc, eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { bet } from './bets.table.ts'

export type BetRow = typeof bet.$inferSelect
export type NewBet = Omit<BetRow, 'id'>

/** What became of a bet. */
export interface Settlement extends Pick<BetRow, 'win' | 'valid' | 'detail'> {
  status: Exclude<BetRow['status'], 'open'>
  settledAt: number
}

export function betsRepository(db: WorldDatabase) {
  const { placeholder } = sql
  const byRef = db
    .select()
    .from(bet)
    .where(eq(bet.ref, placeholder('ref')))
    .prepare()
  // The condition repeats the partial index word for word: only then is the index used.
  const isDue = sql`${bet.status} = 'open' AND ${bet.dueAt} IS NOT NULL AND ${bet.dueAt} <= ${placeholder('now')}`
  const due = db
    .select()
    .from(bet)
    .where(isDue)
    .orderBy(asc(bet.dueAt), asc(bet.id))
    .limit(placeholder('limit'))
    .prepare()
  const anyDue = db.$client
    .prepare("SELECT 1 FROM bet WHERE status = 'open' AND due_at IS NOT NULL AND due_at <= ? LIMIT 1")
    .pluck()
  const add = db
    .insert(bet)
    .values({
      ref: placeholder('ref'),
      memberId: placeholder('memberId'),
      wallet: placeholder('wallet'),
      gameType: placeholder('gameType'),
      vendor: placeholder('vendor'),
      nodeId: placeholder('nodeId'),
      stake: placeholder('stake'),
      valid: placeholder('valid'),
      win: placeholder('win'),
      status: placeholder('status'),
      placedAt: placeholder('placedAt'),
      settledAt: placeholder('settledAt'),
      dueAt: placeholder('dueAt'),
      detail: placeholder('detail'),
    })
    .returning({ id: bet.id })
    .prepare()
  const settle = db
    .update(bet)
    .set({
      status: sql`${placeholder('status')}`,
      win: sql`${placeholder('win')}`,
      valid: sql`${placeholder('valid')}`,
      settledAt: sql`${placeholder('settledAt')}`,
      detail: sql`${placeholder('detail')}`,
    })
    .where(sql`${bet.id} = ${placeholder('id')} AND ${bet.status} = 'open'`)
    .prepare()

  return {
    byRef: (ref: string): BetRow | undefined => byRef.get({ ref }),
    /** Its id. */
    add: (row: NewBet): number => add.get(row).id,
    /** False when it was no longer open: a bet is settled once. */
    settle: (id: number, { detail, ...rest }: Settlement): boolean =>
      settle.run({ id, ...rest, detail: JSON.stringify(detail) }).changes > 0,
    anyDue: (now: number): boolean => anyDue.get(now) !== undefined,
    /** Open bets whose time has come, the earliest first. */
    due: (now: number, limit: number): BetRow[] => due.all({ now, limit }),
  }
}
