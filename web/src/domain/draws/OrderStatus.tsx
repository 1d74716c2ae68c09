import { ORDER_STATUS, type OrderStatus as Status } from '@understudy/contracts/lottery/terms'
import { Ban, Check, Clock, Hourglass, Lock, type LucideIcon, RotateCcw, X } from 'lucide-react'
import { type TextKey, useText } from '@/shared/i18n'
import { StatusTag, type StatusTone } from '@/shared/ui/StatusTag'

const LOOKS: Readonly<Record<Status, [tone: StatusTone, icon: LucideIcon]>> = {
  [ORDER_STATUS.accepted]: ['waiting', Lock],
  [ORDER_STATUS.placed]: ['open', Clock],
  [ORDER_STATUS.awaiting]: ['waiting', Hourglass],
  [ORDER_STATUS.won]: ['good', Check],
  [ORDER_STATUS.lost]: ['quiet', X],
  [ORDER_STATUS.voided]: ['quiet', RotateCcw],
  [ORDER_STATUS.cancelledBySystem]: ['quiet', Ban],
  [ORDER_STATUS.cancelledByPlayer]: ['quiet', Ban],
  [ORDER_STATUS.chaseStopped]: ['quiet', RotateCcw],
}

/** Status of a suborder: icon and text; the colour only supports them. */
export function OrderStatus({ status }: { status: Status }) {
  const t = useText()
  const [tone, icon] = LOOKS[status]
  return (
    <StatusTag tone={tone} icon={icon}>
      {t(`draws:status.${status}` as TextKey)}
    </StatusTag>
  )
}
