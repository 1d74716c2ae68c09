import { calls } from '../calls.ts'
import type { SampleContext } from '../sample-context.ts'

const caller = ({ agent }: SampleContext) => agent
const tiers = [{ minimumBet: 1_000, netLoss: 0, activeMember: 1, rateType: 'P', rate: 0.5 }]

export default calls({
  'agentContracts.requests': { at: 'GET /wps/member/info/funds/consolidated', caller, sample: () => ({}) },
  'agentContracts.list': {
    at: 'GET /wps/relay/MCSFE_getContracts',
    caller,
    sample: () => ({ query: { kind: 'salary', role: 'mine' } }),
  },
  'agentContracts.payouts': {
    at: 'GET /wps/relay/MCSFE_getContractPayouts',
    caller,
    sample: ({ contracts }) => ({ query: { id: String(contracts.paying) } }),
  },
  'agentContracts.create': {
    at: 'POST /wps/relay/MCSFE_createContract',
    caller,
    sample: () => ({ body: { kind: 'salary', product: 'FISH', tiers } }),
  },
  'agentContracts.change': {
    at: 'POST /wps/relay/MCSFE_changeContract',
    caller,
    sample: ({ contracts }) => ({ body: { id: contracts.paying, tiers } }),
  },
  'agentContracts.takeBack': {
    at: 'POST /wps/relay/MCSFE_takeBackContract',
    caller,
    sample: ({ contracts }) => ({ body: { id: contracts.asked } }),
  },
  'agentContracts.void': {
    at: 'POST /wps/relay/MCSFE_voidContract',
    caller,
    sample: ({ contracts }) => ({ body: { id: contracts.accepted } }),
  },
  'agentContracts.processDividend': {
    at: 'POST /wps/relay/MCSFE_processContractDividend',
    caller,
    sample: () => ({ body: { type: 'CONS', status: 'A' } }),
  },
  'agentContracts.processSalary': {
    at: 'POST /wps/relay/MCSFE_processDailySalaryContract',
    caller,
    sample: ({ contracts }) => ({ body: { id: contracts.greedy, status: 'R' } }),
  },
  'agentContracts.processHour': {
    at: 'POST /wps/relay/MCSFE_processContractHourSalary',
    caller,
    sample: ({ contracts }) => ({ body: { contractId: contracts.hour, status: 'A' } }),
  },
})
