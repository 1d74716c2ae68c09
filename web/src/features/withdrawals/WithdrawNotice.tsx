import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { Notice } from '@/shared/ui/Notice'
import type { WithdrawSettings } from './WithdrawFacts.tsx'

/** Why withdrawals are not possible now, except for the turnover, which has a progress bar. */
export function WithdrawNotice({ settings: { paymentLockedUntil, leftCount } }: { settings: WithdrawSettings }) {
  const t = useText()
  const { local } = useDates()
  if (paymentLockedUntil !== null)
    return <Notice>{t('withdrawals:locked', { time: local(paymentLockedUntil, 'moment') })}</Notice>
  if (leftCount === 0) return <Notice>{t('withdrawals:dayOver')}</Notice>
  return null
}
