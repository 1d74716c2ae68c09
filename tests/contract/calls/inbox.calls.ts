import { calls } from '../calls.ts'

export default calls({
  'inbox.unread': { at: 'GET /wps/relay/EMFE_getInboxUnreadCount', sample: () => ({}) },
  'inbox.list': { at: 'GET /wps/relay/EMFE_getInbox', sample: () => ({ query: { page: 1, size: 20 } }) },
  'inbox.read': {
    at: 'POST /wps/message/read',
    sample: ({ messageId }) => ({ body: { messageIds: [messageId] } }),
  },
  'inbox.readAll': { at: 'POST /wps/message/readAll', sample: ({ messageId }) => ({ body: { upTo: messageId } }) },
  'inbox.delete': {
    at: 'DELETE /wps/message/inbox',
    sample: ({ messageId }) => ({ query: { messageIds: String(messageId) } }),
  },
  'inbox.restore': {
    at: 'POST /wps/message/restore',
    sample: ({ messageId }) => ({ body: { messageIds: [messageId] } }),
  },
})
