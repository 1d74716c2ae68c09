import { announcements } from '@understudy/contracts/announcements'
import { chatUnread } from '@understudy/contracts/chat'
import { inboxUnread, type UnreadCounts } from '@understudy/contracts/inbox'
import { useFlags } from '@/domain/system'
import { call, currentViewer, homeAnnouncementsInput, invalidate, keyOf, queryClient, useApiQuery } from '@/shared/api'
import { useRole } from '@/shared/session'
import { throttleWhileVisible, useCount } from './count.ts'

const askInbox = throttleWhileVisible(() => call(inboxUnread))
const askChat = throttleWhileVisible(async () => (await call(chatUnread)).unReadCount)

/** How many messages are unread; undefined until it is known. */
export function useInboxCount(): number | undefined {
  const { isMember } = useRole()
  const flags = useFlags()
  return useCount(inboxUnread, askInbox, isMember && flags.inbox)
}

/**
 * The unread counts. However many components show one, it is fetched at most once in 250 ms: when such a component mounts
 * or the page becomes visible, never while it is hidden. Visitors and trial players have none (spec §4, §6).
 */
export function useUnreadCounts(): UnreadCounts {
  const { isMember } = useRole()
  const flags = useFlags()
  const inbox = useInboxCount() ?? 0
  const notices = useApiQuery(announcements, homeAnnouncementsInput(), {
    enabled: isMember,
    select: ({ player }) => player.filter(({ read }) => !read).length,
  })
  const announcementUnreadCount = (isMember && notices.data) || 0
  const chatUnreadCount = useCount(chatUnread, askChat, isMember && flags.liveChat) ?? 0
  return {
    announcementUnreadCount,
    chatUnreadCount,
    inboxUnreadCount: inbox,
    totalUnreadCount: announcementUnreadCount + chatUnreadCount + inbox,
  }
}

const inboxKey = () => keyOf(inboxUnread, undefined, currentViewer())

/** Access to the inbox count, for code that changes it. */
export const inboxCount = {
  invalidate: () => invalidate(inboxUnread),
  /** Sets the count from a reply. */
  set: (unread: number) => queryClient.setQueryData(inboxKey(), unread),
  /** Adjusts the count after an action on a message. */
  change: (by: number) =>
    queryClient.setQueryData<number>(inboxKey(), (count) => (count === undefined ? count : Math.max(0, count + by))),
}
