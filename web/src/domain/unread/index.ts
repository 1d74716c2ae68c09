export { MessagesBell } from './MessagesBell.tsx'
export { inboxCount, useInboxCount, useUnreadCounts } from './use-unread-counts.ts'
