import { calls } from '../calls.ts'

export default calls({
  'withdrawCards.add': {
    at: 'PUT /wps/member/bankCard',
    // The payment password set by the samples of the security calls.
    sample: ({ payee }) => ({
      body: { bankCode: 'SNB', accountNo: 'SNBB00001234567890', payeeName: payee.name, paymentPassword: '140928' },
    }),
  },
  'withdrawCards.banks': { at: 'GET /wps/system/withdrawBanks', sample: () => ({}) },
  'withdrawCards.list': { at: 'GET /wps/member/bankCard', sample: () => ({}) },
  'withdrawCards.remove': {
    at: 'DELETE /wps/member/bankCard',
    sample: ({ payee }) => ({ query: { cardId: String(payee.spareCard) } }),
  },
})
