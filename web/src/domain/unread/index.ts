export { MessagesBell } from './MessagesBell.tsx'
export { inboxCount, useUnreadCounts } from './use-unread-counts.ts'
