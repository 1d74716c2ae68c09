import { calls } from '../calls.ts'
import type { SampleContext } from '../sample-context.ts'

const caller = ({ agent }: SampleContext) => agent
const days = { startDate: '2026-02-08', endDate: '2026-03-10' }
const transfer = { requestId: '6f9619ff-8b86-4d01-b42d-00cf4fc964fe', amount: 10, paymentPassword: '280914' }

export default calls({
  'agents.overview': { at: 'GET /wps/agent/overview', caller, sample: () => ({ query: days }) },
  'agents.downlines': { at: 'GET /wps/agent/downlines', caller, sample: () => ({}) },
  'agents.downline': {
    at: 'GET /wps/agent/downline',
    caller,
    sample: () => ({ query: { account: 'bushra', ...days } }),
  },
  'agents.create': {
    at: 'POST /wps/agent/downline',
    caller,
    sample: () => ({ body: { account: 'nayaab1', password: 'Secret99', type: 0, rebates: { RNG: 0.1 } } }),
  },
  'agents.rateSettings': { at: 'GET /wps/agent/globalRebateSettings', caller, sample: () => ({}) },
  'agents.rates': {
    at: 'GET /wps/agent/downlineRebates',
    caller,
    sample: () => ({ query: { account: 'bushra' } }),
  },
  'agents.setRates': {
    at: 'POST /wps/agent/downlineRebates',
    caller,
    sample: () => ({ body: { account: 'bushra', rebates: { LIVE: 0.3 } } }),
  },
  'agents.createLink': {
    at: 'POST /wps/agent/affiliateUrl',
    caller,
    sample: () => ({ body: { type: 0, rebates: { RNG: 0.1 }, expireDays: 30 } }),
  },
  'agents.links': { at: 'GET /wps/agent/affiliateUrls', caller, sample: () => ({}) },
  'agents.registered': {
    at: 'GET /wps/agent/registeredAffiliates',
    caller,
    sample: ({ link }) => ({ query: { affiUrlId: String(link) } }),
  },
  'agents.removeLink': {
    at: 'DELETE /wps/agent/affiliateUrl',
    caller,
    sample: ({ link }) => ({ query: { affiUrlId: String(link) } }),
  },
  'agents.promote': {
    at: 'PUT /wps/agent/promoteDownlineToAgent',
    caller,
    sample: () => ({ body: { account: 'bushra' } }),
  },
  'agents.transfer': {
    at: 'POST /wps/agent/transferDownline',
    caller,
    sample: () => ({ body: { ...transfer, account: 'bushra', remark: 'well done' } }),
  },
  'agents.pnl': { at: 'GET /wps/report/downlineTransaction', caller, sample: () => ({ query: days }) },
  'agents.pnlMembers': { at: 'GET /wps/report/downlineMembers', caller, sample: () => ({ query: days }) },
  'agents.betting': { at: 'GET /wps/report/teamBetting', caller, sample: () => ({ query: days }) },
  'agents.commission': { at: 'GET /wps/report/commission', caller, sample: () => ({ query: days }) },
})
