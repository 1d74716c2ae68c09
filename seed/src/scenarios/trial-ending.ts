import type { Scenario } from '../scenario.ts'
import { withSettings } from './changes.ts'
import { trial } from './trial.ts'

export const trialEnding: Scenario = {
  name: 'trial-ending',
  story: 'A trial lasts two minutes, so whoever starts one sees what its end looks like.',
  merchant: 'aurora1',
  make: (world) => withSettings(trial.make(world), 'aurora1', { trialMinutes: 2 }),
}
