import { BellRing } from 'lucide-react'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { RowLink } from '@/shared/navigation/RowLink'
import { Rows } from '@/shared/ui/Rows'

/** The row of the settings that leads to the notifications. */
export function PushRow() {
  const t = useText()
  return (
    <Rows label={t('push:title')}>
      <RowLink to={paths.notifications()} icon={<BellRing size={20} />} label={t('push:title')} />
    </Rows>
  )
}
