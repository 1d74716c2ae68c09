import { languageOf } from '@understudy/contracts/languages'
import { PUSH_LINKS, type PushMessage } from '@understudy/contracts/push'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Subscription, storedSubscription, turnPushOff, useSubscription } from '@/domain/push'
import { type ApiError, isApiError } from '@/shared/api'
import { useLanguage } from '@/shared/i18n'
import { session } from '@/shared/session'
import { usePushMessages, usePushSettings } from './push.queries.ts'

/** Shows messages of the push service as notifications, and opens the page of one that was tapped. */
export default function PushConnection() {
  const subscription = useSubscription()
  useOpenedLinks()
  useClosedAtLogout()
  return subscription && Notification.permission === 'granted' ? <Messages subscription={subscription} /> : null
}

function Messages({ subscription }: { subscription: Subscription }) {
  const { data, error } = usePushMessages(subscription)
  useReconciled(subscription, error)
  const { tag: lang, dir } = languageOf(useLanguage())
  const { endpoint } = subscription
  useEffect(() => {
    // A notification that the browser refuses is tried again with the next reply.
    if (data) showMessages(data, endpoint, { lang, dir }).catch(() => {})
  }, [data, endpoint, lang, dir])
  return null
}

/**
 * Ends the subscription on this device when the platform has forgotten it, as for newer devices or in a world that began
 * again, and on both sides when the push service has ended it.
 */
function useReconciled({ endpoint }: Subscription, refused: ApiError | null) {
  const { data: settings } = usePushSettings()
  const isForgotten = settings !== undefined && !settings.endpoints.includes(endpoint)
  const hasEnded = isApiError(refused, 'function.not.available')
  useEffect(() => {
    if (isForgotten) storedSubscription.remove()
    else if (hasEnded) void turnPushOff()
  }, [isForgotten, hasEnded])
}

/** Shows the messages that were not shown yet, in one tab at a time, and notes each once it is shown. */
async function showMessages(
  messages: readonly PushMessage[],
  endpoint: string,
  words: { lang: string; dir: 'ltr' | 'rtl' },
): Promise<void> {
  const worker = await navigator.serviceWorker.ready
  await navigator.locks.request('push messages', async () => {
    for (const { id, title, body, link } of messages) {
      const subscription = storedSubscription.read()
      if (subscription?.endpoint !== endpoint) return
      if (id <= subscription.shown) continue
      await worker.showNotification(title, {
        body,
        tag: `push-${id}`,
        icon: '/apple-touch-icon.png',
        ...words,
        data: { link: linkFor(link, subscription.userName) },
      })
      storedSubscription.write({ ...subscription, shown: id })
    }
  })
}

/** The page tells by `for` whom it is for: it opens after their login, and for nobody else. */
const linkFor = (link: PushMessage['link'], member: string) =>
  `${link}${link.includes('?') ? '&' : '?'}for=${encodeURIComponent(member)}`

function useOpenedLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    const listen = ({ data }: MessageEvent<{ open?: unknown }>) => {
      const { open } = data ?? {}
      if (typeof open !== 'string' || !URL.canParse(open, location.origin)) return
      const { pathname, search } = new URL(open, location.origin)
      if (PUSH_LINKS.some((known) => known.split('?')[0] === pathname)) navigate(pathname + search)
    }
    navigator.serviceWorker?.addEventListener('message', listen)
    return () => navigator.serviceWorker?.removeEventListener('message', listen)
  }, [navigate])
}

/** Closes what is shown of a member when the session ends: who uses the device next is not told. */
function useClosedAtLogout() {
  useEffect(() => {
    let userName = session.get()?.userName
    return session.subscribe((info) => {
      const before = userName
      userName = info?.userName
      if (before !== undefined && before !== userName) void closeShown()
    })
  }, [])
}

async function closeShown() {
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const notification of (await registration?.getNotifications()) ?? []) notification.close()
}
