import { useText } from '@/shared/i18n'
import { openPanel } from '@/shared/navigation/panels'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'

/** Shown if the merchant has no programme: a link to customer service (MEMBER-004). */
export function VipOff() {
  const t = useText()
  return (
    <EmptyState action={<Button onClick={() => openPanel('service')}>{t('shared:action.service')}</Button>}>
      {t('vip:off.text')}
    </EmptyState>
  )
}
