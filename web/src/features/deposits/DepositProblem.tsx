import { errorText, isApiError } from '@/shared/api'
import { useDates } from '@/shared/format/dates'
import { moneyText } from '@/shared/format/money'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { Link } from '@/shared/navigation/Link'
import styles from './Deposits.module.css'

/** Why an order was not opened, with a link if there is a remedy, such as the member's own limits. */
export function DepositProblem({ failure, symbol }: { failure: unknown; symbol: string }) {
  const t = useText()
  const { local } = useDates()
  const detail = isApiError(failure) ? failure.detail : {}
  const code = isApiError(failure) ? failure.code : ''
  return (
    <>
      <p>{errorText(failure)}</p>
      {code === 'limit.deposit.reached' && (
        <>
          {typeof detail.left === 'number' && (
            <p>{t('deposits:limitLeft', { amount: moneyText(symbol, detail.left, 0) })}</p>
          )}
          <Link to={paths.settings()} className={styles.way}>
            {t('deposits:toLimits')}
          </Link>
        </>
      )}
      {detail.lockedUntil !== undefined && <p>{t('forms:until', { time: local(detail.lockedUntil, 'moment') })}</p>}
    </>
  )
}
