import { calls } from '../calls.ts'
import { answers, mobile } from '../sample-context.ts'

export default calls({
  'security.bindEmail': {
    at: 'POST /wps/member/security/email',
    sample: ({ bindEmailCode: messageCode }) => ({
      body: { email: 'amina.bound@mail.example', messageCode, password: 'Play1234' },
    }),
  },
  'security.bindMobile': {
    at: 'POST /wps/member/security/mobile',
    sample: ({ bindCode: messageCode }) => ({
      body: { ...mobile(7), messageCode, password: 'Play1234' },
    }),
  },
  'security.changePaymentPassword': {
    at: 'POST /wps/member/paymentPassword',
    caller: ({ secured }) => secured,
    sample: () => ({
      body: { oldPaymentPassword: '280914', paymentPassword: '140928', confirmPaymentPassword: '140928' },
    }),
  },
  'security.changeQuestions': {
    at: 'POST /wps/member/customerSecurityQuestions',
    sample: () => ({ body: { currentAnswers: answers('one'), answers: answers('two') } }),
  },
  'security.config': { at: 'GET /wps/v2/member/securityConfig', sample: () => ({}) },
  'security.devices': { at: 'GET /wps/member/devices', sample: () => ({ query: {} }) },
  'security.hasPaymentPassword': { at: 'GET /wps/member/hasWithdrawalPassword', sample: () => ({}) },
  'security.ownQuestions': { at: 'GET /wps/member/customerSecurityQuestions', sample: () => ({}) },
  'security.questions': { at: 'GET /wps/member/securityQuestions', sample: () => ({}) },
  'security.setPaymentPassword': {
    at: 'PUT /wps/member/paymentPassword',
    caller: ({ unsecured }) => unsecured,
    sample: () => ({
      body: { password: 'Play1234', paymentPassword: '280914', confirmPaymentPassword: '280914' },
    }),
  },
  'security.setQuestions': {
    at: 'PUT /wps/member/customerSecurityQuestions',
    caller: ({ unsecured }) => unsecured,
    sample: () => ({ body: { answers: answers('one'), password: 'Play1234' } }),
  },
})
