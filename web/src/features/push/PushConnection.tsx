import { languageOf } from '@understudy/contracts/languages'
import { PUSH_LINKS, type PushMessage } from '@understudy/contracts/push'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Subscription, storedSubscription, turnPushOff, useSubscription } from '@/domain/push'
import { type ApiError, isApiError } from '@/shared/api'
import { useLanguage } from '@/shared/i18n'
import { session } from '@/shared/session'
import { usePushMessages, usePushSettings } from './push.queries.ts'

/**
 * Hands messages of the push service to the service worker, which shows them, and opens the page of a notification that
 * was tapped.
 */
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
  const { shown, userName: member } = subscription
  useEffect(() => {
    const fresh = data?.filter(({ id }) => id > shown) ?? []
    const last = fresh.at(-1)
    if (!last) return
    // Written first: two tabs must not both show them.
    storedSubscription.write({ ...subscription, shown: last.id })
    for (const message of fresh) void showMessage(message, { member, lang, dir })
  }, [data, shown, subscription, member, lang, dir])
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

async function showMessage(
  { id, title, body, link }: PushMessage,
  about: { member: string; lang: string; dir: string },
) {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ notification: { id, title, body, link, ...about } })
}

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
