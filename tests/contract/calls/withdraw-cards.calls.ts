import { calls } from '../calls.ts'

export default calls({
  'withdrawCards.add': {
    at: 'PUT /wps/member/bankCard',
    sample: ({ payee }) => ({
      body: { bankCode: 'SNB', accountNo: 'SNBB00001234567890', payeeName: payee.name, paymentPassword: '280914' },
    }),
  },
  'withdrawCards.banks': { at: 'GET /wps/system/withdrawBanks', sample: () => ({}) },
  'withdrawCards.list': { at: 'GET /wps/member/bankCard', sample: () => ({}) },
  'withdrawCards.remove': {
    at: 'DELETE /wps/member/bankCard',
    sample: ({ payee }) => ({ query: { cardId: String(payee.spareCard) } }),
  },
})
