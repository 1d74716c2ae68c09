import { calls } from '../calls.ts'

export default calls({
  'announcements.list': {
    at: 'GET /wps/relay/MCSFE_getListAnnouncements',
    sample: () => ({ query: { types: 'B,PL,PU,PR,H', platform: 'M' } }),
  },
  'announcements.read': {
    at: 'POST /wps/relay/MCSFE_readAnnouncement',
    sample: ({ announcementId }) => ({ body: { announcementId, read: true } }),
  },
})
