import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'

export default function Crashed({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  return (
    <EmptyState scene="error" action={<Button onClick={onRetry}>{t('shared:action.retry')}</Button>}>
      {t('shell:crashed')}
    </EmptyState>
  )
}
