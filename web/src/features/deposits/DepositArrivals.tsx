import { DEPOSIT_STATES } from '@understudy/contracts/deposits'
import { balance } from '@understudy/contracts/wallet'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSettings } from '@/domain/system'
import { invalidate } from '@/shared/api'
import { moneyText } from '@/shared/format/money'
import { text } from '@/shared/i18n'
import { TOAST } from '@/shared/timings'
import { toast } from '@/shared/ui/toast'
import { isOpen, useDepositOrder } from './deposits.queries.ts'
import { openOrders } from './open-orders.ts'

/** As a string, because the snapshot of an external store must be equal while nothing changes. */
const readSnapshot = () => openOrders.read().join(' ')

/** Reports in a toast how open deposits ended, on any page. */
export default function DepositArrivals() {
  const orders = useSyncExternalStore(openOrders.subscribe, readSnapshot)
  const [query] = useSearchParams()
  // The page of an order shows its end itself.
  const openOrder = query.get('order')
  return orders
    .split(' ')
    .filter((transId) => transId !== '' && transId !== openOrder)
    .map((transId) => <Arrival key={transId} transId={transId} />)
}

function Arrival({ transId }: { transId: string }) {
  const { data, error } = useDepositOrder(transId)
  const symbol = useSettings()?.currencySymbol ?? ''
  const state = data?.state
  const tell = useEffectEvent(() => {
    if (!data || data.state === DEPOSIT_STATES.cancelled) return
    if (data.state === DEPOSIT_STATES.success) {
      toast.win({ title: text('deposits:arrival.success'), amount: data.amount, symbol })
      void invalidate(balance)
    } else
      toast.error(text('deposits:arrival.ended', { amount: moneyText(symbol, data.requestedAmount, 0) }), TOAST.long)
  })
  const isMissing = error?.code === 'order.not.found'
  useEffect(() => {
    if (isMissing) openOrders.remove(transId)
    if (state === undefined || isOpen(state)) return
    tell()
    openOrders.remove(transId)
  }, [state, isMissing, transId])
  return null
}
