import type { BetRecord } from '@understudy/contracts/bets'
import { useText } from '@/shared/i18n'
import { classes } from '@/shared/ui/classes'
import { formatAmount } from '@/shared/ui/format-amount'
import { Money } from '@/shared/ui/Money'
import styles from './Bets.module.css'
import { tone } from './BetTotals.tsx'
import { EndOfList } from './EndOfList.tsx'
import { useMoments } from './use-moments.ts'

interface BetListProps {
  bets: readonly BetRecord[]
  symbol: string
  hasMore: boolean
  onMore: () => void
  onShow: (bet: BetRecord) => void
}

/** Bets under the day they were made on; the next page comes before the end is reached. */
export function BetList({ bets, symbol, hasMore, onMore, onShow }: BetListProps) {
  const t = useText()
  const { day: dayText } = useMoments()
  const days = [...new Set(bets.map(({ day }) => day))]
  return (
    <section className={styles.days} aria-label={t('bets:list')}>
      {days.map((day) => (
        <section key={day} className={styles.day}>
          <h2>{dayText(day)}</h2>
          <ul>
            {bets
              .filter((bet) => bet.day === day)
              .map((bet) => (
                <BetRow key={bet.id} bet={bet} symbol={symbol} onShow={onShow} />
              ))}
          </ul>
        </section>
      ))}
      {hasMore && <EndOfList key={bets.length} label={t('bets:more')} onNear={onMore} />}
    </section>
  )
}

function BetRow({ bet, symbol, onShow }: { bet: BetRecord; symbol: string; onShow: (bet: BetRecord) => void }) {
  const t = useText()
  const { time } = useMoments()
  const { status, pnl } = bet
  return (
    <li>
      <button type="button" className={styles.bet} aria-haspopup="dialog" onClick={() => onShow(bet)}>
        <span className={styles.what}>
          <b>{bet.gameName}</b>
          <span>
            {t(`bets:kind.${bet.gameType}`)} · <bdi dir="ltr">{time(bet.betTime)}</bdi>
          </span>
        </span>
        <span className={styles.figures}>
          <Money amount={bet.bet} symbol={symbol} />
          <span className={classes(styles.status, styles[status])}>
            {t(`bets:status.${status}`)}
            {status !== 'open' && pnl !== 0 && (
              <bdi dir="ltr" className={tone(pnl)}>
                {pnl > 0 ? '+' : '−'}
                {formatAmount(Math.abs(pnl))}
              </bdi>
            )}
          </span>
        </span>
      </button>
    </li>
  )
}
