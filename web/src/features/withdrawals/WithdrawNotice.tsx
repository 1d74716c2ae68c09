import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import styles from './Withdrawals.module.css'
import type { WithdrawSettings } from './WithdrawFacts.tsx'

/** Why withdrawals are not possible now, except for the turnover, which has a progress bar. */
export function WithdrawNotice({ settings: { paymentLockedUntil, leftCount } }: { settings: WithdrawSettings }) {
  const t = useText()
  const { local } = useDates()
  if (paymentLockedUntil !== null)
    return <p className={styles.notice}>{t('withdrawals:locked', { time: local(paymentLockedUntil, 'moment') })}</p>
  if (leftCount === 0) return <p className={styles.notice}>{t('withdrawals:dayOver')}</p>
  return null
}
