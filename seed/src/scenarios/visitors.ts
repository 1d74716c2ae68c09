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

export const trial: Scenario = {
  name: 'trial',
  story: 'Free play is open: start a trial from the login page, then meet each door that needs a real account.',
  merchant: 'aurora1',
  make: (world) =>
    withSettings(withFlags(world, 'aurora1', { FREEPLAY3: true, INBOX3: true, CBS3: true }), 'aurora1', { trail: 1 }),
}

export const trialEnding: Scenario = {
  name: 'trial-ending',
  story: 'A trial lasts two minutes, so whoever starts one sees what its end looks like.',
  merchant: 'aurora1',
  make: (world) => withSettings(trial.make(world), 'aurora1', { trialMinutes: 2 }),
}
