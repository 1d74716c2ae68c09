import { type BetRecord, betDetail } from '@understudy/contracts/bets'
import { STALE, useApiQuery } from '@/shared/api'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { QueryState } from '@/shared/query/QueryState'
import { DetailSheet } from '@/shared/records/DetailSheet'
import { CopyButton } from '@/shared/ui/CopyButton'
import { Fact, Facts } from '@/shared/ui/Facts'
import { Money } from '@/shared/ui/Money'
import { Skeleton } from '@/shared/ui/Skeleton'
import { BetStatusTag } from './BetRow.tsx'
import styles from './Bets.module.css'
import { tone } from './BetTotals.tsx'
import { linesOf } from './detail-lines.ts'

interface BetSheetProps {
  bet: BetRecord
  symbol: string
  onClose: () => void
}

/** All that is known of one bet. */
export function BetSheet({ bet, symbol, onClose }: BetSheetProps) {
  const t = useText()
  const { merchant } = useDates()
  const query = useApiQuery(betDetail, { params: { id: String(bet.id) } }, { staleTime: STALE.always })
  const now = query.data ?? bet
  const figures = ['bet', 'validBet', 'win', 'pnl'] as const
  return (
    <DetailSheet
      title={t('bets:detail.title')}
      onClose={onClose}
      facts={
        <>
          <Fact label={t('bets:detail.number')}>
            <bdi dir="ltr" className={styles.ref}>
              {now.ref}
            </bdi>
            <CopyButton label={t('bets:detail.copy')} value={now.ref} />
          </Fact>
          <Fact label={t('bets:detail.game')}>{now.gameName}</Fact>
          <Fact label={t('bets:detail.vendor')}>{now.vendorName}</Fact>
          <Fact label={t('bets:filter.status')}>
            <BetStatusTag status={now.status} />
          </Fact>
          <Fact label={t('bets:detail.made')}>{merchant(now.betTime, 'second')}</Fact>
          <Fact label={t('bets:detail.settled')}>
            {now.settleTime === null ? t('bets:detail.notYet') : merchant(now.settleTime, 'second')}
          </Fact>
          {figures.map((name) => (
            <Fact key={name} label={t(`bets:total.${name}`)}>
              <Money amount={now[name]} symbol={symbol} className={name === 'pnl' ? tone(now.pnl) : undefined} />
            </Fact>
          ))}
        </>
      }
    >
      <QueryState query={query} waiting={<Skeleton height="120px" radius={12} />}>
        {({ detail }) => <OnWhat lines={linesOf(detail)} />}
      </QueryState>
    </DetailSheet>
  )
}

function OnWhat({ lines }: { lines: ReturnType<typeof linesOf> }) {
  const t = useText()
  if (lines.length === 0) return null
  return (
    <section aria-label={t('bets:detail.on')}>
      <h3 className={styles.on}>{t('bets:detail.on')}</h3>
      <Facts>
        {lines.map(({ name, value }) => (
          <Fact key={name} label={name}>
            <bdi>{value}</bdi>
          </Fact>
        ))}
      </Facts>
    </section>
  )
}
