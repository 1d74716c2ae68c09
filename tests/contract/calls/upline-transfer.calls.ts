import { calls } from '../calls.ts'

export default calls({
  'uplineTransfer.send': {
    at: 'POST /wps/agent/transferUpline',
    sample: () => ({
      body: {
        ...{ requestId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', amount: 10 },
        ...{ paymentPassword: '739154', remark: 'for the season' },
      },
    }),
  },
  'uplineTransfer.state': { at: 'GET /wps/agent/transferEnabled', sample: () => ({}) },
})
