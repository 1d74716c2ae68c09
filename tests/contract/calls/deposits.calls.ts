import { calls } from '../calls.ts'
import { depositBody, PROOF } from '../sample-context.ts'

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export default calls({
  'deposits.addPicture': {
    at: 'POST /wps/transaction/deposit/:transId/picture',
    sample: ({ deposit }) => ({
      params: { transId: deposit.waiting },
      body: {},
      file: { bytes: PNG, name: 'slip.png' },
    }),
  },
  'deposits.answerPayment': {
    at: 'POST /pay/:payId/answer',
    // Declined, because a paid deposit would require turnover before the withdrawals of other samples.
    sample: ({ deposit }) => ({ params: { payId: deposit.payId }, body: { answer: 'decline' } }),
  },
  'deposits.callback': {
    at: 'POST /wps/transaction/callback/gateway',
    sample: ({ deposit }) => ({ body: deposit.callback }),
  },
  'deposits.cancel': {
    at: 'POST /wps/transaction/deposit/:transId/cancel',
    sample: ({ deposit }) => ({ params: { transId: deposit.cancelled }, body: {} }),
  },
  'deposits.channels': { at: 'GET /wps/relay/MCSFE_getDepositPaymentChannels', sample: () => ({}) },
  'deposits.open': {
    at: 'POST /wps/transaction/deposit/:mode',
    sample: () => ({ params: { mode: 'pg' }, body: depositBody(4, 'pg') }),
  },
  'deposits.order': {
    at: 'GET /wps/transaction/deposit/:transId',
    sample: ({ deposit }) => ({ params: { transId: deposit.waiting } }),
  },
  'deposits.payment': {
    at: 'GET /pay/:payId/state',
    sample: ({ deposit }) => ({ params: { payId: deposit.payId } }),
  },
  'deposits.prove': {
    at: 'POST /wps/transaction/deposit/:transId/proof',
    sample: ({ deposit }) => ({ params: { transId: deposit.proved }, body: PROOF }),
  },
  'deposits.removePicture': {
    at: 'DELETE /wps/transaction/deposit/:transId/picture',
    sample: ({ deposit }) => ({ params: { transId: deposit.waiting }, query: { name: '0'.repeat(32) } }),
  },
  'deposits.settings': { at: 'GET /wps/relay/MCSFE_getDepositSettings', sample: () => ({}) },
})
