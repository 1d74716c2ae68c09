import { type BetRecord, betHistory } from '@understudy/contracts/bets'
import { useEffect, useState } from 'react'
import { useSettings } from '@/domain/system'
import { BetFilters } from '@/features/bets/BetFilters'
import { BetList } from '@/features/bets/BetList'
import { BetSheet } from '@/features/bets/BetSheet'
import { BetsLoading } from '@/features/bets/BetsLoading'
import { BetTotals } from '@/features/bets/BetTotals'
import { useBets } from '@/features/bets/bets.queries'
import { isNarrowed, type Selection } from '@/features/bets/selection'
import { errorText, refresh } from '@/shared/api'
import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import page from '@/shared/ui/Page.module.css'

/** The betting record: everything staked in the chosen days, settled or open, newest first (RECORDS-004). */
export default function BetRecordsScreen() {
  const t = useText()
  const symbol = useSettings()?.currencySymbol ?? ''
  const [selection, setSelection] = useState<Selection>({ preset: 'week' })
  const [shown, setShown] = useState<BetRecord>()
  const { data, error, isFetching, refetch, fetchNextPage, hasNextPage } = useBets(selection)
  const [first] = data?.pages ?? []
  const bets = data?.pages.flatMap(({ list }) => list) ?? []

  // A game played since may have added bets, and time may have settled them: what is kept is old news.
  useEffect(() => {
    const again = () => void (document.visibilityState === 'visible' && refresh(betHistory))
    again()
    document.addEventListener('visibilitychange', again)
    return () => document.removeEventListener('visibilitychange', again)
  }, [])

  const failed = error && (
    <EmptyState
      scene={error.code === 'client.offline' ? 'offline' : 'error'}
      action={<Button onClick={() => void refetch()}>{t('shared:action.retry')}</Button>}
    >
      {errorText(error)}
    </EmptyState>
  )
  return (
    <div className={page.page}>
      <BetFilters selection={selection} vendors={first?.vendors ?? []} onChange={setSelection} />
      {first && <BetTotals footer={first.footer} count={first.totalCount} symbol={symbol} />}
      {bets.length > 0 ? (
        <BetList
          bets={bets}
          symbol={symbol}
          hasMore={hasNextPage}
          onMore={() => void fetchNextPage()}
          onShow={setShown}
        />
      ) : (
        failed || (first ? <NoBets selection={selection} onClear={setSelection} /> : isFetching && <BetsLoading />)
      )}
      {shown && <BetSheet bet={shown} symbol={symbol} onClose={() => setShown(undefined)} />}
    </div>
  )
}

function NoBets({ selection, onClear }: { selection: Selection; onClear: (selection: Selection) => void }) {
  const t = useText()
  const clear = () => onClear({ preset: selection.preset })
  if (isNarrowed(selection))
    return <EmptyState action={<Button onClick={clear}>{t('bets:clear')}</Button>}>{t('bets:none')}</EmptyState>
  const all = () => onClear({ preset: 'month' })
  return (
    <EmptyState
      action={selection.preset === 'month' ? undefined : <Button onClick={all}>{t('bets:preset.month')}</Button>}
    >
      {t('bets:empty')}
    </EmptyState>
  )
}
