import type { DepositOrder } from '@understudy/contracts/deposits'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { RowLink } from '@/shared/navigation/RowLink'
import { Countdown } from '@/shared/ui/Countdown'
import { Money } from '@/shared/ui/Money'
import { Rows } from '@/shared/ui/Rows'
import { depositStateKey, depositStateName } from './deposit-text.ts'

/** Links to the open orders. */
export function OpenDeposits({ orders, symbol }: { orders: readonly DepositOrder[]; symbol: string }) {
  const t = useText()
  if (orders.length === 0) return null
  return (
    <Rows title={t('deposits:open.title')}>
      {orders.map((order) => (
        <RowLink
          key={order.transId}
          to={paths.deposit({ order: order.transId })}
          label={
            <>
              <Money amount={order.requestedAmount} symbol={symbol} /> · {order.vendorName}
            </>
          }
          hint={t(depositStateKey(order.state))}
          trailing={
            depositStateName(order.state) === 'waiting' && (
              <Countdown until={order.expiresAt} label={t('deposits:order.left')} />
            )
          }
        />
      ))}
    </Rows>
  )
}
