import { announcements } from '@understudy/contracts/announcements'
import { systemStatus } from '@understudy/contracts/system'
import { storedStatus } from '@/domain/system'
import { apiQuery, currentViewer, homeAnnouncementsInput, queryClient } from '@/shared/api'
import { TIMINGS } from '@/shared/timings'

/**
 * Waits for the code of the screen, and the replies and fonts that the page's head has requested, so that the first view
 * does not shift when they arrive. Only home's shape depends on the status; a stored one makes waiting for it unnecessary
 * (STATUS-004), and the wait is bounded.
 */
export function firstReplies({ home, code }: { home: boolean; code?: Promise<unknown> | undefined }) {
  const viewer = currentViewer()
  const awaited = [
    code,
    document.fonts?.ready,
    home && !storedStatus.read() && queryClient.prefetchQuery(apiQuery(systemStatus, undefined, viewer)),
    home && queryClient.prefetchQuery(apiQuery(announcements, homeAnnouncementsInput(), viewer)),
  ]
  const patience = new Promise((resolve) => setTimeout(resolve, TIMINGS.firstReplyPatience))
  return Promise.race([Promise.all(awaited), patience])
}
