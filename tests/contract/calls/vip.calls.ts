import { calls } from '../calls.ts'

export default calls({
  'vip.benefits': { at: 'GET /wps/relay/MCSFE_getVipBenefits', sample: () => ({}) },
  'vip.progress': { at: 'GET /wps/relay/MCSFE_getPlayerRankProgress', sample: () => ({}) },
})
