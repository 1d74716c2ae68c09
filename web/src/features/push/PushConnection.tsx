import { languageOf } from '@understudy/contracts/languages'
import { PUSH_LINKS, type PushMessage } from '@understudy/contracts/push'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Subscription, storedSubscription, useSubscription } from '@/domain/push'
import { useLanguage } from '@/shared/i18n'
import { usePushMessages } from './push.queries.ts'

/**
 * Hands messages of the push service to the service worker, which shows them, and opens the page of a notification that
 * was tapped.
 */
export default function PushConnection() {
  const subscription = useSubscription()
  useOpenedLinks()
  return subscription && Notification.permission === 'granted' ? <Messages subscription={subscription} /> : null
}

function Messages({ subscription }: { subscription: Subscription }) {
  const { data } = usePushMessages(subscription)
  const { tag: lang, dir } = languageOf(useLanguage())
  const { shown } = subscription
  useEffect(() => {
    const fresh = data?.filter(({ id }) => id > shown) ?? []
    const last = fresh.at(-1)
    if (!last) return
    // Written first: two tabs must not both show them.
    storedSubscription.write({ ...subscription, shown: last.id })
    for (const message of fresh) void showMessage(message, { lang, dir })
  }, [data, shown, subscription, lang, dir])
  return null
}

async function showMessage({ id, title, body, link }: PushMessage, reading: { lang: string; dir: string }) {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ notification: { id, title, body, link, ...reading } })
}

function useOpenedLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    const listen = ({ data }: MessageEvent<{ open?: unknown }>) => {
      const link = PUSH_LINKS.find((known) => known === data?.open)
      if (link) navigate(link)
    }
    navigator.serviceWorker?.addEventListener('message', listen)
    return () => navigator.serviceWorker?.removeEventListener('message', listen)
  }, [navigate])
}
