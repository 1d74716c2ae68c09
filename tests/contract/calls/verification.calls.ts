import { calls } from '../calls.ts'
import { mobile } from '../sample-context.ts'

export default calls({
  'verification.bindEmail': {
    at: 'POST /wps/verification/email/bind',
    sample: () => ({ body: { email: 'amina.new@mail.example' } }),
  },
  'verification.bindMobile': { at: 'POST /wps/verification/sms/bind', sample: () => ({ body: mobile(3) }) },
  'verification.login': {
    at: 'POST /wps/verification/sms/noLogin',
    sample: ({ smsResult }) => ({ body: { ...mobile(2), captchaResult: smsResult } }),
  },
  'verification.register': {
    at: 'POST /wps/verification/sms/register',
    sample: ({ captchaResult }) => ({ body: { ...mobile(1), captchaResult } }),
  },
})
