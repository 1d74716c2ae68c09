import { agentContracts as contract } from '@understudy/contracts'
import * as z from 'zod/mini'
import { feature } from '../../binding/feature.ts'
import { jsonOf, rulesOf } from '../../storage/column-rules.ts'
import { agentContractsQueue } from './agent-contracts.queue.ts'
import { agentContractsRoutes } from './agent-contracts.routes.ts'
import { agentContract, contractPayout, hourPlay } from './agent-contracts.table.ts'
import { countHour } from './count-hours.ts'
import { loadContracts } from './load-contracts.ts'
import { contractPayments } from './pay.ts'

export const agentContracts = feature({
  name: 'agent-contracts',
  tables: [agentContract, contractPayout, hourPlay],
  routes: agentContractsRoutes,
  load: loadContracts,
  onBetSettled: countHour,
  scheduled: contractPayments,
  queues: [agentContractsQueue],
  rowLimits: {
    agent_contract: { rows: 5_000, where: "status IN ('R', 'C') AND next_from IS NULL" },
    contract_payout: { rows: 20_000, where: "status <> 'owed'" },
  },
  columns: {
    ...rulesOf(agentContract, {
      tiers: jsonOf(contract.Tiers),
      nextTiers: jsonOf(z.nullish(contract.Tiers)),
    }),
    ...rulesOf(contractPayout),
    ...rulesOf(hourPlay),
  },
})
