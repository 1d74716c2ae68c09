import { calls } from '../calls.ts'

export default calls({
  'play.enter': {
    at: 'POST /play/:launchId/hall',
    sample: ({ stage, hallNode }) => ({ params: { launchId: stage.hall }, body: { nodeId: hallNode } }),
  },
  'play.hall': { at: 'GET /play/:launchId/hall', sample: ({ stage }) => ({ params: { launchId: stage.hall } }) },
})
