import { type Announcement, announcements, readAnnouncement } from '@understudy/contracts/announcements'
import type { ReplyOf } from '@understudy/contracts/endpoint'
import { useCallback } from 'react'
import { call, homeAnnouncementsInput, invalidate, queryClient, repliesOf, useApiQuery } from '@/shared/api'
import { useRole } from '@/shared/session'
import { TIMINGS } from '@/shared/timings'
import { spacedQueue } from './spaced-queue.ts'

type Lists = ReplyOf<typeof announcements>

const NONE: readonly Announcement[] = []

/** The announcements to players (PL), shown by the ticker and the notice popup. */
export function useNotices() {
  const { isMember } = useRole()
  const { data, isPending, error, refetch } = useApiQuery(announcements, homeAnnouncementsInput())
  const notices = data?.player ?? NONE
  // Only real accounts have read marks; for everybody else all are read (spec §4, type 4 always read).
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

/** Marks are sent one by one; after the last, the lists are refetched. */
const marks = spacedQueue<number>(async (announcementId, isLast) => {
  // After a failure the refetched list shows it as unread.
  await call(readAnnouncement, { body: { announcementId, read: true } }).catch(() => {})
  if (isLast()) await invalidate(announcements)
}, TIMINGS.readMarkThrottle)

/** Marks a notice as read optimistically and sends it to the server. */
export function markNoticeRead(notice: Announcement) {
  // Cancels refetches in flight, which do not know of the mark yet.
  void queryClient.cancelQueries(repliesOf(announcements))
  queryClient.setQueriesData<Lists>(
    repliesOf(announcements),
    (lists) =>
      lists && {
        ...lists,
        player: lists.player.map((other) => (other.id === notice.id ? { ...other, read: true } : other)),
      },
  )
  marks.add(notice.id)
}
