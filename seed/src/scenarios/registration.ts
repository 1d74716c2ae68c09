import { registration } from '@understudy/contracts'
import { registrationForm } from '../registration-rules.ts'
import type { Scenario } from '../scenario.ts'
import { withSettings } from './changes.ts'

export const registrationClosed: Scenario = {
  name: 'registration-closed',
  story: 'aurora1 takes nobody new for the moment: who has an account gets in, everybody else is told so.',
  merchant: 'aurora1',
  make: (world) => withSettings(world, 'aurora1', { registerMethods: [] }),
}

export const byInvitation: Scenario = {
  name: 'by-invitation',
  story:
    'Nobody registers uninvited: /m/register?affiliateCode=bilal is a good link, ?affiliateCode=GONE2020 a bad one.',
  merchant: 'aurora1',
  make: (world) =>
    withSettings(world, 'aurora1', {
      registration: registrationForm({ affiliateCode: { required: true } }, { smsVerification: true }),
    }),
}

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
