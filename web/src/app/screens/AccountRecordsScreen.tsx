import { type AccountRecord, accountRecords } from '@understudy/contracts/records'
import { useState } from 'react'
import { useSettings } from '@/domain/system'
import { AccountFilters } from '@/features/records/AccountFilters'
import { AccountRow } from '@/features/records/AccountRow'
import { AccountSheet } from '@/features/records/AccountSheet'
import { AccountTotals } from '@/features/records/AccountTotals'
import { ACCOUNT_FILTERS } from '@/features/records/account-filters'
import { useAccountRecords } from '@/features/records/records.queries'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { PagedList } from '@/shared/query/PagedList'
import { EmptyRecord } from '@/shared/records/EmptyRecord'
import { useFreshRecord } from '@/shared/records/use-fresh-record'
import { useSelection } from '@/shared/records/use-selection'
import page from '@/shared/ui/Page.module.css'

/** The account record: every movement of money with the balance after it, newest first (RECORDS-003). */
export default function AccountRecordsScreen() {
  const t = useText()
  const { calendar } = useDates()
  const symbol = useSettings()?.currencySymbol ?? ''
  const [selection, select] = useSelection(ACCOUNT_FILTERS)
  const [shown, setShown] = useState<AccountRecord>()
  const { first, rows, list } = useAccountRecords(selection)
  useFreshRecord(accountRecords)

  return (
    <div className={page.page}>
      <AccountFilters selection={selection} onChange={select} />
      {first?.footer && <AccountTotals footer={first.footer} count={first.totalCount ?? 0} symbol={symbol} />}
      <PagedList
        label={t('records:account.list')}
        items={rows}
        total={first?.totalCount ?? undefined}
        list={list}
        empty={
          <EmptyRecord
            selection={selection}
            onSelect={select}
            action={<ButtonLink to={paths.deposit()}>{t('records:account.way')}</ButtonLink>}
          >
            {t('records:account.empty')}
          </EmptyRecord>
        }
        keyOf={({ tx_id, wallet }) => `${tx_id} ${wallet}`}
        groupOf={({ day }) => calendar(day, 'weekday')}
        row={(movement) => <AccountRow movement={movement} symbol={symbol} onShow={setShown} />}
      />
      {shown && <AccountSheet movement={shown} symbol={symbol} onClose={() => setShown(undefined)} />}
    </div>
  )
}
