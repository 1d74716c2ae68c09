import { type Suborder, searchOrders } from '@understudy/contracts/lottery'
import { useState } from 'react'
import { OrderStatus } from '@/domain/draws/OrderStatus'
import { useSettings } from '@/domain/system'
import { listState, useApiPages } from '@/shared/api'
import { now } from '@/shared/clock'
import { useText } from '@/shared/i18n'
import { paths, useToLogin } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { PagedList } from '@/shared/query/PagedList'
import { PeriodFilter } from '@/shared/records/PeriodFilter'
import { type DateRange, daysOf } from '@/shared/records/period'
import { RecordRow } from '@/shared/records/RecordRow'
import { Totals } from '@/shared/records/Totals'
import { useSession } from '@/shared/session'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Money } from '@/shared/ui/Money'
import styles from './OwnOrders.module.css'

const PAGE = 50
const PERIODS = ['today', 'week', 'month'] as const

/** The member's lottery orders of the last days, paginated. */
export function OwnOrders() {
  const t = useText()
  const session = useSession()
  const toLogin = useToLogin()
  const [span, setSpan] = useState<DateRange>('week')
  const pages = useApiPages(
    searchOrders,
    (pageNo) => ({ body: { ...daysOf(span, now()), page: pageNo - 1, size: PAGE } }),
    { enabled: session !== undefined, totalPages: ({ orders }) => orders.totalPages },
  )
  const symbol = useSettings()?.currencySymbol ?? ''
  if (!session)
    return (
      <EmptyState scene="bets" action={<Button onClick={() => toLogin()}>{t('shared:action.login')}</Button>}>
        {t('lottery:past.login')}
      </EmptyState>
    )
  const first = pages.data?.pages[0]
  const orders = pages.data?.pages.flatMap((one) => one.orders.content) ?? []
  return (
    <>
      <PeriodFilter label={t('lottery:past.span')} periods={PERIODS} value={span} onChange={setSpan} />
      {first && orders.length > 0 && (
        <Totals
          label={t('lottery:past.sums')}
          sums={[
            {
              name: t('lottery:past.staked'),
              value: <Money amount={first.orderSumTO.sumActualBettingAmt} symbol={symbol} />,
            },
            { name: t('lottery:past.won'), value: <Money amount={first.orderSumTO.sumWinningAmt} symbol={symbol} /> },
          ]}
        />
      )}
      <PagedList
        label={t('lottery:past.orders')}
        items={orders}
        list={listState(pages)}
        empty={
          <EmptyState scene="bets" action={<ButtonLink to={paths.lottery()}>{t('lottery:past.play')}</ButtonLink>}>
            {t('lottery:past.none')}
          </EmptyState>
        }
        keyOf={({ orderDetailId }) => orderDetailId}
        row={(order) => <OrderRow order={order} symbol={symbol} />}
      />
    </>
  )
}

function OrderRow({ order, symbol }: { order: Suborder; symbol: string }) {
  const t = useText()
  return (
    <RecordRow
      title={order.gameName}
      hint={
        <>
          {order.playName} · <bdi dir="ltr">{order.numero}</bdi>
        </>
      }
      amount={<Money amount={order.planBettingAmount} symbol={symbol} />}
      status={
        <>
          {order.winningAmount > 0 && (
            <span className={styles.win}>
              {t('lottery:past.won')} <Money amount={order.winningAmount} symbol={symbol} />
            </span>
          )}
          <OrderStatus status={order.orderStatus} />
        </>
      }
    />
  )
}
