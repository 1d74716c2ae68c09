import { calls } from '../calls.ts'
import { mobile, registrationBody } from '../sample-context.ts'

export default calls({
  'registration.affiliate': { at: 'GET /wps/agent/affiliate', sample: () => ({ query: { affiliateCode: 'bilal' } }) },
  'registration.checkUsername': { at: 'GET /wps/check/username', sample: () => ({ query: { username: 'newcomer' } }) },
  'registration.mobileNum': {
    at: 'PUT /wps/member/register/mobile',
    sample: ({ captchaFor, registerCode: verificationCode }) => {
      const { answer: captcha, cookie: Cookie } = captchaFor('registration.mobileNum')
      return {
        body: registrationBody({ username: '', captcha, verificationCode, ...mobile(6) }),
        headers: { Cookie },
      }
    },
  },
  'registration.settings': { at: 'GET /wps/system/setting/register', sample: () => ({}) },
  'registration.username': {
    at: 'PUT /wps/member/register',
    sample: ({ captchaFor }) => {
      const { answer: captcha, cookie: Cookie } = captchaFor('registration.username')
      return { body: registrationBody({ captcha }), headers: { Cookie } }
    },
  },
})
