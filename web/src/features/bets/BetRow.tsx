import type { BetRecord, BetStatus } from '@understudy/contracts/bets'
import { memo } from 'react'
import { useDates } from '@/shared/format/dates'
import { formatAmount } from '@/shared/format/money'
import { useText } from '@/shared/i18n'
import { RecordRow } from '@/shared/records/RecordRow'
import { Money } from '@/shared/ui/Money'
import { StatusTag, type StatusTone } from '@/shared/ui/StatusTag'
import { tone } from './BetTotals.tsx'

const TONES: Readonly<Record<BetStatus, StatusTone>> = {
  open: 'open',
  won: 'good',
  lost: 'quiet',
  returned: 'quiet',
  cancelled: 'quiet',
  stuck: 'waiting',
}

export const BetStatusTag = ({ status }: { status: BetStatus }) => {
  const t = useText()
  return <StatusTag tone={TONES[status]}>{t(`bets:status.${status}`)}</StatusTag>
}

interface BetRowProps {
  bet: BetRecord
  symbol: string
  onShow: (bet: BetRecord) => void
}

/** A bet in the list: what was staked where and when, and what came of it. */
export const BetRow = memo(function BetRow({ bet, symbol, onShow }: BetRowProps) {
  const t = useText()
  const { merchant } = useDates()
  const { status, pnl } = bet
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
          <BetStatusTag status={status} />
          {status !== 'open' && pnl !== 0 && (
            <bdi dir="ltr" className={tone(pnl)}>
              {pnl > 0 ? '+' : '−'}
              {formatAmount(Math.abs(pnl))}
            </bdi>
          )}
        </>
      }
      onOpen={() => onShow(bet)}
    />
  )
})
