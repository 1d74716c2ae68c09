import { calls } from '../calls.ts'

export default calls({
  'bets.detail': {
    at: 'GET /wps/report/accountGameBetHistory/:id',
    sample: ({ betId }) => ({ params: { id: betId } }),
  },
  'bets.history': {
    at: 'GET /wps/report/accountGameBetHistory',
    sample: () => ({ query: { startDate: '2026-02-10', endDate: '2026-03-10', pageSize: 20 } }),
  },
})
