import { calls } from '../calls.ts'

export default calls({
  'help.center': { at: 'GET /wps/system/helpCenter', sample: () => ({ query: { device: 'MOBILE', lang: 'EN' } }) },
})
