import type { ManualRebate } from '@understudy/contracts/rebate'
import { useState } from 'react'
import { useSettings } from '@/domain/system'
import { usePendingRemoval } from '@/shared/api/use-pending-removal'
import { calendar } from '@/shared/clock/calendar'
import { useNow } from '@/shared/clock/use-now'
import { useDates } from '@/shared/format/dates'
import { type TextKey, useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { QueryState } from '@/shared/query/QueryState'
import { Button } from '@/shared/ui/Button'
import { Countdown } from '@/shared/ui/Countdown'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Money } from '@/shared/ui/Money'
import { Segments } from '@/shared/ui/Segments'
import { Skeleton } from '@/shared/ui/Skeleton'
import table from '@/shared/ui/Table.module.css'
import styles from './Rebate.module.css'
import { dayOf, useClaimRebate, useRebate } from './rebate.queries.ts'

/** Yesterday's rebate to claim, and today's rebate so far. */
export function Rebate() {
  const t = useText()
  const [which, choose] = useState<'yesterday' | 'today'>('yesterday')
  // At midnight "yesterday" becomes another day while the page is open.
  const date = dayOf(which, useNow())
  const rebate = useRebate(date)
  return (
    <>
      <Segments
        label={t('rebate:day')}
        options={[
          { value: 'yesterday', label: t('rebate:yesterday') },
          { value: 'today', label: t('rebate:today') },
        ]}
        value={which}
        onChange={choose}
      />
      <QueryState query={rebate} waiting={<Skeleton height="426px" radius={20} />}>
        {(day) => <Day key={day.date} day={day} isOver={which === 'yesterday'} />}
      </QueryState>
    </>
  )
}

function Day({ day, isOver }: { day: ManualRebate; isOver: boolean }) {
  const t = useText()
  const dates = useDates()
  const symbol = useSettings()?.currencySymbol ?? ''
  const claim = useClaimRebate(symbol)
  const { isDone, markDone } = usePendingRemoval<string>()
  const earned = Object.values(day.categories).reduce((sum, { rebate }) => sum + rebate, 0)
  return (
    <>
      <section className={styles.head}>
        <h2 className={styles.label}>
          {t(day.claimedAt === null ? 'rebate:due' : 'rebate:paid', { date: dates.calendar(day.date, 'day') })}
        </h2>
        <p className={styles.amount}>
          <Money amount={earned} symbol={symbol} />
        </p>
        {day.canClaim && (
          <>
            <Button
              wide
              busy={claim.busy || isDone(day.date)}
              onClick={() => markDone(day.date, claim.run({ body: { date: day.date } }))}
            >
              {t('rebate:claim')}
            </Button>
            <p className={styles.note}>
              {t('rebate:until')} <Countdown until={day.claimUntil} label={t('rebate:until')} />
            </p>
          </>
        )}
        {day.claimedAt !== null && (
          <p className={styles.note}>{t('rebate:claimedAt', { time: dates.merchant(day.claimedAt, 'moment') })}</p>
        )}
        {!isOver && <p className={styles.note}>{t('rebate:running')}</p>}
      </section>
      {day.totalTurnover > 0 ? (
        <Categories day={day} symbol={symbol} />
      ) : (
        <EmptyState scene="money" action={<ButtonLink to={paths.games()}>{t('shared:action.findGame')}</ButtonLink>}>
          {t('rebate:none')}
        </EmptyState>
      )}
      <p className={styles.note}>{t('rebate:rule', { day: dates.calendar(calendar().dayOf(day.claimFrom), 'day') })}</p>
    </>
  )
}

function Categories({ day, symbol }: { day: ManualRebate; symbol: string }) {
  const t = useText()
  return (
    <div className={table.frame}>
      <table className={table.table}>
        <caption className="visually-hidden">{t('rebate:table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('rebate:kind')}</th>
            <th scope="col">{t('rebate:turnover')}</th>
            <th scope="col">{t('rebate:rate')}</th>
            <th scope="col">{t('rebate:amount')}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(day.categories).map(([type, { turnover, rate, rebate }]) => (
            <tr key={type}>
              <th scope="row">{t(`bets:kind.${type}` as TextKey)}</th>
              <td>
                <Money amount={turnover} symbol={symbol} decimals={0} />
              </td>
              <td>
                <bdi dir="ltr">{rate.toFixed(2)}%</bdi>
              </td>
              <td>
                <Money amount={rebate} symbol={symbol} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
