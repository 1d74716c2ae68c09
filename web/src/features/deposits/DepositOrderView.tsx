import { depositPromotions } from '@understudy/contracts/deposit-promotions'
import { type DepositOrder, depositOrder, depositSettings } from '@understudy/contracts/deposits'
import { balance } from '@understudy/contracts/wallet'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { invalidate } from '@/shared/api'
import { now } from '@/shared/clock'
import { useDates } from '@/shared/format/dates'
import { moneyText } from '@/shared/format/money'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { Link } from '@/shared/navigation/Link'
import { ButtonLink } from '@/shared/navigation/links'
import { CopyFact } from '@/shared/records/CopyFact'
import { Card } from '@/shared/ui/Card'
import { Celebration } from '@/shared/ui/Celebration'
import { Countdown } from '@/shared/ui/Countdown'
import { Fact, Facts } from '@/shared/ui/Facts'
import { Money } from '@/shared/ui/Money'
import { StatusTag } from '@/shared/ui/StatusTag'
import { Timeline, type TimelineStep } from '@/shared/ui/Timeline'
import { CancelDeposit } from './CancelDeposit.tsx'
import styles from './Deposits.module.css'
import { depositStateKey, depositStateName, depositStateTone, isByHand } from './deposit-text.ts'
import { isOpen } from './deposits.queries.ts'
import { GatewayPart } from './GatewayPart.tsx'
import { openOrders } from './open-orders.ts'
import { TransferPart } from './TransferPart.tsx'

interface DepositOrderViewProps {
  order: DepositOrder
  /** Whether the payer returns from the payment page and reports a payment, which the platform may not know of yet. */
  isPaid: boolean
  symbol: string
  /** Content shown once the money has arrived. */
  next: ReactNode
  /** Content shown while the order is open. */
  meanwhile: ReactNode
}

/** A deposit order: the next step, its status, and its timeline. */
export function DepositOrderView({ order, isPaid, symbol, next, meanwhile }: DepositOrderViewProps) {
  const t = useText()
  const { merchant } = useDates()
  const hasJustArrived = useEnd(order)
  useExpiry(order)
  const { requestedAmount, fee, reimbursementAmount, amount, state, transId, depositDate, vendorName } = order
  const name = depositStateName(state)
  const isChecked = isPaid && name === 'waiting'
  return (
    <>
      <Card as="section" className={styles.head} aria-label={t('deposits:order.title')}>
        <p className={styles.state} role="status">
          <StatusTag tone={depositStateTone(state)}>
            {t(isChecked ? 'deposits:paid.state' : depositStateKey(state))}
          </StatusTag>
        </p>
        <p className={styles.sum}>
          {hasJustArrived ? (
            <Celebration title={t('deposits:arrival.success')} amount={amount} symbol={symbol} />
          ) : (
            <Money amount={requestedAmount} symbol={symbol} />
          )}
        </p>
        {name === 'waiting' && !isChecked && (
          <p className={styles.left}>
            {t('deposits:order.left')} <Countdown until={order.expiresAt} label={t('deposits:order.left')} />
          </p>
        )}
        <p className={styles.say}>{t(isChecked ? 'deposits:paid.say' : `deposits:say.${name}`)}</p>
        <Why order={order} />
      </Card>
      {name === 'waiting' && isByHand(order) && <TransferPart order={order} symbol={symbol} />}
      {name === 'waiting' && !isByHand(order) && <GatewayPart order={order} isPaid={isPaid} />}
      {order.cancellable && !isChecked && <CancelDeposit transId={transId} />}
      {isOpen(state) && meanwhile}
      {name === 'success' && next}
      {!isOpen(state) && (
        <ButtonLink to={paths.deposit()} size="large" wide look={name === 'success' ? 'secondary' : 'primary'}>
          {t('deposits:again')}
        </ButtonLink>
      )}
      <Facts>
        {name === 'success' && (
          <Fact label={t('deposits:order.arrived')}>
            <Money amount={amount} symbol={symbol} />
          </Fact>
        )}
        {fee > 0 && (
          <Fact label={t('deposits:order.fee')}>
            <Money amount={fee} symbol={symbol} />
          </Fact>
        )}
        {reimbursementAmount > 0 && (
          <Fact label={t('deposits:order.back')}>
            <Money amount={reimbursementAmount} symbol={symbol} />
          </Fact>
        )}
        <PromotionFact order={order} symbol={symbol} />
        <Fact label={t('deposits:order.channel')}>{vendorName}</Fact>
        <Fact label={t('deposits:order.opened')}>{merchant(depositDate, 'second')}</Fact>
        <CopyFact label={t('deposits:order.number')} value={transId} />
        {order.refId && <CopyFact label={t('deposits:order.refId')} value={order.refId} />}
      </Facts>
      <Timeline label={t('deposits:order.steps')} steps={useSteps(order)} />
    </>
  )
}

/** The order's promotion: what it will add, has added, or that it was lost. */
function PromotionFact({ order: { promotion, state }, symbol }: { order: DepositOrder; symbol: string }) {
  const t = useText()
  if (!promotion) return null
  const format = (value: number) => moneyText(symbol, value, value % 1 === 0 ? 0 : 2)
  const values = { bonus: format(promotion.bonus), turnover: format(promotion.turnover) }
  const words = isOpen(state) ? 'adds' : depositStateName(state) === 'success' ? 'added' : 'lost'
  return (
    <Fact label={t('deposits:promotion.title')}>
      <Link to={paths.promotion({ id: promotion.id })} className={styles.promotion}>
        <bdi>{promotion.title}</bdi>
      </Link>
      <span className={styles.brings}>{t(`deposits:promotion.${words}`, values)}</span>
    </Fact>
  )
}

function Why({ order: { reason, remark, timeline } }: { order: DepositOrder }) {
  const t = useText()
  const isReturned = timeline.some(({ kind }) => kind === 'returned')
  return (
    <>
      {reason && <p className={styles.why}>{t(`deposits:reason.${reason}`)}</p>}
      {remark && (
        <p className={styles.why}>
          <bdi>{remark}</bdi>
        </p>
      )}
      {isReturned && <p className={styles.why}>{t('deposits:returned')}</p>}
    </>
  )
}

function useSteps({ timeline, state, expiresAt }: DepositOrder): TimelineStep[] {
  const t = useText()
  const { merchant } = useDates()
  const pastSteps = timeline.map(({ kind, state: was, at }, index): TimelineStep => {
    const tone = depositStateTone(was)
    return {
      key: `${index} ${kind}`,
      label:
        kind === 'returned' ? t('deposits:returned') : t(index === 0 ? 'deposits:step.opened' : depositStateKey(was)),
      time: merchant(at, 'second'),
      tone: tone === 'good' || tone === 'bad' ? tone : 'open',
    }
  })
  if (!isOpen(state)) return pastSteps
  const next =
    depositStateName(state) === 'waiting'
      ? t('deposits:next.waiting', { time: merchant(expiresAt, 'time') })
      : t('deposits:next.proved')
  return [...pastSteps, { key: 'next', label: next, tone: 'coming' }]
}

/** When the order ends while it is on screen, related queries are refetched. Returns whether its money arrived then. */
function useEnd({ state, transId }: DepositOrder): boolean {
  const [first] = useState(state)
  const before = useRef(state)
  useEffect(() => {
    if (isOpen(state)) openOrders.add(transId)
    else openOrders.remove(transId)
    if (before.current === state) return
    before.current = state
    void invalidate(balance, depositSettings, depositPromotions)
  }, [state, transId])
  return first !== state && depositStateName(state) === 'success'
}

/** Refetches the order at the moment it expires instead of at the next interval. */
function useExpiry({ state, expiresAt }: DepositOrder): void {
  useEffect(() => {
    if (depositStateName(state) !== 'waiting') return
    const remaining = expiresAt - now()
    const timer = setTimeout(() => void invalidate(depositOrder), Math.max(0, remaining) + 500)
    return () => clearTimeout(timer)
  }, [state, expiresAt])
}
