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

/** What is not there is not there at another try either; its page has a way on of its own. */
const MISSING: readonly string[] = ['order.not.found', 'request_param_err']

interface QueryFailedProps {
  error: ApiError
  onRetry: () => unknown
  /** What did not come, where that says more than the reason does; without a network that is said instead. */
  children?: ReactNode
}

/** Something was asked for and did not come: why, and another try where that can help. */
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
