import { calls } from '../calls.ts'
import { mobile, registrationBody } from '../sample-context.ts'

export default calls({
  'registration.affiliate': { at: 'GET /wps/agent/affiliate', sample: () => ({ query: { affiliateCode: 'bilal' } }) },
  'registration.checkUsername': { at: 'GET /wps/check/username', sample: () => ({ query: { username: 'newcomer' } }) },
  'registration.mobileNum': {
    at: 'PUT /wps/member/register/mobile',
    sample: ({ secondCaptcha, registerCode }) => ({
      body: registrationBody({
        username: '',
        captcha: secondCaptcha.answer,
        verificationCode: registerCode,
        ...mobile(6),
      }),
      headers: { Cookie: secondCaptcha.cookie },
    }),
  },
  'registration.settings': { at: 'GET /wps/system/setting/register', sample: () => ({}) },
  'registration.username': {
    at: 'PUT /wps/member/register',
    sample: ({ captcha }) => ({
      body: registrationBody({ captcha: captcha.answer }),
      headers: { Cookie: captcha.cookie },
    }),
  },
})
