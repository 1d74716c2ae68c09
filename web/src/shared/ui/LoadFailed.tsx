import { WifiOff } from 'lucide-react'
import { text } from '@/shared/i18n'
import { Button } from './Button.tsx'
import styles from './LoadFailed.module.css'

/** Load failure with a retry button; eager, because a lazy one might fail to load too. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      {!navigator.onLine && <WifiOff size={48} aria-hidden="true" />}
      <p>{text(navigator.onLine ? 'shell:crashed' : 'shared:error.err_route_load')}</p>
      <Button onClick={onRetry}>{text('shared:action.retry')}</Button>
    </div>
  )
}
