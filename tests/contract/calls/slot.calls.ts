import { calls } from '../calls.ts'

export default calls({
  'slot.spin': {
    at: 'POST /play/:launchId/spin',
    sample: ({ launchId }) => ({
      params: { launchId },
      body: { roundId: '00000000-0000-4000-8000-000000000001', bet: 10 },
    }),
  },
  'slot.state': { at: 'GET /play/:launchId/state', sample: ({ launchId }) => ({ params: { launchId } }) },
})
