import { accountRecords } from '@understudy/contracts/records'
import { useSettings } from '@/domain/system'
import { AccountFilters } from '@/features/records/AccountFilters'
import { AccountRow } from '@/features/records/AccountRow'
import { AccountSheet } from '@/features/records/AccountSheet'
import { AccountTotals } from '@/features/records/AccountTotals'
import { ACCOUNT_FILTERS } from '@/features/records/account-filters'
import { useAccountRecords } from '@/features/records/records.queries'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { RecordList } from '@/shared/records/RecordList'
import { useSelection } from '@/shared/records/use-selection'

/** The account record: every ledger entry with the balance after it, newest first (RECORDS-003). */
export default function AccountRecordsScreen() {
  const t = useText()
  const symbol = useSettings()?.currencySymbol ?? ''
  const [selection, select] = useSelection(ACCOUNT_FILTERS)
  const record = useAccountRecords(selection)

  return (
    <RecordList
      endpoint={accountRecords}
      record={record}
      selection={selection}
      onSelect={select}
      filters={<AccountFilters selection={selection} onChange={select} />}
      totals={(footer, count) => <AccountTotals footer={footer} count={count} symbol={symbol} />}
      label={t('records:account.list')}
      empty={t('records:account.empty')}
      way={<ButtonLink to={paths.deposit()}>{t('records:account.way')}</ButtonLink>}
      keyOf={({ tx_id, wallet }) => `${tx_id} ${wallet}`}
      row={(movement, onShow) => <AccountRow movement={movement} symbol={symbol} onShow={onShow} />}
      sheet={(movement, onClose) => <AccountSheet movement={movement} symbol={symbol} onClose={onClose} />}
    />
  )
}
