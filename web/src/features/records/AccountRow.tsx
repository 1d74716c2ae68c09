import type { AccountRecord } from '@understudy/contracts/records'
import { memo } from 'react'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { MoneyChange } from '@/shared/records/MoneyChange'
import { RecordRow } from '@/shared/records/RecordRow'
import { Money } from '@/shared/ui/Money'
import { movementText } from './movement-text.ts'
import styles from './Records.module.css'

interface AccountRowProps {
  movement: AccountRecord
  symbol: string
  onShow: (movement: AccountRecord) => void
}

/** Row of a ledger entry: kind, amount, and the balance after it. */
export const AccountRow = memo(function AccountRow({ movement, symbol, onShow }: AccountRowProps) {
  const t = useText()
  const { merchant } = useDates()
  return (
    <RecordRow
      title={movementText(movement)}
      hint={
        <>
          <bdi dir="ltr">{merchant(movement.tx_time, 'time')}</bdi>
          {movement.about && (
            <>
              {' '}
              · <bdi>{movement.about}</bdi>
            </>
          )}
        </>
      }
      amount={<MoneyChange amount={movement.amount} symbol={symbol} />}
      status={
        <span className={styles.after}>
          <span className="visually-hidden">{t('records:account.after')} </span>
          <Money amount={movement.current_avail_balance} symbol={symbol} />
        </span>
      }
      onOpen={() => onShow(movement)}
    />
  )
})
