import type { Scenario, WorldSeed } from '../scenario.ts'

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
