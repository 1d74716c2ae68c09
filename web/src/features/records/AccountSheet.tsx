import type { AccountRecord, MovementKind } from '@understudy/contracts/records'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { CopyFact } from '@/shared/records/CopyFact'
import { DetailSheet } from '@/shared/records/DetailSheet'
import { decimalsOf, MoneyChange } from '@/shared/records/MoneyChange'
import { Fact } from '@/shared/ui/Facts'
import { Money } from '@/shared/ui/Money'
import { movementText } from './movement-text.ts'

interface AccountSheetProps {
  movement: AccountRecord
  symbol: string
  onClose: () => void
}

/** The subject of an entry, by its kind; lottery rewards name their game. */
const aboutOf = (kind: MovementKind) => (kind === 'wallet' || kind === 'transfer' ? kind : 'game')

/** Sheet with the details of a ledger entry. */
export function AccountSheet({ movement, symbol, onClose }: AccountSheetProps) {
  const t = useText()
  const { merchant } = useDates()
  const { tx_id, order_no, tx_time, amount, current_avail_balance: after, kind, about, wallet, remark } = movement
  return (
    <DetailSheet
      title={movementText(movement)}
      onClose={onClose}
      facts={
        <>
          <Fact label={t('records:account.amount')}>
            <MoneyChange amount={amount} symbol={symbol} exact />
          </Fact>
          <Fact label={t('records:account.after')}>
            <Money amount={after} symbol={symbol} decimals={decimalsOf(after)} />
          </Fact>
          {wallet !== 'main' && <Fact label={t('records:account.wallet')}>{about || wallet}</Fact>}
          <Fact label={t('records:account.time')}>{merchant(tx_time, 'second')}</Fact>
          {about && wallet === 'main' && (
            <Fact label={t(`records:account.about.${aboutOf(kind)}`)}>
              <bdi>{about}</bdi>
            </Fact>
          )}
          {remark && (
            <Fact label={t('records:account.remark')}>
              <bdi>{remark}</bdi>
            </Fact>
          )}
          <CopyFact label={t('records:account.number')} value={tx_id} />
          {order_no && <CopyFact label={t('records:account.order')} value={order_no} />}
        </>
      }
    />
  )
}
