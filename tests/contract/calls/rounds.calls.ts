import { calls } from '../calls.ts'
import { stageId } from '../sample-context.ts'

export default calls({
  'rounds.bet': {
    at: 'POST /play/:launchId/rounds',
    sample: ({ stage, round }) => ({
      params: { launchId: stage.LIVE },
      body: { betId: stageId(2), round, side: 'first', stake: 10 },
    }),
  },
  'rounds.state': { at: 'GET /play/:launchId/rounds', sample: ({ stage }) => ({ params: { launchId: stage.LIVE } }) },
})
