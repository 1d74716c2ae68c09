import { calls } from '../calls.ts'

export default calls({
  'captcha.image': { at: 'GET /wps/captcha', sample: () => ({}) },
})
