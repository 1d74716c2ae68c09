import { withdrawRecords } from '@understudy/contracts/records'
import { useSettings } from '@/domain/system'
import { WithdrawFilters, WithdrawRow, WithdrawSheet, WithdrawTotals } from '@/features/withdrawals/WithdrawRecord'
import { useWithdrawRecords, WITHDRAW_FILTERS } from '@/features/withdrawals/withdraw-record.queries'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { RecordList } from '@/shared/records/RecordList'
import { useSelection } from '@/shared/records/use-selection'

/** The withdraw record: all withdrawals by the day they were requested, newest first (RECORDS-002). */
export default function WithdrawRecordsScreen() {
  const t = useText()
  const symbol = useSettings()?.currencySymbol ?? ''
  const [selection, select] = useSelection(WITHDRAW_FILTERS)
  const record = useWithdrawRecords(selection)

  return (
    <RecordList
      endpoint={withdrawRecords}
      record={record}
      selection={selection}
      onSelect={select}
      filters={<WithdrawFilters selection={selection} onChange={select} />}
      totals={(footer, count) => <WithdrawTotals footer={footer} count={count} symbol={symbol} />}
      label={t('withdrawals:record.list')}
      empty={t('withdrawals:record.empty')}
      way={<ButtonLink to={paths.withdraw()}>{t('withdrawals:record.way')}</ButtonLink>}
      keyOf={({ refId }) => refId}
      row={(withdrawal, onShow) => <WithdrawRow withdrawal={withdrawal} symbol={symbol} onShow={onShow} />}
      sheet={(withdrawal, onClose) => <WithdrawSheet withdrawal={withdrawal} symbol={symbol} onClose={onClose} />}
    />
  )
}
