export { inboxCount, useUnreadCounts } from './use-unread-counts.ts'
