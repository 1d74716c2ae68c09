import * as z from 'zod/mini'
import { CONTRACT_ANSWERS, CONTRACT_STATES } from './agent-contract-states.ts'
import { CONTRACT_KINDS, CONTRACT_PRODUCTS, FIXED_LIMIT, MOST_TIERS, THRESHOLD_LIMIT } from './agent-contract-tiers.ts'
import { endpoint, type Schema } from './endpoint.ts'
import { Amount, inSteps, PageNo, pageSize, Time, wholeNumber } from './fields.ts'

export * from './agent-contract-periods.ts'
export * from './agent-contract-states.ts'
export * from './agent-contract-tiers.ts'

export const PAYOUT_PAGE = 20
/** Most pending contracts, and most ended ones, in one reply. */
export const MOST_CONTRACTS = 200

const Kind = z.enum(CONTRACT_KINDS)
const Product = z.enum(CONTRACT_PRODUCTS)
const State = z.enum(CONTRACT_STATES)
const YesNo = z.enum(['Y', 'N'])
const ContractId = z.int().check(z.gte(1), z.lte(1_000_000_000))
export const COMP_PERIODS = ['half', 'month'] as const
export const CompPeriod = z.enum(COMP_PERIODS)
export type CompPeriod = z.infer<typeof CompPeriod>

const threshold = z.number().check(z.gte(0), z.lte(THRESHOLD_LIMIT), inSteps(0.01))
/** A requested tier: thresholds and rate; amounts in currency units. */
export const RequestedTier = z.strictObject({
  /** Valid bets of the team required, currency units. */
  minimumBet: threshold,
  /** Net loss of the team required, currency units; 0 except for dividends. */
  netLoss: threshold,
  /** Active members required. */
  activeMember: z.int().check(z.gte(0), z.lte(1_000_000)),
  /** Kind of the rate: P percent of the base, F fixed amount. */
  rateType: z.enum(['P', 'F']),
  /** Rate: percent of the base, or a fixed amount in currency units. */
  rate: z.number().check(z.gte(0.01), z.lte(FIXED_LIMIT), inSteps(0.01)),
})
export const Tiers = z.array(RequestedTier).check(z.minLength(1), z.maxLength(MOST_TIERS))

/** Whether the upline accepts a tier that pays the downline more than its own contract. */
const acceptHigherRate = z._default(z.boolean(), false)
const terms = {
  tiers: Tiers,
  /** Whether the caller accepts a tier that pays the downline more than the caller’s contract. */
  acceptHigherRate,
}

/** Terms of a contract, amounts in currency units. */
export const ContractTerms = z.object({
  /** Valid bets of the team required. */
  minimumBet: Amount,
  /** Net loss of the team required; 0 except for dividends. */
  netLoss: Amount,
  /** Active members required. */
  activeMember: z.int(),
  /** Kind of the rate: P percent of the base, F fixed amount. */
  rateType: z.enum(['P', 'F']),
  /** Rate: percent of the base, or a fixed amount in currency units. */
  rate: z.number(),
})
/** A tier as the team sees it. */
export const ContractTier = z.object({
  ...ContractTerms.shape,
  /** Y if the tier pays the downline more than the upline’s contract would pay the upline, else N. */
  downlineHigherRate: YesNo,
})
export type ContractTier = z.infer<typeof ContractTier>

/** Interim result of the current period; amounts in currency units. */
const Running = z.object({
  from: Time,
  to: Time,
  paidAt: Time,
  validBet: Amount,
  netLoss: Amount,
  active: z.int(),
  /** Payout if the period ended now. */
  amount: Amount,
})

/** A contract, from the caller's side. */
export const AgentContract = z.object({
  id: ContractId,
  kind: Kind,
  product: Product,
  /** Account of the other side; empty for the house. */
  account: z.string(),
  status: State,
  /** Side that made the open request: `me` the caller, `them` the other side; null without one. */
  asker: z.nullable(z.enum(['me', 'them'])),
  /** Events open to the caller. */
  events: z.array(z.enum(['accept', 'agree', 'reject', 'change', 'void', 'takeBack'])),
  /** Terms in force, or proposed terms before acceptance. */
  tiers: z.array(ContractTier),
  /** Requested new terms; null without such a request. */
  wanted: z.nullable(z.array(ContractTier)),
  /** Period of a dividend: half a month or a month; null for other kinds. */
  compPeriod: z.nullable(CompPeriod),
  createdAt: Time,
  /** Time of the last change of state. */
  at: Time,
  activeAt: z.nullable(Time),
  endedAt: z.nullable(Time),
  /** Interim result of the current period; null if the contract does not pay. */
  running: z.nullable(Running),
  /** Total paid. */
  paid: Amount,
})
export type AgentContract = z.infer<typeof AgentContract>

const ofAgent = { access: 'contracts', origin: 'assumed' } as const
const requirements = ['AGENT-008', 'AGENT-013', 'API-064']

const requestFacts = {
  /** Account that made the request; empty for the house. */
  account: z.string(),
  status: State,
}
/** A dividend contract under request. */
export const DividendRequest = z.object({
  ...requestFacts,
  id: ContractId,
  /** Valid bets of the team required. */
  minimumBet: Amount,
  netLoss: Amount,
  activeMember: z.int(),
  contractRate: z.number(),
  compPeriod: CompPeriod,
  downlineHigherRate: YesNo,
})
/** A daily salary contract under request. */
export const SalaryRequest = z.object({
  ...requestFacts,
  id: ContractId,
  details: z.array(
    z.object({ betVolume: Amount, activeMember: z.int(), rateType: z.enum(['P', 'F']), rate: z.number() }),
  ),
})
/** An hourly salary contract under request. */
export const HourSalaryRequest = z.object({
  ...requestFacts,
  contractId: ContractId,
  hourSalaryRates: z.array(
    z.object({ minimumBet: Amount, activeMember: z.int(), rateType: z.enum(['P', 'F']), rate: z.number() }),
  ),
})
const byProduct = <Row extends Schema>(row: Row) => {
  const rows = z.optional(z.array(row))
  return z.object({
    CONS: rows,
    LOTT: rows,
    ELOTT: rows,
    LIVE: rows,
    RNG: rows,
    SPORTS: rows,
    FISH: rows,
    PVP: rows,
  })
}

const RequestRows = z.object({
  dailysalreqtype: byProduct(SalaryRequest),
  divtypecompperiodreq: byProduct(DividendRequest),
  contracthoursalreq: byProduct(HourSalaryRequest),
})
export type RequestRows = z.infer<typeof RequestRows>

export const contractRequests = endpoint({
  ...ofAgent,
  name: 'agentContracts.requests',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  flag: 'AGENTPOLICY3',
  summary:
    'Lists the contracts that wait for the caller’s answer and those the caller has, by kind and product; a kind that is switched off is empty.',
  reply: z.object({
    ...RequestRows.shape,
    dailysalinfotype: byProduct(SalaryRequest),
    divtypeinfo: byProduct(DividendRequest),
    contracthoursalinfo: byProduct(HourSalaryRequest),
  }),
  requirements: ['AGENT-009', 'AGENT-010', 'AGENT-012', 'API-061', 'DATA-029', 'FLAGS-022'],
})

export const contracts = endpoint({
  ...ofAgent,
  name: 'agentContracts.list',
  method: 'GET',
  path: '/wps/relay/MCSFE_getContracts',
  summary:
    'Lists the contracts of the caller or of the direct downlines, those that wait for an answer first; at most two hundred.',
  query: z.strictObject({ kind: Kind, role: z.enum(['mine', 'team']) }),
  reply: z.object({
    list: z.array(AgentContract),
    /** Account of the caller’s upline; empty for the house. */
    upline: z.string(),
    /** Accounts of direct downlines that can have contracts, at most 200; empty for the caller’s contracts. */
    downlines: z.array(z.string()),
    /** Terms of the caller’s contract, by product; the yardstick for those of downlines. */
    own: byProduct(ContractTerms),
  }),
  requirements,
})

/** States of a payout. `none`: nothing to pay; `owed`: balance of the upline too low; `lapsed`: still owed after 30 days. */
export const PAYOUT_STATES = ['paid', 'none', 'owed', 'lapsed'] as const

/** Result and payout of a contract period; amounts in currency units. */
export const Payout = z.object({
  period: z.object({ from: Time, to: Time }),
  /** Base of the payout: valid bets for salaries, net loss for dividends. */
  base: Amount,
  active: z.int(),
  rateType: z.nullable(z.enum(['P', 'F'])),
  /** Rate of the tier met, percent or amount; null if none was met. */
  rate: z.nullable(z.number()),
  amount: Amount,
  status: z.enum(PAYOUT_STATES),
  paidAt: z.nullable(Time),
})
export type Payout = z.infer<typeof Payout>

export const payouts = endpoint({
  ...ofAgent,
  name: 'agentContracts.payouts',
  method: 'GET',
  path: '/wps/relay/MCSFE_getContractPayouts',
  summary: 'Lists the payouts of a contract by period, newest first, for either party.',
  query: z.strictObject({ id: wholeNumber(1, 1_000_000_000), pageNo: PageNo, pageSize: pageSize(PAYOUT_PAGE) }),
  reply: z.object({ list: z.array(Payout), totalCount: z.int(), totalPages: z.int() }),
  errors: ['contract.state'],
  requirements,
})

export const createContract = endpoint({
  ...ofAgent,
  name: 'agentContracts.create',
  method: 'POST',
  path: '/wps/relay/MCSFE_createContract',
  summary: 'Proposes a contract to a direct downline who is an agent, or to the caller’s upline.',
  body: z.strictObject({
    kind: Kind,
    product: Product,
    /** Account of the downline; absent: request to the upline. */
    account: z.optional(z.string().check(z.minLength(1), z.maxLength(32), z.regex(/^[A-Za-z0-9]+$/))),
    /** Period, required for dividends and fixed from then on. */
    compPeriod: z.optional(CompPeriod),
    ...terms,
  }),
  reply: AgentContract,
  errors: ['contract.state', 'contract.rate.high', 'downline.not.found'],
  requirements,
})

const one = { id: ContractId }
const ofOne = { ...ofAgent, method: 'POST', requirements } as const

export const changeContract = endpoint({
  ...ofOne,
  name: 'agentContracts.change',
  path: '/wps/relay/MCSFE_changeContract',
  summary: 'Requests other terms of a contract; the present ones pay until the other party agrees.',
  body: z.strictObject({ ...one, ...terms }),
  reply: AgentContract,
  errors: ['contract.state', 'contract.rate.high'],
})

export const voidContract = endpoint({
  ...ofOne,
  name: 'agentContracts.void',
  path: '/wps/relay/MCSFE_voidContract',
  summary: 'Requests the end of a contract; it pays until the other party agrees.',
  body: z.strictObject(one),
  reply: AgentContract,
  errors: ['contract.state'],
})

export const takeBackContract = endpoint({
  ...ofOne,
  name: 'agentContracts.takeBack',
  path: '/wps/relay/MCSFE_takeBackContract',
  summary: 'Withdraws a request of the caller that nobody has answered.',
  body: z.strictObject(one),
  reply: AgentContract,
  errors: ['contract.state'],
})

/** Answer: A accept, R reject, C agree to end the contract. */
const Answer = z.enum(Object.keys(CONTRACT_ANSWERS) as (keyof typeof CONTRACT_ANSWERS)[])
/** Answer to a request. */
const answer = {
  status: Answer,
  acceptHigherRate,
  /** Value of `at` last seen by the caller; a newer request is refused. */
  seenAt: z.optional(Time),
}
const errors = ['contract.state', 'contract.rate.high'] as const

export const processDividend = endpoint({
  ...ofOne,
  name: 'agentContracts.processDividend',
  path: '/wps/relay/MCSFE_processContractDividend',
  flag: 'SIGNCONDIV3',
  summary: 'Answers a request about a dividend: the caller’s own of a product, or another one by its id.',
  body: z.strictObject({ type: Product, id: z.optional(ContractId), ...answer }),
  reply: AgentContract,
  errors,
})

export const processSalary = endpoint({
  ...ofOne,
  name: 'agentContracts.processSalary',
  path: '/wps/relay/MCSFE_processDailySalaryContract',
  flag: 'DAILYSALCONT3',
  summary: 'Answers a request about a daily salary.',
  body: z.strictObject({ ...one, ...answer }),
  reply: AgentContract,
  errors,
})

export const processHour = endpoint({
  ...ofOne,
  name: 'agentContracts.processHour',
  path: '/wps/relay/MCSFE_processContractHourSalary',
  flag: 'HOURSAL3',
  summary: 'Answers a request about an hourly salary.',
  body: z.strictObject({ contractId: ContractId, ...answer }),
  reply: AgentContract,
  errors,
})

/** Module that switches each kind of contract. */
export const CONTRACT_FLAGS = {
  salary: 'DAILYSALCONT3',
  dividend: 'SIGNCONDIV3',
  hour: 'HOURSAL3',
} as const
