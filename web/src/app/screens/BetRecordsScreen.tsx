import { type BetRecord, betHistory } from '@understudy/contracts/bets'
import { useState } from 'react'
import { useSettings } from '@/domain/system'
import { BetFilters } from '@/features/bets/BetFilters'
import { BetRow } from '@/features/bets/BetRow'
import { BetSheet } from '@/features/bets/BetSheet'
import { BetTotals } from '@/features/bets/BetTotals'
import { useBets } from '@/features/bets/bets.queries'
import { BET_FILTERS } from '@/features/bets/selection'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { PagedList } from '@/shared/query/PagedList'
import { EmptyRecord } from '@/shared/records/EmptyRecord'
import { useFreshRecord } from '@/shared/records/use-fresh-record'
import { useSelection } from '@/shared/records/use-selection'
import page from '@/shared/ui/Page.module.css'

/** The betting record: everything staked in the chosen days, settled or open, newest first (RECORDS-004). */
export default function BetRecordsScreen() {
  const t = useText()
  const { calendar } = useDates()
  const symbol = useSettings()?.currencySymbol ?? ''
  const [selection, select] = useSelection(BET_FILTERS)
  const [shown, setShown] = useState<BetRecord>()
  const { first, bets, list } = useBets(selection)
  useFreshRecord(betHistory)

  return (
    <div className={page.page}>
      <BetFilters selection={selection} vendors={first?.vendors ?? []} onChange={select} />
      {first?.footer && <BetTotals footer={first.footer} count={first.totalCount ?? 0} symbol={symbol} />}
      <PagedList
        label={t('bets:list')}
        items={bets}
        total={first?.totalCount ?? undefined}
        list={list}
        empty={
          <EmptyRecord
            selection={selection}
            onSelect={select}
            action={<ButtonLink to={paths.games()}>{t('bets:toGames')}</ButtonLink>}
          >
            {t('bets:empty')}
          </EmptyRecord>
        }
        keyOf={({ id }) => id}
        groupOf={({ day }) => calendar(day, 'weekday')}
        row={(bet) => <BetRow bet={bet} symbol={symbol} onShow={setShown} />}
      />
      {shown && <BetSheet bet={shown} symbol={symbol} onClose={() => setShown(undefined)} />}
    </div>
  )
}
