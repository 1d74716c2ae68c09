import { PARTS } from '../parts.ts'
import type { Scenario } from '../scenario.ts'
import { emptyForm } from '../seed-part.ts'

export const empty: Scenario = {
  name: 'empty',
  story:
    'The members are there but nothing else is: no vendor, game, match, announcement, banner, favourite, bet or win.',
  merchant: 'aurora1',
  make: (world) => ({ ...world, ...emptyForm(PARTS) }),
}
