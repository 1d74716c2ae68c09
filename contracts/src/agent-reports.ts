import * as z from 'zod/mini'
import { TEAM_PAGE } from './agent-facts.ts'
import { Account, days, ofAgent, Path, TeamFigures } from './agents.ts'
import { endpoint } from './endpoint.ts'
import { Amount, GameType, MemberTypeField, PageNo, pageSize, Time } from './fields.ts'
import { Day } from './record-kit.ts'

/** Figures of a team by product. */
export const ProductFigures = z.object({
  gameType: GameType,
  bets: z.int(),
  bet: Amount,
  validBet: Amount,
  win: Amount,
  pnl: Amount,
})
export type ProductFigures = z.infer<typeof ProductFigures>

export const teamPnl = endpoint({
  ...ofAgent,
  name: 'agents.pnl',
  method: 'GET',
  path: '/wps/report/downlineTransaction',
  flag: 'AGETEAMPNL3',
  summary: 'Returns the figures of the team of the agent, or of somebody below: by day, by product and in total.',
  query: z.strictObject({ ...days, under: z.optional(Account) }),
  reply: z.object({
    /** One entry per day of the range, newest first. */
    list: z.array(z.object({ balanceDate: Day, ...TeamFigures.shape })),
    /** Products with bets, highest stakes first. */
    products: z.array(ProductFigures),
    footer: TeamFigures,
  }),
  errors: ['downline.not.found'],
  requirements: ['AGENT-007', 'AGENT-013', 'FLAGS-019'],
})

const MemberFigures = z.object({
  account: z.string(),
  type: MemberTypeField,
  teamCount: z.int(),
  /** Figures of the member together with all downlines. */
  ...TeamFigures.shape,
})
export type MemberFigures = z.infer<typeof MemberFigures>

export const teamPnlMembers = endpoint({
  ...ofAgent,
  name: 'agents.pnlMembers',
  method: 'GET',
  path: '/wps/report/downlineMembers',
  flag: 'AGETEAMPNL3',
  summary:
    'Lists the team’s figures by direct downline, each with everybody below; their sum is the footer. Highest stakes first.',
  query: z.strictObject({ ...days, under: z.optional(Account), pageNo: PageNo, pageSize: pageSize(TEAM_PAGE) }),
  reply: z.object({
    list: z.array(MemberFigures),
    path: Path,
    totalCount: z.int(),
    totalPages: z.int(),
    footer: TeamFigures,
  }),
  errors: ['downline.not.found'],
  requirements: ['AGENT-007', 'AGENT-013'],
})

export const teamBetting = endpoint({
  ...ofAgent,
  name: 'agents.betting',
  method: 'GET',
  path: '/wps/report/teamBetting',
  flag: 'TEAMBETTING3',
  summary: 'Lists the team’s bets by product, and by direct downline with everybody below; of one product or of all.',
  query: z.strictObject({
    ...days,
    under: z.optional(Account),
    gameType: z.optional(GameType),
    pageNo: PageNo,
    pageSize: pageSize(TEAM_PAGE),
  }),
  reply: z.object({
    products: z.array(ProductFigures),
    members: z.array(
      z.object({ ...ProductFigures.shape, gameType: z.nullable(GameType), account: z.string(), type: MemberTypeField }),
    ),
    path: Path,
    totalCount: z.int(),
    totalPages: z.int(),
    footer: z.object({ bets: z.int(), bet: Amount, validBet: Amount, win: Amount, pnl: Amount }),
  }),
  errors: ['downline.not.found'],
  requirements: ['AGENT-006', 'AGENT-013', 'FLAGS-018'],
})

export const commission = endpoint({
  ...ofAgent,
  name: 'agents.commission',
  method: 'GET',
  path: '/wps/report/commission',
  flag: 'GAMSER',
  summary: 'Lists the agent’s commission by day and product, and what of it was paid.',
  query: z.strictObject(days),
  reply: z.object({
    /** Days with settled bets, newest first. */
    list: z.array(
      z.object({
        date: Day,
        validBet: Amount,
        commission: Amount,
        paid: Amount,
        /** Time of payment; null until paid. */
        paidAt: z.nullable(Time),
      }),
    ),
    products: z.array(z.object({ gameType: GameType, rate: z.number(), validBet: Amount, commission: Amount })),
    footer: z.object({ validBet: Amount, commission: Amount, paid: Amount }),
  }),
  requirements: ['AGENT-006', 'AGENT-013'],
})
