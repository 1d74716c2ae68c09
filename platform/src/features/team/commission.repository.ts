import { and, asc, between, eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { member } from '../member/index.ts'
import type { Days } from './figures.repository.ts'
import { commissionDue, commissionPaid, teamFigure } from './team.table.ts'

const open = sql<number>`sum(${teamFigure.commission}) - coalesce(max(${commissionPaid.amount}), 0)`

export interface DueDay {
  day: number
  merchant: string
}

/** Commission due and paid. */
export function commissionRepository(db: WorldDatabase) {
  return {
    /** Records that a day of a merchant has commission to pay. */
    due: (day: number, merchant: string): void =>
      void db.insert(commissionDue).values({ day, merchant }).onConflictDoNothing().run(),
    allDue: (): DueDay[] => db.select().from(commissionDue).all(),
    /** Records that a day's commission is paid. */
    done: (due: DueDay): void =>
      void db
        .delete(commissionDue)
        .where(and(eq(commissionDue.day, due.day), eq(commissionDue.merchant, due.merchant)))
        .run(),
    /** Returns members with at least `least` of a day's commission unpaid, ten-thousandths, and the amounts. */
    earners: (due: DueDay, least: number, limit: number): { memberId: number; open: number }[] =>
      db
        .select({ memberId: teamFigure.memberId, open })
        .from(teamFigure)
        .innerJoin(member, and(eq(member.id, teamFigure.memberId), eq(member.merchant, due.merchant)))
        .leftJoin(
          commissionPaid,
          and(eq(commissionPaid.memberId, teamFigure.memberId), eq(commissionPaid.day, due.day)),
        )
        .where(sql`${teamFigure.day} = ${due.day} AND ${teamFigure.commission} > 0`)
        .groupBy(teamFigure.memberId)
        .having(sql`${open} >= ${least}`)
        .orderBy(asc(teamFigure.memberId))
        .limit(limit)
        .all(),
    paid: (memberId: number, days: Days): { day: number; amount: number; at: number }[] =>
      db
        .select({ day: commissionPaid.day, amount: commissionPaid.amount, at: commissionPaid.at })
        .from(commissionPaid)
        .where(and(eq(commissionPaid.memberId, memberId), between(commissionPaid.day, days.from, days.to)))
        .all(),
    pay: (row: { memberId: number; day: number; amount: number; at: number }): void =>
      void db
        .insert(commissionPaid)
        .values(row)
        .onConflictDoUpdate({
          target: [commissionPaid.memberId, commissionPaid.day],
          set: { amount: sql`${commissionPaid.amount} + excluded.amount`, at: sql`excluded.at` },
        })
        .run(),
  }
}
