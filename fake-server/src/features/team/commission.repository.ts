import { and, asc, between, eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { query } from '../../world/query.ts'
import type { Days } from './figures.repository.ts'
import { commissionDue, commissionPaid, teamFigure } from './team.table.ts'

const { placeholder } = sql
const addDue = query((db) =>
  db
    .insert(commissionDue)
    .values({ day: placeholder('day') })
    .onConflictDoNothing(),
)
const firstDue = query((db) => db.select({ day: sql<number | null>`min(${commissionDue.day})` }).from(commissionDue))
const done = query((db) => db.delete(commissionDue).where(eq(commissionDue.day, placeholder('day'))))
const open = sql<number>`sum(${teamFigure.commission}) - coalesce(max(${commissionPaid.amount}), 0)`
const earners = query((db) =>
  db
    .select({ memberId: teamFigure.memberId, open })
    .from(teamFigure)
    .leftJoin(
      commissionPaid,
      and(eq(commissionPaid.memberId, teamFigure.memberId), eq(commissionPaid.day, placeholder('day'))),
    )
    .where(sql`${teamFigure.day} = ${placeholder('day')} AND ${teamFigure.commission} > 0`)
    .groupBy(teamFigure.memberId)
    .having(sql`${open} >= ${placeholder('least')}`)
    .orderBy(asc(teamFigure.memberId))
    .limit(placeholder('limit')),
)
const paid = query((db) =>
  db
    .select({ day: commissionPaid.day, amount: commissionPaid.amount, at: commissionPaid.at })
    .from(commissionPaid)
    .where(
      and(
        eq(commissionPaid.memberId, placeholder('memberId')),
        between(commissionPaid.day, placeholder('from'), placeholder('to')),
      ),
    ),
)
const pay = query((db) =>
  db
    .insert(commissionPaid)
    .values({
      memberId: placeholder('memberId'),
      day: placeholder('day'),
      amount: placeholder('amount'),
      at: placeholder('at'),
    })
    .onConflictDoUpdate({
      target: [commissionPaid.memberId, commissionPaid.day],
      set: { amount: sql`${commissionPaid.amount} + excluded.amount`, at: sql`excluded.at` },
    }),
)

/** Commission due and paid. */
export function commissionRepository(db: WorldDatabase) {
  return {
    /** Records that a day has commission to pay. */
    due: (day: number): void => void addDue.run(db, { day }),
    firstDue: (): number | undefined => firstDue.get(db)?.day ?? undefined,
    /** Records that a day's commission is paid. */
    done: (day: number): void => void done.run(db, { day }),
    /** Returns members with at least `least` of a day's commission unpaid, ten-thousandths, and the amounts. */
    earners: (day: number, least: number, limit: number): { memberId: number; open: number }[] =>
      earners.all(db, { day, least, limit }),
    paid: (memberId: number, days: Days): { day: number; amount: number; at: number }[] =>
      paid.all(db, { memberId, ...days }),
    pay: (row: { memberId: number; day: number; amount: number; at: number }): void => void pay.run(db, row),
  }
}
