import { useEffect } from 'react'

/** Shows the count on the icon of the installed app, where the system has such badges. */
export function useAppBadge(count: number): void {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return
    // Refused where the app is not installed or notifications are off; the count in the app is there anyway.
    const badge = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
    badge.catch(() => {})
  }, [count])
}
