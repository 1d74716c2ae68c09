import type { Scenario, WorldSeed } from '../scenario.ts'
import { withFlags } from './changes.ts'

export const agentPendingContracts: Scenario = {
  name: 'agent-pending-contracts',
  story: 'bilal logs in as agent while contract checks are on, and his pending contracts ask for an answer.',
  person: 'bilal',
  merchant: 'aurora1',
  make: (world) => {
    const flagged = withFlags(world, 'aurora1', {
      AGENTPOLICY3: true,
      SIGNCONDIV3: true,
      DAILYSALCONT3: true,
      HOURSAL3: true,
      RTSALARY3: true,
    })
    // Popups are removed, so that the prompt about contracts is the only interruption.
    return { ...flagged, announcements: flagged.announcements.filter(({ type }) => type !== 'PU') }
  },
}

const withTeam = (world: WorldSeed, under: string, size: number, depth: number): WorldSeed => ({
  ...world,
  agents: { ...world.agents, teams: [...world.agents.teams, { under, size, depth }] },
})

export const livelyTeam: Scenario = {
  name: 'lively-team',
  story: 'Below bilal three hundred more have joined and play: every figure, list and chart of an agent has something.',
  person: 'bilal',
  merchant: 'aurora1',
  make: (world) => withTeam(world, 'bilal', 300, 4),
}

export const bigTeam: Scenario = {
  name: 'big-team',
  story: 'tariq has ten thousand downlines, eight steps deep, and his screens answer as fast as with fifty.',
  person: 'tariq',
  merchant: 'aurora1',
  make: (world) => withTeam(world, 'tariq', 10_000, 8),
}
