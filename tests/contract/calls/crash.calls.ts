import { calls } from '../calls.ts'
import { stageId } from '../sample-context.ts'

export default calls({
  'crash.bet': {
    at: 'POST /play/:launchId/crash',
    sample: ({ crash }) => ({
      params: { launchId: crash.launchId },
      body: { betId: stageId(3), round: crash.round, stake: 10, autoCashOut: 200 },
    }),
  },
  'crash.cashOut': {
    at: 'POST /play/:launchId/crash/cash-out',
    sample: ({ crash }) => ({ params: { launchId: crash.cashedOut.launchId }, body: { betId: crash.cashedOut.betId } }),
  },
  'crash.state': {
    at: 'GET /play/:launchId/crash',
    sample: ({ crash }) => ({ params: { launchId: crash.launchId } }),
  },
})
