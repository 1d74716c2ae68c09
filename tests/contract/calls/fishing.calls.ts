import { calls } from '../calls.ts'
import { stageId } from '../sample-context.ts'

export default calls({
  'fishing.shots': {
    at: 'POST /play/:launchId/fishing',
    sample: ({ stage, wave }) => ({
      params: { launchId: stage.FISH },
      body: { batchId: stageId(3), wave, cost: 1, targets: ['crab', 'koi'] },
    }),
  },
  'fishing.state': { at: 'GET /play/:launchId/fishing', sample: ({ stage }) => ({ params: { launchId: stage.FISH } }) },
})
