import { calls } from '../calls.ts'

export default calls({
  'records.account': {
    at: 'GET /wps/relay/ODSFE2_MemTransDet',
    sample: () => ({ query: { startDate: '2026-02-10', endDate: '2026-03-10', kind: 'game', pageSize: 20 } }),
  },
  'records.pnl': {
    at: 'GET /wps/report/personalPnl',
    sample: () => ({ query: { startDate: '2026-02-10', endDate: '2026-03-10' } }),
  },
})
