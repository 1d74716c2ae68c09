import type { ReactNode } from 'react'
import { type ApiError, errorText } from '@/shared/api/api-error'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import type { SceneKind } from '@/shared/ui/Scene'
import { useRetryOnline } from './use-retry-online.ts'

const SCENES: Readonly<Record<string, SceneKind>> = {
  'client.offline': 'offline',
  maintenance: 'maintenance',
  'game.maintenance': 'maintenance',
}

/** Error codes of missing things, for which a retry is pointless. */
const MISSING: readonly string[] = ['order.not.found', 'game.not.found', 'request_param_err']

interface QueryFailedProps {
  error: ApiError
  onRetry: () => unknown
  /** Text to show instead of the failure's reason; without a network the offline text wins. */
  children?: ReactNode
}

/** A failed query: the reason, and a retry button if a retry can help. */
export function QueryFailed({ error, onRetry, children }: QueryFailedProps) {
  const t = useText()
  useRetryOnline(error, onRetry)
  const scene = SCENES[error.code] ?? 'error'
  const wayOn =
    error.code === 'function.not.available' ? (
      <ButtonLink to={paths.home()}>{t('shared:action.goHome')}</ButtonLink>
    ) : (
      !MISSING.includes(error.code) && <Button onClick={() => void onRetry()}>{t('shared:action.retry')}</Button>
    )
  return (
    <EmptyState scene={scene} action={wayOn}>
      {scene === 'offline' ? errorText(error) : children || errorText(error)}
    </EmptyState>
  )
}
