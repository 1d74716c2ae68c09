import { calls } from '../calls.ts'

export default calls({
  'play.enter': {
    at: 'POST /play/:launchId/vendor-lobby',
    sample: ({ stage, lobbyNode }) => ({ params: { launchId: stage.vendorLobby }, body: { nodeId: lobbyNode } }),
  },
  'play.vendorLobby': {
    at: 'GET /play/:launchId/vendor-lobby',
    sample: ({ stage }) => ({ params: { launchId: stage.vendorLobby } }),
  },
})
