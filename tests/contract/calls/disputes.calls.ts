import { calls } from '../calls.ts'

export default calls({
  'disputes.open': {
    at: 'POST /wps/report/accountGameBetHistory/:id/dispute',
    sample: ({ replay }) => ({
      params: { id: replay.betId },
      body: { words: 'I cashed out earlier than that.' },
    }),
  },
  'disputes.list': { at: 'GET /wps/report/disputes', sample: () => ({}) },
})
