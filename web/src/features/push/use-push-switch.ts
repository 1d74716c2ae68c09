import { useSyncExternalStore } from 'react'
import { canShowPush, turnPushOff, turnPushOn, useSubscription } from '@/domain/push'
import { useAction } from '@/shared/api/action'

/** `unsupported`: this browser shows none; `denied`: the player has forbidden them in the browser. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

/** Whether this browser gets notifications, and the switch for it. */
export function usePushSwitch() {
  const subscription = useSubscription()
  const permission = useSyncExternalStore(followPermission, readPermission)
  const turn = useAction(async (on: boolean) => {
    await (on ? turnPushOn() : turnPushOff())
  })
  return { state: stateOf(permission, subscription !== undefined), turn }
}

const readPermission = () => (canShowPush() ? Notification.permission : undefined)

/** The browser's settings change a permission while the page is behind; not every browser tells of it otherwise. */
function followPermission(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  window.addEventListener('focus', onChange)
  return () => {
    document.removeEventListener('visibilitychange', onChange)
    window.removeEventListener('focus', onChange)
  }
}

function stateOf(permission: NotificationPermission | undefined, isSubscribed: boolean): PushState {
  if (permission === undefined) return 'unsupported'
  if (permission === 'denied') return 'denied'
  return isSubscribed && permission === 'granted' ? 'on' : 'off'
}
