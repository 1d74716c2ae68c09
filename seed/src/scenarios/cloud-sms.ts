import type { Scenario } from '../scenario.ts'
import { withMerchant } from './changes.ts'

export const cloudSms: Scenario = {
  name: 'cloud-sms',
  story: 'Codes for mobile numbers come from the cloud service, on the login as on the registration.',
  merchant: 'aurora1',
  make: (world) =>
    withMerchant(world, 'aurora1', ({ settings }) => ({
      settings: { ...settings, registration: { ...settings.registration, smsVerification: true, cloudSms: true } },
    })),
}
