import { type saferPlay, toUnits } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import { eq } from 'drizzle-orm'
import { statement, type WorldDatabase } from '../../storage/database.ts'
import { playLimit, sessionReminder } from './safer-play.table.ts'

type Minutes = saferPlay.SaferPlay['reminder']['minutes']

/** A setting of safer play: what holds, and a weaker value that will, with the time from which it does. */
export interface Setting<T> {
  value: T
  pending: { value: T; from: number } | null
}

/** A pending value replaces the current one when its time has come. */
const settingAt = <T>(now: number, value: T, pending: T, from: number | null): Setting<T> => {
  if (from === null) return { value, pending: null }
  return from <= now ? { value: pending, pending: null } : { value, pending: { value: pending, from } }
}

const NO_LIMIT: Setting<number | null> = { value: null, pending: null }

/** Limits in ten-thousandths of the currency unit, of a session in those of a minute; null for none. */
export function limitsRepository(db: WorldDatabase) {
  return {
    /** Returns a function that gives the member's limit of a kind. */
    of(memberId: number, now: number): (kind: saferPlay.LimitKind) => Setting<number | null> {
      // Every wager asks.
      const rows = statement<[memberId: number], Omit<typeof playLimit.$inferSelect, 'memberId'>>(
        db,
        `SELECT kind, amount, pending_amount AS pendingAmount, pending_from AS pendingFrom
         FROM play_limit WHERE member_id = ?`,
      ).all(memberId)
      const limits = new Map(
        rows.map((row) => [row.kind, settingAt(now, row.amount, row.pendingAmount, row.pendingFrom)] as const),
      )
      return (kind) => limits.get(kind) ?? NO_LIMIT
    },
    /** Sum of the deposit orders that are still to be paid or checked; read here, as deposits ask for the limits themselves. */
    openDeposits: (memberId: number): number =>
      statement<[memberId: number], { sum: number }>(
        db,
        `SELECT coalesce(sum(requested), 0) AS sum FROM deposit WHERE member_id = ? AND state IN (1, 2)`,
      ).get(memberId)?.sum ?? 0,
    set(memberId: number, kind: saferPlay.LimitKind, { value, pending }: Setting<number | null>): void {
      const values = { amount: value, pendingAmount: pending?.value ?? null, pendingFrom: pending?.from ?? null }
      db.insert(playLimit)
        .values({ memberId, kind, ...values })
        .onConflictDoUpdate({ target: [playLimit.memberId, playLimit.kind], set: values })
        .run()
    },
  }
}

export function remindersRepository(db: WorldDatabase) {
  return {
    of(memberId: number, now: number): Setting<Minutes> {
      const row = db.select().from(sessionReminder).where(eq(sessionReminder.memberId, memberId)).get()
      const [minutes, pending] = [row?.minutes ?? 0, row?.pendingMinutes ?? 0] as [Minutes, Minutes]
      return settingAt(now, minutes, pending, row?.pendingFrom ?? null)
    },
    set(memberId: number, { value, pending }: Setting<Minutes>): void {
      const values = { minutes: value, pendingMinutes: pending?.value ?? null, pendingFrom: pending?.from ?? null }
      db.insert(sessionReminder)
        .values({ memberId, ...values })
        .onConflictDoUpdate({
          target: sessionReminder.memberId,
          set: values,
        })
        .run()
    },
  }
}

export function loadLimits(db: WorldDatabase, { limits }: WorldSeed): void {
  for (const { memberId, kind, amount } of limits)
    limitsRepository(db).set(memberId, kind, { value: toUnits(amount), pending: null })
}
