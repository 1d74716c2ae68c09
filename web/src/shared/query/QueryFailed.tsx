import type { ReactNode } from 'react'
import { type ApiError, errorText } from '@/shared/api/api-error'
import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import type { SceneKind } from '@/shared/ui/Scene'
import { useRetryOnline } from './use-retry-online.ts'

const SCENES: Readonly<Record<string, SceneKind>> = {
  'client.offline': 'offline',
  maintenance: 'maintenance',
  'game.maintenance': 'maintenance',
}

interface QueryFailedProps {
  error: ApiError
  onRetry: () => unknown
  /** What did not come, where that says more than the reason does; without a network that is said instead. */
  children?: ReactNode
}

/** Something was asked for and did not come: why, and another try. */
export function QueryFailed({ error, onRetry, children }: QueryFailedProps) {
  const t = useText()
  useRetryOnline(error, onRetry)
  const scene = SCENES[error.code] ?? 'error'
  return (
    <EmptyState scene={scene} action={<Button onClick={() => void onRetry()}>{t('shared:action.retry')}</Button>}>
      {scene === 'offline' ? errorText(error) : children || errorText(error)}
    </EmptyState>
  )
}
