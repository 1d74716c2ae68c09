import { announcements } from '@understudy/contracts/announcements'
import { chatUnread } from '@understudy/contracts/chat'
import { inboxUnread, type UnreadCounts } from '@understudy/contracts/inbox'
import { useFlags } from '@/domain/system'
import { call, homeAnnouncementsInput, keyOf, queryClient, refresh, useApiQuery } from '@/shared/api'
import { useRole } from '@/shared/session'
import { asked, useCount } from './count.ts'

const askInbox = asked(() => call(inboxUnread))
const askChat = asked(async () => (await call(chatUnread)).unReadCount)

/**
 * What waits to be read. However many places show it, each count is one call, at most one in 250 ms, made again
 * whenever such a place comes on screen or the page is looked at again, and never while it is hidden. Who has no real
 * account has nothing to read (spec §4, §6).
 */
export function useUnreadCounts(): UnreadCounts {
  const { isMember } = useRole()
  const flags = useFlags()
  const inbox = useCount(inboxUnread, askInbox, isMember && flags.inbox)
  const notices = useApiQuery(announcements, homeAnnouncementsInput(), {
    enabled: isMember,
    select: ({ player }) => player.filter(({ read }) => !read).length,
  })
  const announcementUnreadCount = (isMember && notices.data) || 0
  const chatUnreadCount = useCount(chatUnread, askChat, isMember && flags.liveChat)
  return {
    announcementUnreadCount,
    chatUnreadCount,
    inboxUnreadCount: inbox,
    totalUnreadCount: announcementUnreadCount + chatUnreadCount + inbox,
  }
}

/** The count of the inbox, for what changes it. */
export const inboxCount = {
  refresh: () => refresh(inboxUnread),
  /** A reply has told it. */
  set: (unread: number) => queryClient.setQueryData(keyOf(inboxUnread), unread),
  /** What was just done to a message changes it, whatever it is. */
  change: (by: number) =>
    queryClient.setQueryData<number>(keyOf(inboxUnread), (count) =>
      count === undefined ? count : Math.max(0, count + by),
    ),
}
