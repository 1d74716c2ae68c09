import { type Suborder, searchOrders } from '@understudy/contracts/lottery'
import { DAY, merchantDay } from '@understudy/contracts/zone'
import { useState } from 'react'
import { OrderStatus } from '@/domain/draws/OrderStatus'
import { useSettings } from '@/domain/system'
import { errorText, useApiQuery } from '@/shared/api'
import { now } from '@/shared/clock'
import { useText } from '@/shared/i18n'
import { useToLogin } from '@/shared/navigation'
import { useSession } from '@/shared/session'
import { Button } from '@/shared/ui/Button'
import { Chip } from '@/shared/ui/Chip'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Money } from '@/shared/ui/Money'
import { Skeleton } from '@/shared/ui/Skeleton'
import styles from './OwnOrders.module.css'

/** Days back that are offered; a search may span no more than the last. */
const SPANS = [1, 7, 31] as const
const PAGE = 50

/** One's lottery orders of the last days, page by page. */
export function OwnOrders() {
  const t = useText()
  const session = useSession()
  const toLogin = useToLogin()
  const [days, setDays] = useState<number>(7)
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useApiQuery(
    searchOrders,
    { body: { startDate: merchantDay(now() - (days - 1) * DAY), endDate: merchantDay(now()), page, size: PAGE } },
    { enabled: session !== undefined, staleTime: 0 },
  )
  const symbol = useSettings()?.currencySymbol ?? ''
  if (!session)
    return (
      <EmptyState action={<Button onClick={() => toLogin()}>{t('shared:action.login')}</Button>}>
        {t('lottery:past.login')}
      </EmptyState>
    )
  return (
    <>
      <fieldset className={styles.spans}>
        <legend className="visually-hidden">{t('lottery:past.span')}</legend>
        {SPANS.map((span) => (
          <Chip
            key={span}
            active={days === span}
            aria-pressed={days === span}
            onClick={() => {
              setDays(span)
              setPage(0)
            }}
          >
            {span === 1 ? t('lottery:past.today') : t('lottery:past.days', { count: span })}
          </Chip>
        ))}
      </fieldset>
      {!data && error && (
        <EmptyState scene="error" action={<Button onClick={() => refetch()}>{t('shared:action.retry')}</Button>}>
          {errorText(error)}
        </EmptyState>
      )}
      {!data && !error && <Skeleton height={300} radius={16} />}
      {data?.orders.content.length === 0 && <EmptyState>{t('lottery:past.none')}</EmptyState>}
      {data && data.orders.content.length > 0 && (
        <>
          <p className={styles.sums}>
            <span>
              {t('lottery:past.staked')} <Money amount={data.orderSumTO.sumActualBettingAmt} symbol={symbol} />
            </span>
            <span>
              {t('lottery:past.won')} <Money amount={data.orderSumTO.sumWinningAmt} symbol={symbol} />
            </span>
          </p>
          <ul className={styles.list}>
            {data.orders.content.map((order) => (
              <OrderRow key={order.orderDetailId} order={order} symbol={symbol} />
            ))}
          </ul>
          {data.orders.totalPages > 1 && (
            <div className={styles.steps}>
              <Button look="secondary" disabled={page === 0} onClick={() => setPage(page - 1)}>
                {t('lottery:past.newer')}
              </Button>
              <Button look="secondary" disabled={page + 1 >= data.orders.totalPages} onClick={() => setPage(page + 1)}>
                {t('lottery:past.older')}
              </Button>
            </div>
          )}
        </>
      )}
    </>
  )
}

function OrderRow({ order, symbol }: { order: Suborder; symbol: string }) {
  const t = useText()
  return (
    <li className={styles.row}>
      <span className={styles.head}>
        <span className={styles.name}>{order.gameName}</span>
        <OrderStatus status={order.orderStatus} />
      </span>
      <span className={styles.facts}>
        {order.playName} · <bdi dir="ltr">{order.numero}</bdi>
      </span>
      <span className={styles.head}>
        <Money amount={order.planBettingAmount} symbol={symbol} />
        {order.winningAmount > 0 && (
          <span className={styles.win}>
            {t('lottery:past.won')} <Money amount={order.winningAmount} symbol={symbol} />
          </span>
        )}
      </span>
    </li>
  )
}
