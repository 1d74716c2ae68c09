import type { saferPlay } from '@understudy/contracts'
import { and, eq } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { depositLimit, sessionReminder } from './safer-play.table.ts'

type Minutes = saferPlay.SaferPlay['reminder']['minutes']

/** Deposit limits in ten-thousandths; a pending one replaces the current one when its time has come. */
export function limitsRepository(db: WorldDatabase) {
  return {
    of(memberId: number, period: saferPlay.LimitPeriod, now: number) {
      const row = db
        .select()
        .from(depositLimit)
        .where(and(eq(depositLimit.memberId, memberId), eq(depositLimit.period, period)))
        .get()
      if (!row) return { amount: null, pending: null }
      const { amount, pendingAmount, pendingFrom } = row
      if (pendingFrom === null) return { amount, pending: null }
      if (pendingFrom <= now) return { amount: pendingAmount, pending: null }
      return { amount, pending: { amount: pendingAmount, from: pendingFrom } }
    },
    set(
      memberId: number,
      period: saferPlay.LimitPeriod,
      amount: number | null,
      pending: { amount: number | null; from: number } | null,
    ): void {
      const values = { amount, pendingAmount: pending?.amount ?? null, pendingFrom: pending?.from ?? null }
      db.insert(depositLimit)
        .values({ memberId, period, ...values })
        .onConflictDoUpdate({
          target: [depositLimit.memberId, depositLimit.period],
          set: values,
        })
        .run()
    },
  }
}

export function remindersRepository(db: WorldDatabase) {
  return {
    of(memberId: number, now: number) {
      const row = db.select().from(sessionReminder).where(eq(sessionReminder.memberId, memberId)).get()
      const minutes = (row?.minutes ?? 0) as Minutes
      if (!row || row.pendingFrom === null) return { minutes, pending: null }
      const wished = (row.pendingMinutes ?? 0) as Minutes
      if (row.pendingFrom <= now) return { minutes: wished, pending: null }
      return { minutes, pending: { minutes: wished, from: row.pendingFrom } }
    },
    set(memberId: number, minutes: number, pending: { minutes: number; from: number } | null): void {
      const values = { minutes, pendingMinutes: pending?.minutes ?? null, pendingFrom: pending?.from ?? null }
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
