import type { BetRecord, BetStatus } from '@understudy/contracts/bets'
import { memo } from 'react'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { MoneyChange } from '@/shared/records/MoneyChange'
import { RecordRow } from '@/shared/records/RecordRow'
import { Money } from '@/shared/ui/Money'
import { StatusTag, type StatusTone } from '@/shared/ui/StatusTag'

const TONES: Readonly<Record<BetStatus | 'partWon', StatusTone>> = {
  open: 'open',
  won: 'good',
  partWon: 'quiet',
  lost: 'quiet',
  returned: 'quiet',
  cancelled: 'quiet',
  stuck: 'waiting',
}

/** Status of a bet; "partly won" if it paid less than its stake, as "won" beside a loss would be confusing. */
const saidOf = ({ status, win, pnl }: BetRecord): keyof typeof TONES =>
  (status === 'won' || status === 'lost') && win > 0 && pnl < 0 ? 'partWon' : status

export const BetStatusTag = ({ bet }: { bet: BetRecord }) => {
  const t = useText()
  const labels = saidOf(bet)
  return <StatusTag tone={TONES[labels]}>{t(`bets:status.${labels}`)}</StatusTag>
}

interface BetRowProps {
  bet: BetRecord
  symbol: string
  /** State of the player's dispute of the round, in words. */
  dispute?: string | undefined
  onShow: (bet: BetRecord) => void
}

/** Row of a bet: game, time, stake and result. */
export const BetRow = memo(function BetRow({ bet, symbol, dispute, onShow }: BetRowProps) {
  const t = useText()
  const { merchant } = useDates()
  return (
    <RecordRow
      title={bet.gameName}
      hint={
        <>
          {t(`bets:kind.${bet.gameType}`)} · <bdi dir="ltr">{merchant(bet.betTime, 'time')}</bdi>
        </>
      }
      amount={<Money amount={bet.bet} symbol={symbol} />}
      status={
        <>
          <BetStatusTag bet={bet} />
          {dispute && <StatusTag tone="quiet">{dispute}</StatusTag>}
          {bet.pnl !== 0 && <MoneyChange amount={bet.pnl} symbol={symbol} />}
        </>
      }
      onOpen={() => onShow(bet)}
    />
  )
})
