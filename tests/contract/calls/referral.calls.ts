import { calls } from '../calls.ts'

export default calls({
  'referral.details': {
    at: 'GET /wps/relay/MCSFE_getReferralDetails',
    sample: () => ({ query: { autoGenerate: 'true' } }),
  },
  'referral.list': { at: 'GET /wps/relay/MCSFE_getReferralList', sample: () => ({ query: {} }) },
})
