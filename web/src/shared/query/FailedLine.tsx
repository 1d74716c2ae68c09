import { type ApiError, errorText } from '@/shared/api/api-error'
import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import styles from './FailedLine.module.css'
import { useRetryOnline } from './use-retry-online.ts'

interface FailedLineProps {
  error: ApiError
  onRetry: () => unknown
  /** Text to show instead of the failure's reason; without a network the offline text wins. */
  said?: string | undefined
}

/** Failure of a part of a page: one line with a retry button below. */
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
