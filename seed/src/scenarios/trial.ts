import type { Scenario } from '../scenario.ts'
import { withFlags, withSettings } from './changes.ts'

export const trial: Scenario = {
  name: 'trial',
  story: 'Free play is open: start a trial from the login page, then meet each door that needs a real account.',
  merchant: 'aurora1',
  make: (world) =>
    withSettings(withFlags(world, 'aurora1', { FREEPLAY3: true, INBOX3: true, CBS3: true }), 'aurora1', { trail: 1 }),
}
