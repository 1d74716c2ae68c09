import type { Scenario } from '../scenario.ts'

export const maintenance: Scenario = {
  name: 'maintenance',
  story: 'The whole platform of aurora1 is closed for maintenance.',
  merchant: 'aurora1',
  make: (world) => ({ ...world, maintenance: true }),
}
