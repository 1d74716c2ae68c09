import { Hourglass, WifiOff } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { queryClient } from '@/shared/api'
import { useText } from '@/shared/i18n'
import { TIMINGS } from '@/shared/timings'
import styles from './NetworkNotice.module.css'

const subscribeToNetwork = (changed: () => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Told after the render of whoever has asked, as the query cache notifies during it. */
function subscribeToReplies(changed: () => void) {
  let soon: ReturnType<typeof setTimeout> | undefined
  const stop = queryClient.getQueryCache().subscribe(() => {
    soon ??= setTimeout(() => {
      soon = undefined
      changed()
    })
  })
  return () => {
    stop()
    clearTimeout(soon)
  }
}

/** Whether a mounted query waits for its first reply. */
const isWaiting = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .some((query) => query.isActive() && query.state.status === 'pending' && query.state.fetchStatus === 'fetching')

/** Whether everything that the page asked for is there, from before or from the device. */
const isComplete = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .every((query) => !query.isActive() || query.state.data !== undefined)

/** Whether the page has been waiting for a reply unusually long. */
function useIsSlow(): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined
    let patience: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      soon = undefined
      if (isWaiting()) {
        patience ??= setTimeout(() => setSlow(true), TIMINGS.slowPage)
        return
      }
      clearTimeout(patience)
      patience = undefined
      setSlow(false)
    }
    // Deferred, as the query cache notifies during the render of a component.
    const later = () => {
      soon ??= setTimeout(look)
    }
    later()
    const stop = queryClient.getQueryCache().subscribe(later)
    return () => {
      stop()
      clearTimeout(soon)
      clearTimeout(patience)
    }
  }, [])
  return slow
}

/** Notice that the network is down, or that loading takes longer than usual. */
export function NetworkNotice() {
  const t = useText()
  const online = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine)
  const slow = useIsSlow()
  const complete = useSyncExternalStore(subscribeToReplies, isComplete)
  return (
    <div role="status">
      {(!online || slow) && (
        <p className={styles.notice}>
          {online ? <Hourglass size={18} aria-hidden="true" /> : <WifiOff size={18} aria-hidden="true" />}
          {online ? t('shared:state.slow') : t(complete ? 'system:offline' : 'system:offlineOnly')}
        </p>
      )}
    </div>
  )
}
