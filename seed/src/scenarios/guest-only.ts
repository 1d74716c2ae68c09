import type { Scenario } from '../scenario.ts'
import { withFlags, withSettings } from './changes.ts'

export const guestOnly: Scenario = {
  name: 'guest-only',
  story: 'Strangers can only look around: no free play, no trial, and registration is closed.',
  merchant: 'aurora1',
  make: (world) =>
    withSettings(withFlags(world, 'aurora1', { FREEPLAY3: false, REG3: false }), 'aurora1', {
      trail: 0,
      registerMethods: [],
    }),
}
