import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import styles from './PlayGame.module.css'

/** Loading state of a game's frame. */
export function FrameLoading({ title }: { title: string }) {
  const t = useText()
  return (
    <div className={styles.loading} role="status">
      <span className={styles.ball} />
      <p>{t('launch:opening', { game: title })}</p>
      <p>{t('launch:moment')}</p>
    </div>
  )
}

interface FrameActionsProps {
  onRetry: () => void
  onBack: () => void
}

export function FrameActions({ onRetry, onBack }: FrameActionsProps) {
  const t = useText()
  return (
    <div className={styles.actions}>
      <Button look="secondary" onClick={onBack}>
        {t('shared:action.back')}
      </Button>
      <Button onClick={onRetry}>{t('shared:action.retry')}</Button>
    </div>
  )
}

/** Offered when a page has not loaded in time: retry or back. */
export function FrameLate(actions: FrameActionsProps) {
  const t = useText()
  return (
    <EmptyState scene="error" action={<FrameActions {...actions} />}>
      {t('launch:late')}
    </EmptyState>
  )
}
