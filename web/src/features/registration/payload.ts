import {
  OPTIONAL_FIELDS,
  type RegisterSettings,
  type RegisterType,
  type RegistrationBody,
} from '@understudy/contracts/registration'
import { webClip } from '@/domain/install'
import { type Device, device } from '@/shared/device'
import { needsCode, optionalFields, type Values } from './registration-rules.ts'

/** Source of a registration: APP in the native app, WEBCLIP or PWA when opened from the home screen, else H5 (REG-023). */
export const registerMethod = (
  { shell }: Pick<Device, 'shell'> = device(),
  isWebClip = webClip.read() === '1',
): RegistrationBody['registerMethod'] => {
  if (shell === 'app') return 'APP'
  if (shell === 'browser') return 'H5'
  return isWebClip ? 'WEBCLIP' : 'PWA'
}

/** The cloud service's token for a verified number. */
export interface CloudProof {
  firebaseChannel: 'sms'
  firebaseIdToken: string
}

/** Builds the payload with all fields; those the method does not show are empty, even if the other method has values. */
export function payloadOf(
  settings: RegisterSettings,
  type: RegisterType,
  values: Values,
  more: { domain: string; proof?: CloudProof | undefined },
): RegistrationBody {
  const visibleFields = optionalFields(settings, type)
  const optional = Object.fromEntries(
    OPTIONAL_FIELDS.map((name) => [name, visibleFields.includes(name) ? values[name] : '']),
  )
  const byMobile = type === 'mobileNum'
  const tellsNumber = byMobile || visibleFields.includes('mobileNum')
  return {
    ...optional,
    username: byMobile ? '' : values.username,
    password: values.password,
    confirmPassword: values.confirmPassword,
    ...(byMobile && { mobileNum: values.mobileNum }),
    countryDialingCode: tellsNumber && values.mobileNum ? values.countryDialingCode : '',
    captcha: settings.captcha.enabled ? values.captcha : '',
    verificationCode: needsCode(settings, type) && !more.proof ? values.verificationCode : '',
    registerUrl: location.hostname,
    registerMethod: registerMethod(),
    domain: more.domain,
    type: 0,
    ...more.proof,
  }
}
