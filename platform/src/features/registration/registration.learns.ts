import { registration } from '@understudy/contracts'
import { type Learns, learns } from '../../binding/learns.ts'

export const registrationLearns: readonly Learns[] = [
  learns(registration.registerSettings, (form, into) => {
    const { smsVerification, cloudSms, invitationCheck } = form
    const fields = Object.fromEntries(registration.REGISTRATION_FIELDS.map((name) => [name, form[name]]))
    into.set({ settings: { registration: { fields, smsVerification, cloudSms, invitationCheck } } })
  }),
]
