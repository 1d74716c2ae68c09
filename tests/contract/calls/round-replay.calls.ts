import { calls } from '../calls.ts'

export default calls({
  'roundReplay.open': {
    at: 'GET /wps/report/accountGameBetHistory/:id/replay',
    sample: ({ replay }) => ({ params: { id: replay.betId } }),
  },
  'roundReplay.round': {
    at: 'GET /play/:replayId/round',
    sample: ({ replay }) => ({ params: { replayId: replay.replayId } }),
  },
})
