import { openSubscription, pushService, pushSettings, subscribePush, unsubscribePush } from '@understudy/contracts/push'
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { call, currentViewer, storeReply } from '@/shared/api'
import { session, useSession } from '@/shared/session'
import { stored } from '@/shared/storage'

/** This browser's subscription at the push service. */
export const storedSubscription = stored(
  'pushSubscription',
  z.object({
    /** Origin of the push service. */
    origin: z.string(),
    subscriptionId: z.string(),
    /** Address to which the platform sends. */
    endpoint: z.string(),
    /** Whom it tells of. */
    userName: z.string(),
    /** The last message that was shown. */
    shown: z.number(),
  }),
)
export type Subscription = NonNullable<ReturnType<typeof storedSubscription.read>>

/** Whether this browser can show notifications of the app. */
export const canShowPush = () => 'Notification' in window && 'serviceWorker' in navigator && !!crypto.subtle

const readSnapshot = () => JSON.stringify(storedSubscription.read() ?? null)

/** The subscription of this browser for the member of the session. */
export function useSubscription(): Subscription | undefined {
  const subscription = JSON.parse(
    useSyncExternalStore(storedSubscription.subscribe, readSnapshot),
  ) as Subscription | null
  const userName = useSession()?.userName
  return subscription?.userName === userName ? (subscription ?? undefined) : undefined
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Public key and secret of a subscription, as a browser makes them. */
async function newKeys() {
  const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, false, ['deriveBits'])
  const raw = await crypto.subtle.exportKey('raw', publicKey)
  return { p256dh: base64url(new Uint8Array(raw)), auth: base64url(crypto.getRandomValues(new Uint8Array(16))) }
}

/**
 * Asks for the permission, then subscribes this browser. Call it on a tap only. Returns the permission.
 * @throws ApiError if the platform or the push service refuses
 */
export async function turnPushOn(): Promise<NotificationPermission> {
  const permission = await Notification.requestPermission()
  const userName = session.get()?.userName
  if (permission !== 'granted' || userName === undefined) return permission
  const viewer = currentViewer()
  const { origin, serviceId } = await call(pushService)
  const { subscriptionId, endpoint } = await call(openSubscription, { params: { serviceId }, body: {} }, { origin })
  const settings = await call(subscribePush, { body: { endpoint, keys: await newKeys() } })
  // First the platform's list: a subscription that is not in it counts as ended.
  storeReply(pushSettings, settings, viewer)
  storedSubscription.write({ origin, subscriptionId, endpoint, userName, shown: 0 })
  return permission
}

/** Ends this browser's subscription, on the device even if the platform cannot be reached. */
export async function turnPushOff(): Promise<void> {
  const subscription = storedSubscription.read()
  if (!subscription) return
  storedSubscription.remove()
  const viewer = currentViewer()
  const settings = await call(unsubscribePush, { body: { endpoint: subscription.endpoint } }).catch(() => undefined)
  if (settings) storeReply(pushSettings, settings, viewer)
}
