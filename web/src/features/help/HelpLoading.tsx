import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import page from '@/shared/ui/Page.module.css'
import { Skeleton } from '@/shared/ui/Skeleton'

interface HelpLoadingProps {
  failed?: boolean
  empty?: boolean
  onRetry?: () => void
}

/** What stands where the help will be, or why it is not there. */
export function HelpLoading({ failed, empty, onRetry }: HelpLoadingProps) {
  const t = useText()
  if (failed)
    return (
      <EmptyState scene="error" action={<Button onClick={onRetry}>{t('shared:action.retry')}</Button>}>
        {t('help:failed')}
      </EmptyState>
    )
  if (empty) return <EmptyState>{t('help:empty')}</EmptyState>
  return (
    <div className={page.page} aria-busy="true">
      {[0, 1, 2].map((card) => (
        <Skeleton key={`waiting ${card}`} height="178px" radius="var(--radius-card)" />
      ))}
    </div>
  )
}
