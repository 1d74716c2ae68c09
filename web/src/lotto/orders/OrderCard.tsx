import type { Suborder } from '@understudy/contracts/lottery'
import { ORDER_STATUS } from '@understudy/contracts/lottery/terms'
import { ChevronRight } from 'lucide-react'
import { OrderStatus } from '@/domain/draws/OrderStatus'
import { useText } from '@/shared/i18n'
import { Muted } from '@/shared/ui/Muted'
import { Amount } from '../game/money.tsx'
import styles from './OrderCard.module.css'
import { OrderContent } from './OrderContent.tsx'

/** A suborder in a list; a tap opens its order. */
export function OrderCard({ order, onOpen }: { order: Suborder; onOpen: () => void }) {
  const t = useText()
  const isWon = order.orderStatus === ORDER_STATUS.won
  return (
    <button type="button" className={styles.card} onClick={onOpen} aria-haspopup="dialog">
      <span className={styles.game}>{order.gameName}</span>
      <Muted as="span" className={styles.head}>
        <span>
          {t('lotto:issue.name')} <bdi dir="ltr">{order.numero}</bdi>
          {order.chasing && (
            <>
              {' · '}
              {t('lotto:orders.chase')} <bdi dir="ltr">{`${order.chasingPhase}/${order.chasingPhases}`}</bdi>
            </>
          )}
        </span>
        <OrderStatus status={order.orderStatus} />
      </Muted>
      <span className={styles.play}>
        {order.playName} <OrderContent order={order} />
      </span>
      <Muted as="span" className={styles.foot}>
        <span>
          {t('lotto:stake.count', { count: order.stakes })} <bdi dir="ltr">× {order.multiple}</bdi> ·{' '}
          <Amount amount={order.planBettingAmount} />
        </span>
        {isWon ? (
          <Amount amount={order.winningAmount} className={styles.win} />
        ) : (
          <ChevronRight size={18} className="mirrored" aria-hidden="true" />
        )}
      </Muted>
    </button>
  )
}
