import { type ApiError, errorText } from '@/shared/api'
import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'

const SCENES = { 'client.offline': 'offline', maintenance: 'maintenance', 'game.maintenance': 'maintenance' } as const

/** Why something is not shown, and once more. */
export function Problem({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const t = useText()
  return (
    <EmptyState
      scene={SCENES[error.code as keyof typeof SCENES] ?? 'error'}
      action={<Button onClick={onRetry}>{t('shared:action.retry')}</Button>}
    >
      {errorText(error)}
    </EmptyState>
  )
}
