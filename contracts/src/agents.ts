import * as z from 'zod/mini'
import { DOWNLINE_ACTIVITIES, DOWNLINE_LEVELS, DOWNLINE_SORTS, LINK_DAYS, RATE_STEP, TEAM_PAGE } from './agent-facts.ts'
import { endpoint, type Schema } from './endpoint.ts'
import { Amount, GameType, inSteps, MemberTypeField, PageNo, pageSize, Secret, Time, wholeNumber } from './fields.ts'
import { Day } from './record-kit.ts'
import { TRANSFER } from './upline-transfer.ts'

export * from './agent-facts.ts'

const percent = z.number().check(z.gte(0), z.lte(5), inSteps(RATE_STEP))
const byProduct = <S extends Schema>(each: S) =>
  z.object({
    RNG: each,
    LIVE: each,
    FISH: each,
    PVP: each,
    SPORTS: each,
    ESPORTS: each,
    LOTT: each,
    ELOTT: each,
    COCKFIGHT: each,
  })
/** Rate per product, percent of turnover. */
export const Rates = byProduct(z.number())
export type Rates = z.infer<typeof Rates>
/** Requested rates per product, percent; absent products get 0. */
const WantedRates = z.partialRecord(GameType, percent)

export const Account = z.string().check(z.minLength(1), z.maxLength(32), z.regex(/^[A-Za-z0-9]+$/))
/** Type of a new downline: 0 player, 1 agent. */
export const NewType = z.literal([0, 1])
export const days = { startDate: Day, endDate: Day }
export const ofAgent = { access: 'agent', origin: 'assumed' } as const

/** An account with its level below the calling agent, who has level 0. */
export const PathEntry = z.object({ account: z.string(), level: z.int() })
/** Chain of accounts from the agent down to a member. */
export const Path = z.array(PathEntry)

/** Figures of a group over a range of days, currency units; bets count on the day of settlement. */
export const TeamFigures = z.object({
  /** Number of settled bets. */
  bets: z.int(),
  /** Stakes of settled bets, without returned ones. */
  bet: Amount,
  validBet: Amount,
  win: Amount,
  /** Profit and loss of the players: `win` minus `bet`. */
  pnl: Amount,
  deposit: Amount,
  withdraw: Amount,
  agentTransferIn: Amount,
  agentTransferOut: Amount,
  /** Rebates received. */
  rebate: Amount,
  /** Bonuses, mission rewards and gifts received. */
  promotion: Amount,
  /** Salary, commission and dividends received. */
  income: Amount,
  /** Sum of `pnl`, `rebate`, `promotion` and `income`. */
  profit: Amount,
})
export type TeamFigures = z.infer<typeof TeamFigures>

const OverviewDay = z.object({
  date: Day,
  newCount: z.int(),
  activeCount: z.int(),
  deposit: Amount,
  withdraw: Amount,
  bet: Amount,
  win: Amount,
  pnl: Amount,
  commission: Amount,
})
export type OverviewDay = z.infer<typeof OverviewDay>

export const overview = endpoint({
  ...ofAgent,
  name: 'agents.overview',
  method: 'GET',
  path: '/wps/agent/overview',
  flag: 'AGEPAG',
  summary: 'Returns the agent’s team: its present size and money, and the figures of a period.',
  query: z.strictObject(days),
  reply: z.object({
    /** Number of downlines at all levels. */
    teamCount: z.int(),
    /** Number of direct downlines. */
    directCount: z.int(),
    agentCount: z.int(),
    /** Number of members online: session used within the last 10 minutes. */
    onlineCount: z.int(),
    /** Number of members registered in the range. */
    newCount: z.int(),
    /** Number of members with a valid bet in the range. */
    activeCount: z.int(),
    teamBalance: Amount,
    ...TeamFigures.shape,
    /** Commission of the agent from the team; paid the next morning. */
    commission: Amount,
    /** One entry per day of the range, oldest first. */
    series: z.array(OverviewDay),
  }),
  requirements: ['AGENT-003', 'AGENT-013', 'FLAGS-014'],
})

/** A member of the team. */
export const Downline = z.object({
  customerId: z.int(),
  account: z.string(),
  nickname: z.string(),
  type: MemberTypeField,
  /** Level below the calling agent, from 1. */
  level: z.int(),
  directCount: z.int(),
  teamCount: z.int(),
  /** Total balance of the member's wallets. */
  balance: Amount,
  regDate: Time,
  /** Null for never. */
  lastLogin: z.nullable(Time),
  online: z.boolean(),
  /** Whether the member had a valid bet in the requested range, by default the last 7 days. */
  active: z.boolean(),
  status: z.enum(['active', 'disabled', 'locked']),
  rebates: Rates,
  /** Stakes of the settled bets of the member and everybody below, on each of the last seven days; today is the last. */
  week: z.array(Amount),
})
export type Downline = z.infer<typeof Downline>

export const downlines = endpoint({
  ...ofAgent,
  name: 'agents.downlines',
  method: 'GET',
  path: '/wps/agent/downlines',
  flag: 'DOWNMAN',
  summary:
    'Lists the downlines of the agent or of somebody below, one step down or at any depth; with the beginning of an account, it searches the team by account prefix.',
  query: z.strictObject({
    /** Account whose downlines are listed; default: the calling agent. */
    under: z.optional(Account),
    /** Prefix of the account. */
    account: z.optional(Account),
    /** Depth of the list; always `all` with an account prefix. */
    levels: z._default(z.enum(DOWNLINE_LEVELS), 'direct'),
    type: z.optional(z.enum(['player', 'agent'])),
    /** Filter: online now, or active, idle or new in the requested range. */
    activity: z.optional(z.enum(DOWNLINE_ACTIVITIES)),
    /** First day of the range; default: the last 7 days. Requires `endDate`. */
    startDate: z.optional(Day),
    endDate: z.optional(Day),
    sort: z._default(z.enum(DOWNLINE_SORTS), 'newest'),
    pageNo: PageNo,
    pageSize: pageSize(TEAM_PAGE),
  }),
  reply: z.object({
    list: z.array(Downline),
    /** Chain of accounts from the agent to the listed account. */
    path: Path,
    totalCount: z.int(),
    totalPages: z.int(),
  }),
  errors: ['downline.not.found'],
  requirements: ['AGENT-004', 'AGENT-013', 'FLAGS-016'],
})

export const downline = endpoint({
  ...ofAgent,
  name: 'agents.downline',
  method: 'GET',
  path: '/wps/agent/downline',
  flag: 'DOWNMAN',
  summary: 'Returns one member of the team with the figures of a period: their own, and those of everybody below.',
  query: z.strictObject({ account: Account, ...days }),
  reply: z.object({
    ...Downline.shape,
    path: Path,
    own: TeamFigures,
    team: TeamFigures,
    /** Commission of the member. */
    commission: Amount,
    teamBalance: Amount,
    /** Whether the player may become an agent. */
    mayPromote: z.boolean(),
  }),
  errors: ['downline.not.found'],
  requirements: ['AGENT-004', 'AGENT-013'],
})

export const createDownline = endpoint({
  ...ofAgent,
  name: 'agents.create',
  method: 'POST',
  path: '/wps/agent/downline',
  flag: 'REGCEN',
  summary: 'Opens an account one step below the agent, with rates no higher than the agent’s own.',
  body: z.strictObject({
    account: z.string().check(z.minLength(1), z.maxLength(32)),
    password: Secret,
    type: NewType,
    rebates: z._default(WantedRates, {}),
  }),
  encrypted: true,
  reply: z.object({ customerId: z.int(), account: z.string(), type: MemberTypeField, rebates: Rates }),
  errors: ['username.exists', 'contract.rate.high'],
  requirements: ['AGENT-005', 'AGENT-013', 'FLAGS-015'],
})

/** Range of a rate, percent. */
export const RateRange = z.object({ min: z.number(), max: z.number(), step: z.number() })

export const rateSettings = endpoint({
  ...ofAgent,
  name: 'agents.rateSettings',
  method: 'GET',
  path: '/wps/agent/globalRebateSettings',
  summary:
    'Returns the range of rates an agent may choose for a new account, by product: 0 to the agent’s own, in percent.',
  reply: byProduct(RateRange),
  requirements: ['AGENT-006', 'AGENT-013'],
})

export const downlineRates = endpoint({
  ...ofAgent,
  name: 'agents.rates',
  method: 'GET',
  path: '/wps/agent/downlineRebates',
  flag: 'GAMSER',
  summary: 'Returns the rates of a direct downline and the maximum of each.',
  query: z.strictObject({ account: Account }),
  reply: z.object({ account: z.string(), rebates: Rates, bounds: byProduct(RateRange) }),
  errors: ['downline.not.found'],
  requirements: ['AGENT-006', 'AGENT-013'],
})

export const setDownlineRates = endpoint({
  ...ofAgent,
  name: 'agents.setRates',
  method: 'POST',
  path: '/wps/agent/downlineRebates',
  flag: 'GAMSER',
  summary: 'Raises rates of a direct downline; none may fall, or exceed the agent’s own.',
  body: z.strictObject({ account: Account, rebates: WantedRates }),
  reply: z.object({ account: z.string(), rebates: Rates }),
  errors: ['downline.not.found', 'contract.rate.high'],
  requirements: ['AGENT-006', 'AGENT-013', 'FLAGS-017'],
})

/** A registration link for downlines. */
export const AffiliateUrl = z.object({
  affiUrlId: z.int(),
  code: z.string(),
  url: z.string(),
  type: NewType,
  rebates: Rates,
  createdAt: Time,
  /** Null for never. */
  expiresAt: z.nullable(Time),
  active: z.boolean(),
  registered: z.int(),
})
export type AffiliateUrl = z.infer<typeof AffiliateUrl>

const ofLinks = { ...ofAgent, flag: 'REGCEN', requirements: ['AGENT-005', 'AGENT-013'] } as const

export const createAffiliateUrl = endpoint({
  ...ofLinks,
  name: 'agents.createLink',
  method: 'POST',
  path: '/wps/agent/affiliateUrl',
  summary: 'Creates a registration link with preset rates; an agent has at most twenty active ones.',
  body: z.strictObject({
    type: NewType,
    rebates: z._default(WantedRates, {}),
    expireDays: z.literal(LINK_DAYS),
  }),
  reply: AffiliateUrl,
  errors: ['affiliate.limit', 'contract.rate.high'],
})

export const affiliateUrls = endpoint({
  ...ofLinks,
  name: 'agents.links',
  method: 'GET',
  path: '/wps/agent/affiliateUrls',
  summary: 'Lists the agent’s registration links, newest first, without deleted ones.',
  reply: z.object({ list: z.array(AffiliateUrl), most: z.int() }),
})

export const removeAffiliateUrl = endpoint({
  ...ofLinks,
  name: 'agents.removeLink',
  method: 'DELETE',
  path: '/wps/agent/affiliateUrl',
  summary: 'Deletes a registration link: nobody can register by it any more.',
  query: z.strictObject({ affiUrlId: wholeNumber(1, 1_000_000_000) }),
  reply: z.object({ removed: z.literal(true) }),
  errors: ['affiliate.code.invalid'],
})

export const registeredAffiliates = endpoint({
  ...ofLinks,
  name: 'agents.registered',
  method: 'GET',
  path: '/wps/agent/registeredAffiliates',
  summary: 'Lists the accounts that registered by a link, latest first.',
  query: z.strictObject({ affiUrlId: wholeNumber(1, 1_000_000_000) }),
  reply: z.object({ list: z.array(z.object({ account: z.string(), regDate: Time, type: MemberTypeField })) }),
  errors: ['affiliate.code.invalid'],
})

export const promote = endpoint({
  ...ofAgent,
  name: 'agents.promote',
  method: 'PUT',
  path: '/wps/agent/promoteDownlineToAgent',
  flag: 'DOWNMAN',
  summary: 'Makes a player of the team an agent; an agent stays one.',
  body: z.strictObject({ account: Account }),
  reply: z.object({ account: z.string(), type: MemberTypeField }),
  errors: ['downline.not.found'],
  requirements: ['AGENT-004', 'AGENT-013'],
})

export const transferDownline = endpoint({
  ...ofAgent,
  name: 'agents.transfer',
  method: 'POST',
  path: '/wps/agent/transferDownline',
  flag: 'AGETRANSFERUP3',
  summary:
    'Sends money from the main wallet to a member of the team. Repeating the requestId returns the same transfer and moves nothing.',
  body: z.strictObject({
    account: Account,
    ...TRANSFER,
  }),
  encrypted: true,
  reply: z.object({
    transId: z.string(),
    account: z.string(),
    amount: Amount,
    /** Balance of the agent’s main wallet after the transfer. */
    balance: Amount,
  }),
  errors: [
    'downline.not.found',
    'balance.not.enough',
    'turnover.not.met',
    'transaction.conflict',
    'payment.password.unset',
    'payment.password.wrong',
    'payment.password.locked',
  ],
  requirements: ['AGENT-004', 'AGENT-013', 'API-064'],
})
