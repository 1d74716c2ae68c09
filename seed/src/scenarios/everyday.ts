import type { Scenario } from '../scenario.ts'

export const everyday: Scenario = {
  name: 'everyday',
  story:
    'A normal day at aurora1: all but the extra login checks is switched on, the lobby is full, the whole cast is there.',
  merchant: 'aurora1',
  make: (world) => world,
}
