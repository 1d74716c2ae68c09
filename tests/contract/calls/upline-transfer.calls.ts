import { calls } from '../calls.ts'

export default calls({
  'uplineTransfer.send': {
    at: 'POST /wps/agent/transferUpline',
    caller: ({ downline }) => downline,
    sample: () => ({
      body: {
        requestId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
        amount: 10,
        paymentPassword: '280914',
        remark: 'for the season',
      },
    }),
  },
  'uplineTransfer.state': { at: 'GET /wps/agent/transferEnabled', sample: () => ({}) },
})
