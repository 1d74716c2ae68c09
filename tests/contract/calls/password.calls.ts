import { calls } from '../calls.ts'
import { mobile } from '../sample-context.ts'

export default calls({
  'password.change': {
    at: 'POST /wps/member/password',
    sample: () => ({
      body: { oldPassword: 'Play1234', newPassword: 'Fresh5678', confirmNewPassword: 'Fresh5678' },
    }),
  },
  'password.email': {
    at: 'POST /wps/member/password/email',
    sample: () => ({ body: { username: 'amina', email: 'amina@mail.example' } }),
  },
  'password.sms': { at: 'POST /wps/member/password/sms', sample: () => ({ body: mobile(6) }) },
  'password.verification': {
    at: 'POST /wps/member/password/verification',
    sample: ({ resetCode: messageCode }) => ({
      body: { account: { username: 'zoya', email: 'zoya@mail.example' }, messageCode },
    }),
  },
})
