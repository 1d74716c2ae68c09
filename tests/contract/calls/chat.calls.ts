import { calls } from '../calls.ts'
import { chatQuery, PIXEL } from '../sample-context.ts'

const key = '00000000-0000-4000-8000-0000000000c1'

export default calls({
  'chat.launch': { at: 'GET /wps/relay/CBS_launchChat', sample: () => ({ query: chatQuery }) },
  'chat.unread': { at: 'GET /wps/relay/CBS_unreadCount', sample: () => ({}) },
  'chat.models': { at: 'GET /wps/relay/CBS_modelList', sample: () => ({}) },
  'chat.state': { at: 'GET /desk/:chatId/state', sample: ({ chatId }) => ({ params: { chatId } }) },
  'chat.say': {
    at: 'POST /desk/:chatId/lines',
    sample: ({ chatId }) => ({ params: { chatId }, body: { key, text: 'Hello' } }),
  },
  'chat.picture': {
    at: 'POST /desk/:chatId/pictures',
    sample: ({ chatId }) => ({ params: { chatId }, body: { key }, file: PIXEL }),
  },
  'chat.seen': { at: 'POST /desk/:chatId/seen', sample: ({ chatId }) => ({ params: { chatId }, body: { upTo: 1 } }) },
})
