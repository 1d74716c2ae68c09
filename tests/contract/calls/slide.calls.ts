import { calls } from '../calls.ts'

export default calls({
  'slide.open': { at: 'GET /wps/captcha/geetest', sample: () => ({}) },
  'slide.puzzle': {
    at: 'GET /check/:challengeId/puzzle',
    sample: ({ slide }) => ({ params: { challengeId: slide.challengeId } }),
  },
  'slide.solve': {
    at: 'POST /check/:challengeId/solve',
    sample: ({ slide }) => ({ params: { challengeId: slide.challengeId }, body: { offset: slide.gap } }),
  },
})
