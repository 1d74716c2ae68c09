import { betHistory } from '@understudy/contracts/bets'
import { useSettings } from '@/domain/system'
import { BetFilters } from '@/features/bets/BetFilters'
import { BetRow } from '@/features/bets/BetRow'
import { BetSheet } from '@/features/bets/BetSheet'
import { BetTotals } from '@/features/bets/BetTotals'
import { useBets } from '@/features/bets/bets.queries'
import { BET_FILTERS } from '@/features/bets/selection'
import { disputeOf, useDisputes } from '@/features/disputes/disputes.queries'
import { RoundDispute } from '@/features/disputes/RoundDispute'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { RecordList } from '@/shared/records/RecordList'
import { useSelection } from '@/shared/records/use-selection'

/** The betting record: all bets of the chosen days, settled or open, newest first (RECORDS-004). */
export default function BetRecordsScreen() {
  const t = useText()
  const symbol = useSettings()?.currencySymbol ?? ''
  const [selection, select] = useSelection(BET_FILTERS)
  const record = useBets(selection)
  const { data: disputes } = useDisputes()
  const disputeText = (betId: number) => {
    const last = disputeOf(disputes, betId)
    return last && t(`disputes:row.${last.state}`)
  }

  return (
    <RecordList
      scene="bets"
      endpoint={betHistory}
      record={record}
      selection={selection}
      onSelect={select}
      filters={<BetFilters selection={selection} vendors={record.first?.vendors ?? []} onChange={select} />}
      totals={(footer, count) => <BetTotals footer={footer} count={count} symbol={symbol} />}
      label={t('bets:list')}
      empty={t('bets:empty')}
      way={<ButtonLink to={paths.games()}>{t('bets:toGames')}</ButtonLink>}
      keyOf={({ id }) => String(id)}
      row={(bet, onShow) => <BetRow bet={bet} symbol={symbol} dispute={disputeText(bet.id)} onShow={onShow} />}
      sheet={(bet, onClose) => (
        <BetSheet bet={bet} symbol={symbol} onClose={onClose} dispute={<RoundDispute bet={bet} />} />
      )}
    />
  )
}
