import { useEffect } from 'react'
import type { ApiError } from '@/shared/api'
import { loadSafeHtml } from '@/shared/content/LazyHtml'
import { useText } from '@/shared/i18n'
import { openPanel } from '@/shared/navigation'
import { QueryFailed } from '@/shared/query/QueryFailed'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import page from '@/shared/ui/Page.module.css'
import { Skeleton } from '@/shared/ui/Skeleton'

interface HelpLoadingProps {
  error?: ApiError | null
  empty?: boolean
  onRetry?: () => unknown
}

/** Placeholder of the help while loading, or its failure. */
export function HelpLoading({ error, empty, onRetry = () => {} }: HelpLoadingProps) {
  const t = useText()
  // The answers will need it.
  useEffect(() => void loadSafeHtml().catch(() => {}), [])
  if (error)
    return (
      <QueryFailed error={error} onRetry={onRetry}>
        {t('help:failed')}
      </QueryFailed>
    )
  if (empty)
    return (
      <EmptyState action={<Button onClick={() => openPanel('service')}>{t('shared:action.service')}</Button>}>
        {t('help:empty')}
      </EmptyState>
    )
  return (
    <div className={page.page} aria-busy="true">
      {[0, 1, 2].map((card) => (
        <Skeleton key={`waiting ${card}`} height="178px" radius="var(--radius-card)" />
      ))}
    </div>
  )
}
