import { and, asc, between, eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { query } from '../../world/query.ts'
import { member } from '../member/index.ts'
import type { Days } from './figures.repository.ts'
import { commissionDue, commissionPaid, teamFigure } from './team.table.ts'

const { placeholder } = sql
const addDue = query((db) =>
  db
    .insert(commissionDue)
    .values({ day: placeholder('day'), merchant: placeholder('merchant') })
    .onConflictDoNothing(),
)
const allDue = query((db) => db.select().from(commissionDue))
const done = query((db) =>
  db
    .delete(commissionDue)
    .where(and(eq(commissionDue.day, placeholder('day')), eq(commissionDue.merchant, placeholder('merchant')))),
)
const open = sql<number>`sum(${teamFigure.commission}) - coalesce(max(${commissionPaid.amount}), 0)`
const earners = query((db) =>
  db
    .select({ memberId: teamFigure.memberId, open })
    .from(teamFigure)
    .innerJoin(member, and(eq(member.id, teamFigure.memberId), eq(member.merchant, placeholder('merchant'))))
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

export interface DueDay {
  day: number
  merchant: string
}

/** Commission due and paid. */
export function commissionRepository(db: WorldDatabase) {
  return {
    /** Records that a day of a merchant has commission to pay. */
    due: (day: number, merchant: string): void => void addDue.run(db, { day, merchant }),
    allDue: (): DueDay[] => allDue.all(db, {}),
    /** Records that a day's commission is paid. */
    done: (due: DueDay): void => void done.run(db, { ...due }),
    /** Returns members with at least `least` of a day's commission unpaid, ten-thousandths, and the amounts. */
    earners: (due: DueDay, least: number, limit: number): { memberId: number; open: number }[] =>
      earners.all(db, { ...due, least, limit }),
    paid: (memberId: number, days: Days): { day: number; amount: number; at: number }[] =>
      paid.all(db, { memberId, ...days }),
    pay: (row: { memberId: number; day: number; amount: number; at: number }): void => void pay.run(db, row),
  }
}
