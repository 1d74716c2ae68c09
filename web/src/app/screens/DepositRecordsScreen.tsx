import { type DepositRecord, depositRecords } from '@understudy/contracts/records'
import { useState } from 'react'
import { useSettings } from '@/domain/system'
import { DepositFilters, DepositRow, DepositSheet, DepositTotals } from '@/features/deposits/DepositRecord'
import { DEPOSIT_FILTERS, useDepositRecords } from '@/features/deposits/deposit-record.queries'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { PagedList } from '@/shared/query/PagedList'
import { EmptyRecord } from '@/shared/records/EmptyRecord'
import { useFreshRecord } from '@/shared/records/use-fresh-record'
import { useSelection } from '@/shared/records/use-selection'
import page from '@/shared/ui/Page.module.css'

/** The deposit record: every deposit of the member by the day it was asked for, newest first (RECORDS-001). */
export default function DepositRecordsScreen() {
  const t = useText()
  const { calendar } = useDates()
  const symbol = useSettings()?.currencySymbol ?? ''
  const [selection, select] = useSelection(DEPOSIT_FILTERS)
  const [shown, setShown] = useState<DepositRecord>()
  const { first, rows, list } = useDepositRecords(selection)
  useFreshRecord(depositRecords)

  return (
    <div className={page.page}>
      <DepositFilters selection={selection} onChange={select} />
      {first?.footer && <DepositTotals footer={first.footer} count={first.totalCount ?? 0} symbol={symbol} />}
      <PagedList
        label={t('deposits:record.list')}
        items={rows}
        total={first?.totalCount ?? undefined}
        list={list}
        empty={
          <EmptyRecord
            selection={selection}
            onSelect={select}
            action={<ButtonLink to={paths.deposit()}>{t('deposits:record.way')}</ButtonLink>}
          >
            {t('deposits:record.empty')}
          </EmptyRecord>
        }
        keyOf={({ transId }) => transId}
        groupOf={({ day }) => calendar(day, 'weekday')}
        row={(deposit) => <DepositRow deposit={deposit} symbol={symbol} onShow={setShown} />}
      />
      {shown && <DepositSheet deposit={shown} symbol={symbol} onClose={() => setShown(undefined)} />}
    </div>
  )
}
