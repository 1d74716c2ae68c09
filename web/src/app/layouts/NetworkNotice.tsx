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

/** Whether a mounted query waits for its first reply. */
const isWaiting = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .some((query) => query.isActive() && query.state.status === 'pending' && query.state.fetchStatus === 'fetching')

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
  return (
    <div role="status">
      {(!online || slow) && (
        <p className={styles.notice}>
          {online ? <Hourglass size={18} aria-hidden="true" /> : <WifiOff size={18} aria-hidden="true" />}
          {t(online ? 'shared:state.slow' : 'system:offline')}
        </p>
      )}
    </div>
  )
}
