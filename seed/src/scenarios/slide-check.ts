import type { Scenario } from '../scenario.ts'
import { withFlags } from './changes.ts'

export const slideCheck: Scenario = {
  name: 'slide-check',
  story: 'Logging in and asking for a code need the slide check first, which also works by keys and taps.',
  merchant: 'aurora1',
  make: (world) => withFlags(world, 'aurora1', { GEETEST3: true }),
}
