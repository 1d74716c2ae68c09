import type { Scenario } from '../scenario.ts'
import { withSettings } from './changes.ts'

export const registrationClosed: Scenario = {
  name: 'registration-closed',
  story: 'aurora1 takes nobody new for the moment: who has an account gets in, everybody else is told so.',
  merchant: 'aurora1',
  make: (world) => withSettings(world, 'aurora1', { registerMethods: [] }),
}
