import { calls } from '../calls.ts'

export default calls({
  'records.account': {
    at: 'GET /wps/relay/ODSFE2_MemTransDet',
    sample: () => ({ query: { startDate: '2026-02-10', endDate: '2026-03-10', kind: 'game', pageSize: 20 } }),
  },
  'records.deposits': {
    at: 'GET /wps/report/depositTransaction',
    sample: () => ({ query: { startDate: '2026-02-10', endDate: '2026-03-10', state: '3', pageSize: 20 } }),
  },
  'records.withdrawals': {
    at: 'GET /wps/report/withdrawTransaction',
    sample: () => ({ query: { startDate: '2026-02-10', endDate: '2026-03-10', status: '4', pageSize: 20 } }),
  },
  'records.pnl': {
    at: 'GET /wps/report/personalPnl',
    sample: () => ({ query: { startDate: '2026-02-10', endDate: '2026-03-10' } }),
  },
})
