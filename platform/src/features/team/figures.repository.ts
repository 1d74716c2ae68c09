import type { GameType } from '@understudy/contracts'
import { and, asc, between, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { prepared } from '../../storage/prepared.ts'
import { teamActivity, teamFigure, teamLink } from './team.table.ts'

/** Amounts in ten-thousandths; `bets` and `joined` are counts. */
export interface Figures {
  /** Settled bets, by day of settlement. */
  bets: number
  /** Stakes of bets that were not returned. */
  staked: number
  valid: number
  win: number
  /** Turnover times the member's own rate, less the share of the downline. */
  commission: number
  deposit: number
  /** Withdrawals less returned ones. */
  withdraw: number
  transferIn: number
  transferOut: number
  rebate: number
  /** Bonuses, missions and gifts. */
  reward: number
  /** Paid salaries, commission and dividends. */
  income: number
  /** Members who joined that day. */
  joined: number
}

export const NO_FIGURES: Figures = {
  bets: 0,
  staked: 0,
  valid: 0,
  win: 0,
  commission: 0,
  deposit: 0,
  withdraw: 0,
  transferIn: 0,
  transferOut: 0,
  rebate: 0,
  reward: 0,
  income: 0,
  joined: 0,
}

const NAMES = Object.keys(NO_FIGURES) as (keyof Figures)[]

export const addFigures = (a: Figures, b: Figures): Figures =>
  Object.fromEntries(NAMES.map((name) => [name, a[name] + b[name]])) as Record<keyof Figures, number>

/** Of a member alone, or of everybody below. */
export type Scope = 'own' | 'team'

const SCOPES = { own: 0, team: 1 } as const

/** Day numbers, both inclusive. */
export interface Days {
  from: number
  to: number
}

export interface DayFigures extends Figures {
  day: number
  product: GameType | ''
}

/** Upper bound of the recorded gap, in days: the longest interval a caller may ask for. */
const LONGEST_GAP = 31

const columns = Object.fromEntries(NAMES.map((name) => [name, teamFigure[name]])) as {
  [Name in keyof Figures]: (typeof teamFigure)[Name]
}

const sums = Object.fromEntries(
  NAMES.map((name) => [name, sql<number>`coalesce(sum(${teamFigure[name]}), 0)`]),
) as Record<keyof Figures, ReturnType<typeof sql<number>>>

const inDays = (memberId: number, scope: Scope, { from, to }: Days) =>
  and(eq(teamFigure.memberId, memberId), eq(teamFigure.scope, SCOPES[scope]), between(teamFigure.day, from, to))

/** The last day before a day, or the first one after it, on which the member had turnover. */
const playedDay = (
  db: WorldDatabase,
  which: 'max' | 'min',
  memberId: number,
  isThere: SQL,
): number | null | undefined =>
  db
    .select({ day: sql<number | null>`${sql.raw(which)}(${teamFigure.day})` })
    .from(teamFigure)
    .where(and(eq(teamFigure.memberId, memberId), eq(teamFigure.scope, 0), isThere, gt(teamFigure.valid, 0)))
    .get()?.day
const countActive = (db: WorldDatabase, agentId: number, day: number, gap: number, by: number) =>
  db
    .insert(teamActivity)
    .values({
      agentId,
      day,
      gap,
      members: by,
    })
    .onConflictDoUpdate({
      target: [teamActivity.agentId, teamActivity.day, teamActivity.gap],
      set: { members: sql`${teamActivity.members} + excluded.members` },
    })

const byDay = prepared((db) =>
  db
    .select({ day: teamFigure.day, product: teamFigure.product, ...columns })
    .from(teamFigure)
    .where(
      and(
        eq(teamFigure.memberId, sql.placeholder('memberId')),
        eq(teamFigure.scope, sql.placeholder('scope')),
        between(teamFigure.day, sql.placeholder('from'), sql.placeholder('to')),
      ),
    )
    .orderBy(asc(teamFigure.day)),
)

const turnedOver = (isProduct?: SQL) =>
  prepared((db) =>
    db
      .select({ memberId: teamFigure.memberId })
      .from(teamLink)
      .innerJoin(teamFigure, eq(teamFigure.memberId, teamLink.memberId))
      .where(
        and(
          eq(teamLink.ancestorId, sql.placeholder('agentId')),
          eq(teamFigure.scope, 0),
          between(teamFigure.day, sql.placeholder('from'), sql.placeholder('to')),
          isProduct,
        ),
      )
      .groupBy(teamFigure.memberId)
      .having(sql`sum(${teamFigure.valid}) >= ${sql.placeholder('least')}`),
  )
const turnedOverInAll = turnedOver()
const turnedOverInOne = turnedOver(eq(teamFigure.product, sql.placeholder('product')))

/** Sums by day; `count-bet.ts` and `count-movements.ts` say what they count. */
export function figuresRepository(db: WorldDatabase) {
  return {
    add: (memberId: number, scope: Scope, day: number, product: GameType | '', by: Partial<Figures>): void =>
      void db
        .insert(teamFigure)
        .values({ ...NO_FIGURES, ...by, memberId, scope: SCOPES[scope], day, product })
        .onConflictDoUpdate({
          target: [teamFigure.memberId, teamFigure.scope, teamFigure.day, teamFigure.product],
          set: Object.fromEntries(
            NAMES.map((name) => [name, sql`${teamFigure[name]} + excluded.${sql.identifier(teamFigure[name].name)}`]),
          ),
        })
        .run(),
    /** Returns figures by day, the oldest first, and by game type. */
    byDay: (memberId: number, scope: Scope, days: Days): DayFigures[] =>
      byDay(db).all({ memberId, scope: SCOPES[scope], ...days }) as DayFigures[],
    total: (memberId: number, scope: Scope, days: Days): Figures =>
      (db
        .select(sums)
        .from(teamFigure)
        .where(inDays(memberId, scope, days))
        .get() as Figures | undefined) ?? NO_FIGURES,
    hasPlayedOn: (memberId: number, day: number): boolean =>
      (db
        .select({ valid: sql<number>`coalesce(sum(${teamFigure.valid}), 0)` })
        .from(teamFigure)
        .where(and(eq(teamFigure.memberId, memberId), eq(teamFigure.scope, 0), eq(teamFigure.day, day)))
        .get()?.valid ?? 0) > 0,
    /** Counts a member's first bet of a day for all uplines. */
    becameActive(memberId: number, day: number, above: readonly { id: number }[]): void {
      const last = playedDay(db, 'max', memberId, lt(teamFigure.day, day)) ?? Number.NEGATIVE_INFINITY
      const next = playedDay(db, 'min', memberId, gt(teamFigure.day, day)) ?? null
      const gap = (from: number, to: number) => Math.min(to - from, LONGEST_GAP)
      for (const { id: agentId } of above) {
        countActive(db, agentId, day, gap(last, day), 1).run()
        if (next === null) continue
        countActive(db, agentId, next, gap(last, next), -1).run()
        countActive(db, agentId, next, gap(day, next), 1).run()
      }
    },
    /** Counts members below with a counted bet in an interval of at most 31 days. */
    active: (agentId: number, days: Days): number =>
      db
        .select({ n: sql<number>`coalesce(sum(${teamActivity.members}), 0)` })
        .from(teamActivity)
        .where(
          and(
            eq(teamActivity.agentId, agentId),
            between(teamActivity.day, days.from, days.to),
            sql`${teamActivity.day} - ${teamActivity.gap} < ${days.from}`,
          ),
        )
        .get()?.n ?? 0,
    activeByDay: (agentId: number, days: Days): Map<number, number> =>
      new Map(
        db
          .select({ day: teamActivity.day, n: sql<number>`sum(${teamActivity.members})` })
          .from(teamActivity)
          .where(and(eq(teamActivity.agentId, agentId), between(teamActivity.day, days.from, days.to)))
          .groupBy(teamActivity.day)
          .all()
          .map(({ day, n }) => [day, n]),
      ),
    /**
     * Counts members below with at least that turnover in an interval, of one game type or all; reads every member's
     * days.
     */
    turnedOver: (agentId: number, days: Days, least: number, product?: GameType): number =>
      (product ? turnedOverInOne : turnedOverInAll)(db).all({ agentId, ...days, least, product }).length,
  }
}
