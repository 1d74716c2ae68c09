import type { GameType } from '@understudy/contracts'
import { and, asc, between, eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { query } from '../../world/query.ts'
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

const { placeholder } = sql
const columns = Object.fromEntries(NAMES.map((name) => [name, teamFigure[name]])) as {
  [Name in keyof Figures]: (typeof teamFigure)[Name]
}
const sums = Object.fromEntries(
  NAMES.map((name) => [name, sql<number>`coalesce(sum(${teamFigure[name]}), 0)`]),
) as Record<keyof Figures, ReturnType<typeof sql<number>>>

const add = query((db) =>
  db
    .insert(teamFigure)
    .values({
      memberId: placeholder('memberId'),
      scope: placeholder('scope') as never,
      day: placeholder('day'),
      product: placeholder('product') as never,
      ...(Object.fromEntries(NAMES.map((name) => [name, placeholder(name)])) as object),
    })
    .onConflictDoUpdate({
      target: [teamFigure.memberId, teamFigure.scope, teamFigure.day, teamFigure.product],
      set: Object.fromEntries(
        NAMES.map((name) => [name, sql`${teamFigure[name]} + excluded.${sql.identifier(teamFigure[name].name)}`]),
      ),
    }),
)
const inDays = and(
  eq(teamFigure.memberId, placeholder('memberId')),
  eq(teamFigure.scope, sql`${placeholder('scope')}` as never),
  between(teamFigure.day, placeholder('from'), placeholder('to')),
)
const rows = query((db) =>
  db
    .select({ day: teamFigure.day, product: teamFigure.product, ...columns })
    .from(teamFigure)
    .where(inDays)
    .orderBy(asc(teamFigure.day)),
)
const total = query((db) => db.select(sums).from(teamFigure).where(inDays))
const playedOn = query((db) =>
  db
    .select({ valid: sql<number>`coalesce(sum(${teamFigure.valid}), 0)` })
    .from(teamFigure)
    .where(
      and(
        eq(teamFigure.memberId, placeholder('memberId')),
        eq(teamFigure.scope, 0),
        eq(teamFigure.day, placeholder('day')),
      ),
    ),
)
const neighbour = (which: 'max' | 'min', side: '<' | '>') =>
  query((db) =>
    db
      .select({ day: sql<number | null>`${sql.raw(which)}(${teamFigure.day})` })
      .from(teamFigure)
      .where(
        sql`${teamFigure.memberId} = ${placeholder('memberId')} AND ${teamFigure.scope} = 0
          AND ${teamFigure.day} ${sql.raw(side)} ${placeholder('day')} AND ${teamFigure.valid} > 0`,
      ),
  )
const before = neighbour('max', '<')
const after = neighbour('min', '>')
const countActive = query((db) =>
  db
    .insert(teamActivity)
    .values({
      agentId: placeholder('agentId'),
      day: placeholder('day'),
      gap: placeholder('gap'),
      members: placeholder('by'),
    })
    .onConflictDoUpdate({
      target: [teamActivity.agentId, teamActivity.day, teamActivity.gap],
      set: { members: sql`${teamActivity.members} + excluded.members` },
    }),
)
const active = query((db) =>
  db
    .select({ n: sql<number>`coalesce(sum(${teamActivity.members}), 0)` })
    .from(teamActivity)
    .where(
      and(
        eq(teamActivity.agentId, placeholder('agentId')),
        between(teamActivity.day, placeholder('from'), placeholder('to')),
        sql`${teamActivity.day} - ${teamActivity.gap} < ${placeholder('from')}`,
      ),
    ),
)
const activeByDay = query((db) =>
  db
    .select({ day: teamActivity.day, n: sql<number>`sum(${teamActivity.members})` })
    .from(teamActivity)
    .where(
      and(
        eq(teamActivity.agentId, placeholder('agentId')),
        between(teamActivity.day, placeholder('from'), placeholder('to')),
      ),
    )
    .groupBy(teamActivity.day),
)
/** Finds everybody below with at least that turnover; slow, because it reads the days of every member. */
const turnedOver = query((db) =>
  db
    .select({ memberId: teamFigure.memberId })
    .from(teamLink)
    .innerJoin(teamFigure, eq(teamFigure.memberId, teamLink.memberId))
    .where(
      and(
        eq(teamLink.ancestorId, placeholder('agentId')),
        eq(teamFigure.scope, 0),
        between(teamFigure.day, placeholder('from'), placeholder('to')),
        sql`(${placeholder('product')} = '' OR ${teamFigure.product} = ${placeholder('product')})`,
      ),
    )
    .groupBy(teamFigure.memberId)
    .having(sql`sum(${teamFigure.valid}) >= ${placeholder('least')}`),
)
/** Sums by day; `count-bet.ts` and `count-movements.ts` say what they count. */
export function figuresRepository(db: WorldDatabase) {
  return {
    add: (memberId: number, scope: Scope, day: number, product: GameType | '', by: Partial<Figures>): void =>
      void add.run(db, { ...NO_FIGURES, ...by, memberId, scope: SCOPES[scope], day, product }),
    /** Returns figures by day, the oldest first, and by game type. */
    byDay: (memberId: number, scope: Scope, days: Days): DayFigures[] =>
      rows.all(db, { memberId, scope: SCOPES[scope], ...days }) as DayFigures[],
    total: (memberId: number, scope: Scope, days: Days): Figures =>
      (total.get(db, { memberId, scope: SCOPES[scope], ...days }) as Figures | undefined) ?? NO_FIGURES,
    hasPlayedOn: (memberId: number, day: number): boolean => (playedOn.get(db, { memberId, day })?.valid ?? 0) > 0,
    /** Counts a member's first bet of a day for all uplines. */
    becameActive(memberId: number, day: number, above: readonly { id: number }[]): void {
      const last = before.get(db, { memberId, day })?.day ?? Number.NEGATIVE_INFINITY
      const next = after.get(db, { memberId, day })?.day ?? null
      const gap = (from: number, to: number) => Math.min(to - from, LONGEST_GAP)
      for (const { id: agentId } of above) {
        countActive.run(db, { agentId, day, gap: gap(last, day), by: 1 })
        if (next === null) continue
        countActive.run(db, { agentId, day: next, gap: gap(last, next), by: -1 })
        countActive.run(db, { agentId, day: next, gap: gap(day, next), by: 1 })
      }
    },
    /** Counts members below with a counted bet in an interval of at most 31 days. */
    active: (agentId: number, days: Days): number => active.get(db, { agentId, ...days })?.n ?? 0,
    activeByDay: (agentId: number, days: Days): Map<number, number> =>
      new Map(activeByDay.all(db, { agentId, ...days }).map(({ day, n }) => [day, n])),
    /**
     * Counts members below with at least that turnover in an interval, of one game type or all; reads every member's
     * days.
     */
    turnedOver: (agentId: number, days: Days, least: number, product: GameType | '' = ''): number =>
      turnedOver.all(db, { agentId, ...days, least, product }).length,
  }
}
