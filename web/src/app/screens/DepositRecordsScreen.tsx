import { depositRecords } from '@understudy/contracts/records'
import { useSettings } from '@/domain/system'
import { DepositFilters, DepositRow, DepositSheet, DepositTotals } from '@/features/deposits/DepositRecord'
import { DEPOSIT_FILTERS, useDepositRecords } from '@/features/deposits/deposit-record.queries'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { RecordList } from '@/shared/records/RecordList'
import { useSelection } from '@/shared/records/use-selection'

/** The deposit record: all deposits by the day they were requested, newest first (RECORDS-001). */
export default function DepositRecordsScreen() {
  const t = useText()
  const symbol = useSettings()?.currencySymbol ?? ''
  const [selection, select] = useSelection(DEPOSIT_FILTERS)
  const record = useDepositRecords(selection)

  return (
    <RecordList
      endpoint={depositRecords}
      record={record}
      selection={selection}
      onSelect={select}
      filters={<DepositFilters selection={selection} onChange={select} />}
      totals={(footer, count) => <DepositTotals footer={footer} count={count} symbol={symbol} />}
      label={t('deposits:record.list')}
      empty={t('deposits:record.empty')}
      way={<ButtonLink to={paths.deposit()}>{t('deposits:record.way')}</ButtonLink>}
      keyOf={({ transId }) => transId}
      row={(deposit, onShow) => <DepositRow deposit={deposit} symbol={symbol} onShow={onShow} />}
      sheet={(deposit, onClose) => <DepositSheet deposit={deposit} symbol={symbol} onClose={onClose} />}
    />
  )
}
