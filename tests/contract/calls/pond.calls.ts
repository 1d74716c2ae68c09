import { calls } from '../calls.ts'
import { stageId } from '../sample-context.ts'

export default calls({
  'pond.shots': {
    at: 'POST /play/:launchId/pond',
    sample: ({ stage, tide }) => ({
      params: { launchId: stage.FISH },
      body: { batchId: stageId(3), tide, cost: 1, targets: ['crab', 'koi'] },
    }),
  },
  'pond.state': { at: 'GET /play/:launchId/pond', sample: ({ stage }) => ({ params: { launchId: stage.FISH } }) },
})
