import type { depositSettings } from '@understudy/contracts/deposits'
import type { ReplyOf } from '@understudy/contracts/endpoint'
import { useDates } from '@/shared/format/dates'
import { moneyText } from '@/shared/format/money'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { Link } from '@/shared/navigation/Link'
import { Notice } from '@/shared/ui/Notice'
import styles from './Deposits.module.css'

interface DepositNoticeProps {
  settings: ReplyOf<typeof depositSettings>
  symbol: string
}

/** Notice above the form: why deposits are not possible now, or what the member's own limit leaves. */
export function DepositNotice({
  settings: { timeOutUntil, pending, pendingLimit, limitLeft },
  symbol,
}: DepositNoticeProps) {
  const t = useText()
  const { local } = useDates()
  if (timeOutUntil !== null) return <Notice>{t('deposits:timeOut', { time: local(timeOutUntil, 'moment') })}</Notice>
  if (pending.length >= pendingLimit) return <Notice>{t('deposits:full', { count: pendingLimit })}</Notice>
  if (limitLeft === null) return null
  return (
    <Notice>
      {t('deposits:limitLeft', { amount: moneyText(symbol, limitLeft, 0) })}{' '}
      <Link to={paths.settings()} className={styles.way}>
        {t('deposits:toLimits')}
      </Link>
    </Notice>
  )
}
