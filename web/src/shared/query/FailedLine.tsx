import { type ApiError, errorText } from '@/shared/api/api-error'
import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import styles from './FailedLine.module.css'
import { useRetryOnline } from './use-retry-online.ts'

interface FailedLineProps {
  error: ApiError
  onRetry: () => unknown
  /** What is said when it does not come, where that says more than the reason; without a network that is said instead. */
  said?: string | undefined
}

/** A part of a page did not come: one line says so, and another try stands below it. */
export function FailedLine({ error, onRetry, said }: FailedLineProps) {
  const t = useText()
  useRetryOnline(error, onRetry)
  return (
    <div className={styles.failed} role="alert">
      <p>{error.code === 'client.offline' ? errorText(error) : (said ?? errorText(error))}</p>
      <Button look="secondary" onClick={() => void onRetry()}>
        {t('shared:action.retry')}
      </Button>
    </div>
  )
}
