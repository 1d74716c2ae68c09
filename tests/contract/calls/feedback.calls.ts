import { calls } from '../calls.ts'
import { PIXEL } from '../sample-context.ts'

export default calls({
  'feedback.send': {
    at: 'PUT /wps/feedback',
    sample: ({ captchaFor }) => {
      const { answer: captcha, cookie: Cookie } = captchaFor('feedback.send')
      return {
        body: { content: 'Where do I see what I have won?', sender: 'amina', type: 4, captcha },
        headers: { Cookie },
      }
    },
  },
  'feedback.image': { at: 'POST /wps/feedback/image', sample: () => ({ body: {}, file: PIXEL }) },
  'feedback.sent': { at: 'GET /wps/feedback', sample: () => ({}) },
})
