import { ORDER_STATUS, type OrderStatus as Status } from '@understudy/contracts/lottery/terms'
import { Ban, Check, Clock, Hourglass, Lock, RotateCcw, X } from 'lucide-react'
import { type TextKey, useText } from '@/shared/i18n'
import { classes } from '@/shared/ui/classes'
import styles from './OrderStatus.module.css'

const LOOKS: Readonly<Record<Status, [tone: string | undefined, Icon: typeof Check]>> = {
  [ORDER_STATUS.accepted]: [styles.waiting, Lock],
  [ORDER_STATUS.placed]: [styles.open, Clock],
  [ORDER_STATUS.awaiting]: [styles.waiting, Hourglass],
  [ORDER_STATUS.won]: [styles.won, Check],
  [ORDER_STATUS.lost]: [styles.quiet, X],
  [ORDER_STATUS.voided]: [styles.quiet, RotateCcw],
  [ORDER_STATUS.cancelledBySystem]: [styles.quiet, Ban],
  [ORDER_STATUS.cancelledByPlayer]: [styles.quiet, Ban],
  [ORDER_STATUS.chaseStopped]: [styles.quiet, RotateCcw],
}

/** How a suborder stands: icon and word, the colour only helps. */
export function OrderStatus({ status }: { status: Status }) {
  const t = useText()
  const [tone, Icon] = LOOKS[status]
  return (
    <span className={classes(styles.status, tone)}>
      <Icon size={14} aria-hidden="true" />
      {t(`draws:status.${status}` as TextKey)}
    </span>
  )
}
