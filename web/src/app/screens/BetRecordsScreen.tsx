import { type BetRecord, betHistory } from '@understudy/contracts/bets'
import { useEffect, useState } from 'react'
import { useSettings } from '@/domain/system'
import { BetFilters } from '@/features/bets/BetFilters'
import { BetRow } from '@/features/bets/BetRow'
import { BetSheet } from '@/features/bets/BetSheet'
import { BetTotals } from '@/features/bets/BetTotals'
import { useBets } from '@/features/bets/bets.queries'
import { isNarrowed, type Selection } from '@/features/bets/selection'
import { restartPages } from '@/shared/api'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { PagedList } from '@/shared/query/PagedList'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import page from '@/shared/ui/Page.module.css'

/** The betting record: everything staked in the chosen days, settled or open, newest first (RECORDS-004). */
export default function BetRecordsScreen() {
  const t = useText()
  const { calendar } = useDates()
  const symbol = useSettings()?.currencySymbol ?? ''
  const [selection, setSelection] = useState<Selection>({ period: 'week' })
  const [shown, setShown] = useState<BetRecord>()
  const { first, bets, list } = useBets(selection)
  useFreshBets()

  return (
    <div className={page.page}>
      <BetFilters selection={selection} vendors={first?.vendors ?? []} onChange={setSelection} />
      {first && <BetTotals footer={first.footer} count={first.totalCount} symbol={symbol} />}
      <PagedList
        label={t('bets:list')}
        items={bets}
        total={first?.totalCount}
        list={list}
        empty={<NoBets selection={selection} onClear={setSelection} />}
        keyOf={({ id }) => id}
        groupOf={({ day }) => calendar(day, 'weekday')}
        row={(bet) => <BetRow bet={bet} symbol={symbol} onShow={setShown} />}
      />
      {shown && <BetSheet bet={shown} symbol={symbol} onClose={() => setShown(undefined)} />}
    </div>
  )
}

/**
 * A game played since may have added bets, and time may have settled them, so a visit begins with the first page. A
 * return to the tab does as well, unless somebody has scrolled further down: there the list would go away under the eyes.
 */
function useFreshBets() {
  useEffect(() => {
    void restartPages(betHistory)
    const look = () => {
      if (document.visibilityState === 'visible' && scrollY < innerHeight) void restartPages(betHistory)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}

function NoBets({ selection, onClear }: { selection: Selection; onClear: (selection: Selection) => void }) {
  const t = useText()
  const clear = () => onClear({ period: selection.period })
  if (isNarrowed(selection))
    return <EmptyState action={<Button onClick={clear}>{t('bets:clear')}</Button>}>{t('bets:none')}</EmptyState>
  const all = () => onClear({ period: 'month' })
  return (
    <EmptyState
      action={selection.period === 'month' ? undefined : <Button onClick={all}>{t('shared:period.month')}</Button>}
    >
      {t('bets:empty')}
    </EmptyState>
  )
}
