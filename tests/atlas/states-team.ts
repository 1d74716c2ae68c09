import type { Screen } from './state.ts'

const lively = { lively: { scenario: 'lively-team' }, big: { scenario: 'big-team', who: 'tariq' } }
const pending = { waiting: { scenario: 'agent-pending-contracts' } }

/** What an agent sees of a team; whoever is none is led away. */
export const TEAM: Screen[] = [
  { screen: 'teamOverview', reads: 'agents.overview', empty: {}, sheets: [0], more: lively },
  { screen: 'team', reads: 'agents.downlines', empty: {}, sheets: [0, 1, 2, 3], more: lively },
  { screen: 'teamProfitAndLoss', reads: 'agents.pnl', empty: {}, sheets: [0], more: lively },
  { screen: 'registerCenter', reads: 'agents.links', empty: {}, sheets: [0, 1, 2] },
  { screen: 'teamRebate', reads: 'agents.commission', empty: {}, sheets: [0], more: lively },
  { screen: 'salaryContract', reads: 'agentContracts.list', empty: {}, more: pending },
  { screen: 'dividendContract', reads: 'agentContracts.list', empty: {}, sheets: [0, 1], more: pending },
  { screen: 'hourContract', reads: 'agentContracts.list', empty: {}, sheets: [0], more: pending },
]
