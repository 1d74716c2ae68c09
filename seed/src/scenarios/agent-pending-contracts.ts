import type { Scenario } from '../scenario.ts'
import { withFlags } from './changes.ts'

export const agentPendingContracts: Scenario = {
  name: 'agent-pending-contracts',
  story: 'bilal logs in as agent while contract checks are on, and his pending contracts ask for an answer.',
  merchant: 'aurora1',
  make: (world) =>
    withFlags(world, 'aurora1', {
      AGENTPOLICY3: true,
      SIGNCONDIV3: true,
      DAILYSALCONT3: true,
      HOURSAL3: true,
      RTSALARY3: true,
    }),
}
