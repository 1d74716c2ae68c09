import { type Announcement, announcements, readAnnouncement } from '@understudy/contracts/announcements'
import type { ReplyOf } from '@understudy/contracts/endpoint'
import { useCallback } from 'react'
import { call, homeAnnouncementsInput, queryClient, refresh, useApiQuery } from '@/shared/api'
import { useRole } from '@/shared/session'
import { TIMINGS } from '@/shared/timings'
import { spacedQueue } from './spaced-queue.ts'

type Lists = ReplyOf<typeof announcements>

const NONE: readonly Announcement[] = []

/** The announcements to players (PL): what the ticker runs through and the notice popup lists. */
export function useNotices() {
  const { isMember } = useRole()
  const { data, isPending, error, refetch } = useApiQuery(announcements, homeAnnouncementsInput())
  const notices = data?.player ?? NONE
  // Only a real account has read marks; for everybody else nothing is waiting to be read (spec §4, type 4 always read).
  const isUnread = useCallback((notice: Announcement) => isMember && !notice.read, [isMember])
  return {
    notices,
    isUnread,
    unreadCount: notices.filter(isUnread).length,
    isPending,
    error: data ? null : error,
    retry: () => void refetch(),
  }
}

const isAnnouncements = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === announcements.name

/** Marks go to the server one by one; when the last has arrived, the lists are asked for again. */
const marks = spacedQueue<number>(async (announcementId, isLast) => {
  // A mark that fails comes back as unread with the lists.
  await call(readAnnouncement, { body: { announcementId, read: true } }).catch(() => {})
  if (isLast()) await refresh(announcements)
}, TIMINGS.readMarkThrottle)

/** Sets a notice read at once and tells the server. */
export function markRead(notice: Announcement) {
  // A reply on its way does not know of the mark yet.
  void queryClient.cancelQueries({ predicate: isAnnouncements })
  queryClient.setQueriesData<Lists>(
    { predicate: isAnnouncements },
    (lists) =>
      lists && {
        ...lists,
        player: lists.player.map((other) => (other.id === notice.id ? { ...other, read: true } : other)),
      },
  )
  marks.add(notice.id)
}
