import { calls } from '../calls.ts'
import { stageId } from '../sample-context.ts'

export default calls({
  'withdrawals.cancel': {
    at: 'POST /wps/transaction/withdraw/:refId/cancel',
    sample: ({ payee }) => ({ params: { refId: payee.cancelled }, body: {} }),
  },
  'withdrawals.open': {
    at: 'POST /wps/transaction/withdraw',
    sample: ({ payee }) => ({
      body: { requestId: stageId(1), amount: 500, cardId: payee.card, paymentPassword: '280914' },
    }),
  },
  'withdrawals.order': {
    at: 'GET /wps/transaction/withdraw/:refId',
    sample: ({ payee }) => ({ params: { refId: payee.cancelled } }),
  },
  'withdrawals.settings': { at: 'GET /wps/relay/MCSFE_getWithdrawSettings', sample: () => ({}) },
})
