import { calls } from '../calls.ts'

export default calls({
  'rebate.claim': {
    at: 'POST /wps/relay/MCSFE_claimManualRebate',
    sample: () => ({ body: { date: '2026-03-09' } }),
  },
  'rebate.day': { at: 'GET /wps/relay/MCSFE_getManualRebate', sample: () => ({ query: {} }) },
  'rebate.history': {
    at: 'GET /wps/relay/MCSFE_getRebateHistory',
    sample: () => ({ query: { startDate: '2026-03-01', endDate: '2026-03-10' } }),
  },
})
