import {
  cancelSuborders,
  orderDetail,
  orderLines,
  type Suborder,
  searchOrders,
  todaysOrders,
} from '@understudy/contracts/lottery'
import { balance } from '@understudy/contracts/wallet'
import { useState } from 'react'
import { OrderStatus } from '@/domain/draws/OrderStatus'
import { Result } from '@/domain/draws/Result'
import { errorText, failedOf, invalidate, STALE, useApiQuery } from '@/shared/api'
import { useAction } from '@/shared/api/action'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { MorePages } from '@/shared/query/MorePages'
import { QueryFailed } from '@/shared/query/QueryFailed'
import { TOAST } from '@/shared/timings'
import { Button } from '@/shared/ui/Button'
import { Fact, Facts } from '@/shared/ui/Facts'
import { List } from '@/shared/ui/List'
import { Select } from '@/shared/ui/Select'
import { Skeleton } from '@/shared/ui/Skeleton'
import { Amount, useMoneyText } from '../game/money.tsx'
import { tell } from '../parent.ts'
import { LottoSheet } from '../ui/LottoSheet.tsx'
import { usePages } from '../use-pages.ts'
import { cancellableFromTheEnd } from './cancelling.ts'
import { OrderContent } from './OrderContent.tsx'
import styles from './OrderDetail.module.css'

/** One order with its suborders; open ones can be cancelled, those of a chase from the last issue backwards. */
export function OrderDetail({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useText()
  const order = useApiQuery(orderDetail, { params: { id } }, { staleTime: STALE.always })
  const lines = usePages(
    orderLines,
    (page) => ({ params: { id }, query: { page, size: 100 } }),
    ({ content, totalPages }) => ({ list: content, totalPages }),
  )
  const all = lines.items ?? order.data?.suborders ?? []
  const { merchant } = useDates()
  const { data } = order
  const failed = failedOf(order)
  return (
    <LottoSheet
      title={t('lotto:orders.detail')}
      onClose={onClose}
      foot={data && <Cancelling suborders={all} chasing={data.chasing} />}
    >
      {failed && <QueryFailed error={failed.error} onRetry={failed.retry} />}
      {order.isPending && <Skeleton height={260} radius={16} />}
      {data && (
        <>
          <Facts>
            <Fact label={t('lotto:orders.number')}>
              <bdi dir="ltr">{data.orderNumber}</bdi>
            </Fact>
            <Fact label={t('lotto:confirm.game')}>{data.gameName}</Fact>
            <Fact label={t('lotto:orders.placed')}>{merchant(data.bettingTime, 'second')}</Fact>
            <Fact label={t('lotto:orders.staked')}>
              <Amount amount={data.actualBettingAmount} />
            </Fact>
            {data.rebate > 0 && (
              <Fact label={t('lotto:stake.rebate')}>
                <Amount amount={data.rebate} />
              </Fact>
            )}
            <Fact label={t('lotto:orders.won')} className={styles.win}>
              <Amount amount={data.winningAmount} />
            </Fact>
          </Facts>
          <List aria-label={t('lotto:orders.suborders')}>
            {all.map((suborder) => (
              <SuborderRow key={suborder.orderDetailId} suborder={suborder} />
            ))}
          </List>
          <MorePages list={lines.list} button={t('lotto:orders.more')} />
        </>
      )}
    </LottoSheet>
  )
}

function SuborderRow({ suborder }: { suborder: Suborder }) {
  const t = useText()
  return (
    <li className={styles.row}>
      <p className={styles.head}>
        <span>
          {t('lotto:issue.name')} <bdi dir="ltr">{suborder.numero}</bdi>
        </span>
        <OrderStatus status={suborder.orderStatus} />
      </p>
      <p>
        {suborder.playName} <OrderContent order={suborder} />
      </p>
      {suborder.winningNumber && (
        <Result group={suborder.gameGroupCode} winningNumber={suborder.winningNumber} size="small" />
      )}
      <p className={styles.foot}>
        <span>
          {t('lotto:stake.count', { count: suborder.stakes })} <bdi dir="ltr">× {suborder.multiple}</bdi> ·{' '}
          <Amount amount={suborder.planBettingAmount} />
        </span>
        {suborder.winningAmount > 0 && <Amount amount={suborder.winningAmount} className={styles.win} />}
      </p>
    </li>
  )
}

/** Endpoints whose replies a cancellation changes. */
const AFFECTED = [balance, todaysOrders, searchOrders, orderDetail, orderLines]

function Cancelling({ suborders, chasing }: { suborders: readonly Suborder[]; chasing: boolean }) {
  const t = useText()
  const money = useMoneyText()
  const [sure, setSure] = useState(false)
  const [count, setCount] = useState<number>()
  const open = cancellableFromTheEnd(suborders)
  const issues = Math.min(count ?? open.length, open.length)
  const selected = open.slice(0, issues).flat()
  const orderDetailIds = selected.map(({ orderDetailId }) => orderDetailId)
  const cancel = useAction(cancelSuborders, {
    success: ({ cancelled, returned }) => [
      t('lotto:cancel.done', { count: cancelled.length, amount: money(returned) }),
      TOAST.short,
    ],
    invalidates: AFFECTED,
    onDone() {
      setSure(false)
      tell('balance')
    },
    onFailed() {
      setSure(false)
      // Some may have been cancelled, or have been drawn.
      void invalidate(...AFFECTED)
    },
  })
  const error = cancel.failure
  if (open.length === 0) return error !== undefined ? <p className={styles.error}>{errorText(error)}</p> : null
  const returned = selected.reduce((sum, { actualBettingAmount }) => sum + actualBettingAmount, 0)
  return (
    <>
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {errorText(error)}
        </p>
      )}
      {!sure && (
        <Button look="secondary" wide onClick={() => setSure(true)}>
          {t('lotto:cancel.start')}
        </Button>
      )}
      {sure && (
        <>
          {chasing && open.length > 1 && (
            <label className={styles.count}>
              <span>{t('lotto:cancel.fromTheEnd')}</span>
              <Select value={issues} onChange={(event) => setCount(Number(event.currentTarget.value))}>
                {open.map(([first], index) => (
                  <option key={first?.orderDetailId} value={index + 1}>
                    {t('lotto:cancel.last', { count: index + 1 })}
                  </option>
                ))}
              </Select>
            </label>
          )}
          <p className={styles.sure}>{t('lotto:cancel.sure', { count: selected.length, amount: money(returned) })}</p>
          <div className={styles.keys}>
            <Button look="secondary" onClick={() => setSure(false)}>
              {t('lotto:cancel.keep')}
            </Button>
            <Button look="danger" busy={cancel.busy} onClick={() => cancel.run({ body: { orderDetailIds } })}>
              {t('lotto:cancel.yes')}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
