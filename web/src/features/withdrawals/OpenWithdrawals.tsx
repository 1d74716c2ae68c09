import type { WithdrawalOrder } from '@understudy/contracts/withdrawals'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { RowLink } from '@/shared/navigation/RowLink'
import { Money } from '@/shared/ui/Money'
import { Rows } from '@/shared/ui/Rows'
import { withdrawalStateKey } from './withdrawal-text.ts'

/** Links to open withdrawals. */
export function OpenWithdrawals({ orders, symbol }: { orders: readonly WithdrawalOrder[]; symbol: string }) {
  const t = useText()
  if (orders.length === 0) return null
  return (
    <Rows title={t('withdrawals:open.title')}>
      {orders.map(({ refId, amount, bankName, status }) => (
        <RowLink
          key={refId}
          to={paths.withdraw({ order: refId })}
          label={
            <>
              <Money amount={amount} symbol={symbol} decimals={0} /> · {bankName}
            </>
          }
          hint={t(withdrawalStateKey(status))}
        />
      ))}
    </Rows>
  )
}
