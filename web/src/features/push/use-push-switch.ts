import { useState } from 'react'
import { canShowPush, turnPushOff, turnPushOn, useSubscription } from '@/domain/push'
import { useRun } from '@/shared/api'

/** `unsupported`: this browser shows none; `denied`: the player has forbidden them in the browser. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

/** Whether this browser gets notifications, and the switch for it. */
export function usePushSwitch() {
  const subscription = useSubscription()
  // The browser does not say when a permission changes everywhere, so it is read again after each tap.
  const [, setAsked] = useState(0)
  const turn = useRun(async (on: boolean) => {
    await (on ? turnPushOn() : turnPushOff())
    setAsked((times) => times + 1)
  })
  return { state: stateOf(subscription !== undefined), turn }
}

function stateOf(isSubscribed: boolean): PushState {
  if (!canShowPush()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return isSubscribed && Notification.permission === 'granted' ? 'on' : 'off'
}
