import { type WithdrawRecord, withdrawRecords } from '@understudy/contracts/records'
import { useState } from 'react'
import { useSettings } from '@/domain/system'
import { WithdrawFilters, WithdrawRow, WithdrawSheet, WithdrawTotals } from '@/features/withdrawals/WithdrawRecord'
import { useWithdrawRecords, WITHDRAW_FILTERS } from '@/features/withdrawals/withdraw-record.queries'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { PagedList } from '@/shared/query/PagedList'
import { EmptyRecord } from '@/shared/records/EmptyRecord'
import { useFreshRecord } from '@/shared/records/use-fresh-record'
import { useSelection } from '@/shared/records/use-selection'
import page from '@/shared/ui/Page.module.css'

/** The withdraw record: every withdrawal of the member by the day it was asked for, newest first (RECORDS-002). */
export default function WithdrawRecordsScreen() {
  const t = useText()
  const { calendar } = useDates()
  const symbol = useSettings()?.currencySymbol ?? ''
  const [selection, select] = useSelection(WITHDRAW_FILTERS)
  const [shown, setShown] = useState<WithdrawRecord>()
  const { first, rows, list } = useWithdrawRecords(selection)
  useFreshRecord(withdrawRecords)

  return (
    <div className={page.page}>
      <WithdrawFilters selection={selection} onChange={select} />
      {first?.footer && <WithdrawTotals footer={first.footer} count={first.totalCount ?? 0} symbol={symbol} />}
      <PagedList
        label={t('withdrawals:record.list')}
        items={rows}
        total={first?.totalCount ?? undefined}
        list={list}
        empty={
          <EmptyRecord
            selection={selection}
            onSelect={select}
            action={<ButtonLink to={paths.withdraw()}>{t('withdrawals:record.way')}</ButtonLink>}
          >
            {t('withdrawals:record.empty')}
          </EmptyRecord>
        }
        keyOf={({ refId }) => refId}
        groupOf={({ day }) => calendar(day, 'weekday')}
        row={(withdrawal) => <WithdrawRow withdrawal={withdrawal} symbol={symbol} onShow={setShown} />}
      />
      {shown && <WithdrawSheet withdrawal={shown} symbol={symbol} onClose={() => setShown(undefined)} />}
    </div>
  )
}
