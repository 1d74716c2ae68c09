import { registration } from '@understudy/contracts'
import { registrationForm } from '../registration-rules.ts'
import type { Scenario } from '../scenario.ts'
import { withSettings } from './changes.ts'

const REQUIRED = { enabled: true, required: true } as const

export const everyField: Scenario = {
  name: 'every-field',
  story: 'Whoever registers at aurora1 fills in every optional field there is, the payment password included.',
  merchant: 'aurora1',
  make: (world) =>
    withSettings(world, 'aurora1', {
      registration: registrationForm(Object.fromEntries(registration.OPTIONAL_FIELDS.map((name) => [name, REQUIRED])), {
        smsVerification: true,
      }),
    }),
}
