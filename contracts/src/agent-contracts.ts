import * as z from 'zod/mini'
import { CONTRACT_ANSWERS, CONTRACT_STATES } from './agent-contract-states.ts'
import { CONTRACT_KINDS, CONTRACT_PRODUCTS, FIXED_LIMIT, MOST_TIERS, THRESHOLD_LIMIT } from './agent-contract-tiers.ts'
import { endpoint, type Schema } from './endpoint.ts'
import { Amount, inSteps, PageNo, pageSize, Time, wholeNumber } from './fields.ts'

export * from './agent-contract-periods.ts'
export * from './agent-contract-states.ts'
export * from './agent-contract-tiers.ts'

export const PAYOUT_PAGE = 20
/** The pending contracts of a person that one call tells of, and those that are over. */
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
/** What has to be reached, and what it brings then; amounts in currency units. */
const TierField = z.strictObject({
  minimumBet: threshold,
  netLoss: threshold,
  activeMember: z.int().check(z.gte(0), z.lte(1_000_000)),
  rateType: z.enum(['P', 'F']),
  rate: z.number().check(z.gte(0.01), z.lte(FIXED_LIMIT), inSteps(0.01)),
})
export const Tiers = z.array(TierField).check(z.minLength(1), z.maxLength(MOST_TIERS))

/** The terms that somebody asks for. */
/** The upline knows that a tier brings the downline more than the own contract would. */
const acceptHigherRate = z._default(z.boolean(), false)
const terms = { tiers: Tiers, acceptHigherRate }

/** Terms as they stand. */
const TermsOf = z.object({
  minimumBet: Amount,
  netLoss: Amount,
  activeMember: z.int(),
  rateType: z.enum(['P', 'F']),
  rate: z.number(),
})
const TierView = z.object({
  ...TermsOf.shape,
  /** Y where it brings the downline more than the upline’s own contract would bring the upline. */
  downlineHigherRate: YesNo,
})
export type TierView = z.infer<typeof TierView>

/** What a period has come to so far; amounts in currency units. */
const Running = z.object({
  from: Time,
  to: Time,
  paidAt: Time,
  validBet: Amount,
  netLoss: Amount,
  active: z.int(),
  /** What it would bring if it ended now. */
  amount: Amount,
})

/** A contract as one of its sides sees it. */
export const AgentContract = z.object({
  id: ContractId,
  kind: Kind,
  product: Product,
  /** The other side; empty for the house. */
  account: z.string(),
  status: State,
  /** Who waits for an answer. */
  asker: z.nullable(z.enum(['me', 'them'])),
  /** What the caller can do. */
  events: z.array(z.enum(['accept', 'agree', 'reject', 'change', 'void', 'takeBack'])),
  /** The terms it pays by, or those that were proposed. */
  tiers: z.array(TierView),
  /** The terms that are asked for instead. */
  wanted: z.nullable(z.array(TierView)),
  /** Of a dividend. */
  compPeriod: z.nullable(CompPeriod),
  createdAt: Time,
  /** When it came to its state. */
  at: Time,
  activeAt: z.nullable(Time),
  endedAt: z.nullable(Time),
  /** Null where it does not pay. */
  running: z.nullable(Running),
  /** What it has paid. */
  paid: Amount,
})
export type AgentContract = z.infer<typeof AgentContract>

const ofAgent = { access: 'contracts', origin: 'assumed' } as const
const requirements = ['AGENT-008', 'AGENT-013', 'API-064']

const requestFacts = {
  /** Whose request it is; empty for the house. */
  account: z.string(),
  status: State,
}
const DividendRow = z.object({
  ...requestFacts,
  id: ContractId,
  minimumBet: Amount,
  netLoss: Amount,
  activeMember: z.int(),
  contractRate: z.number(),
  compPeriod: CompPeriod,
  downlineHigherRate: YesNo,
})
const SalaryRow = z.object({
  ...requestFacts,
  id: ContractId,
  details: z.array(
    z.object({ betVolume: Amount, activeMember: z.int(), rateType: z.enum(['P', 'F']), rate: z.number() }),
  ),
})
const HourRow = z.object({
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
  dailysalreqtype: byProduct(SalaryRow),
  divtypecompperiodreq: byProduct(DividendRow),
  contracthoursalreq: byProduct(HourRow),
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
    dailysalinfotype: byProduct(SalaryRow),
    divtypeinfo: byProduct(DividendRow),
    contracthoursalinfo: byProduct(HourRow),
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
    /** The caller’s upline as a side of contracts; empty for the house. */
    upline: z.string(),
    /** Direct downlines who can have contracts, by account, at most two hundred; none for the own ones. */
    downlines: z.array(z.string()),
    /** The terms the caller has, against which those of downlines are held. */
    own: byProduct(TermsOf),
  }),
  requirements,
})

/** `none`: it brought nothing; `owed`: the upline had too little; `lapsed`: and still had after thirty days. */
export const PAYOUT_STATES = ['paid', 'none', 'owed', 'lapsed'] as const

/** What a period of a contract came to and brought; amounts in currency units. */
export const Payout = z.object({
  period: z.object({ from: Time, to: Time }),
  /** Of a salary the valid bets, of a dividend the net loss. */
  base: Amount,
  active: z.int(),
  rateType: z.nullable(z.enum(['P', 'F'])),
  /** Null where no tier was met. */
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
    /** The downline; without it the upline is asked. */
    account: z.optional(z.string().check(z.minLength(1), z.maxLength(32), z.regex(/^[A-Za-z0-9]+$/))),
    /** Of a dividend, which has to say it; it stays as it is. */
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

/** A accept, R reject, C agree to the end. */
const Answer = z.enum(Object.keys(CONTRACT_ANSWERS) as (keyof typeof CONTRACT_ANSWERS)[])
/** Of an accepted request of a downline, as with terms. */
const answer = {
  status: Answer,
  acceptHigherRate,
  /** The contract's `at` as the agent saw it: a request made since then is not answered unseen. */
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

/** The switch of each kind. */
export const CONTRACT_FLAGS = {
  salary: 'DAILYSALCONT3',
  dividend: 'SIGNCONDIV3',
  hour: 'HOURSAL3',
} as const
