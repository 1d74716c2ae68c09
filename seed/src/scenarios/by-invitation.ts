import { registrationForm } from '../registration-rules.ts'
import type { Scenario } from '../scenario.ts'
import { withSettings } from './changes.ts'

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
