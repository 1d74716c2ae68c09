import type { Scenario } from '../scenario.ts'
import { withFlags } from './changes.ts'

export const agentPendingContracts: Scenario = {
  name: 'agent-pending-contracts',
  story: 'bilal logs in as agent while contract checks are on, and his pending contracts ask for an answer.',
  person: 'bilal',
  merchant: 'aurora1',
  make: (world) => {
    const asked = withFlags(world, 'aurora1', {
      AGENTPOLICY3: true,
      SIGNCONDIV3: true,
      DAILYSALCONT3: true,
      HOURSAL3: true,
      RTSALARY3: true,
    })
    // Popups are removed, so that the prompt about contracts is the only interruption.
    return { ...asked, announcements: asked.announcements.filter(({ type }) => type !== 'PU') }
  },
}
