import { announcements } from '@understudy/contracts/announcements'
import { systemStatus } from '@understudy/contracts/system'
import { storedStatus } from '@/domain/system'
import { apiQuery, homeAnnouncementsInput, queryClient } from '@/shared/api'
import { TIMINGS } from '@/shared/timings'

/**
 * The replies and letters the head of the page has asked for already: a first view drawn with them does not move
 * when they arrive. A status on the device needs no waiting (STATUS-004), and a slow network is not waited for long.
 */
export function firstReplies({ home }: { home: boolean }) {
  const awaited = [
    ...urduLetters(),
    !storedStatus.read() && queryClient.prefetchQuery(apiQuery(systemStatus)),
    // A shape stays until what its screen asks for is there.
    window.__asked,
    home && queryClient.prefetchQuery(apiQuery(announcements, homeAnnouncementsInput())),
  ]
  const patience = new Promise((resolve) => setTimeout(resolve, TIMINGS.firstReplyPatience))
  return Promise.race([Promise.all(awaited), patience])
}

const urduLetters = () =>
  document.documentElement.lang === 'ur'
    ? [400, 700].map((weight) => document.fonts?.load(`${weight} 1em 'Noto Sans Arabic'`, 'ا').catch(() => {}))
    : []
