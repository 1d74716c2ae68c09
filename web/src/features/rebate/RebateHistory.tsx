import { rebateHistory } from '@understudy/contracts/rebate'
import { useSettings } from '@/domain/system'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { PagedList } from '@/shared/query/PagedList'
import { useFreshRecord } from '@/shared/records/use-fresh-record'
import { Card } from '@/shared/ui/Card'
import { Money } from '@/shared/ui/Money'
import styles from './Rebate.module.css'
import { useRebateHistory } from './rebate.queries.ts'

/** Rebates claimed in the last thirty days. */
export function RebateHistory() {
  const t = useText()
  const dates = useDates()
  const symbol = useSettings()?.currencySymbol ?? ''
  const { first, rows, list } = useRebateHistory()
  useFreshRecord(rebateHistory)
  return (
    <section className={styles.history}>
      <h2 className={styles.title}>{t('rebate:history')}</h2>
      <PagedList
        label={t('rebate:history')}
        items={rows}
        total={first?.totalCount ?? undefined}
        list={list}
        empty={<p className={styles.note}>{t('rebate:noHistory')}</p>}
        keyOf={({ orderNo }) => orderNo}
        row={({ orderNo, date, turnover, amount }) => (
          <Card className={styles.row}>
            <span>
              {dates.calendar(date, 'day')}
              <bdi dir="ltr" className={styles.number}>
                {orderNo}
              </bdi>
            </span>
            <span className={styles.figures}>
              <Money amount={amount} symbol={symbol} />
              <span className={styles.number}>
                {t('rebate:turnover')} <Money amount={turnover} symbol={symbol} decimals={0} />
              </span>
            </span>
          </Card>
        )}
      />
    </section>
  )
}
