import { type BetRecord, betDetail } from '@understudy/contracts/bets'
import { betFairness } from '@understudy/contracts/fairness'
import type { ReactNode } from 'react'
import { FairFacts } from '@/domain/draws/FairFacts'
import { STALE, useApiQuery } from '@/shared/api'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { QueryState } from '@/shared/query/QueryState'
import { CopyFact } from '@/shared/records/CopyFact'
import { DetailSheet } from '@/shared/records/DetailSheet'
import { decimalsOf, MoneyChange } from '@/shared/records/MoneyChange'
import { Fact, Facts } from '@/shared/ui/Facts'
import { Money } from '@/shared/ui/Money'
import { Skeleton } from '@/shared/ui/Skeleton'
import { BetStatusTag } from './BetRow.tsx'
import styles from './Bets.module.css'
import { linesOf } from './detail-lines.ts'
import { WatchAgain } from './WatchAgain.tsx'

interface BetSheetProps {
  bet: BetRecord
  symbol: string
  onClose: () => void
  /** What the player has said about the round. */
  dispute: ReactNode
}

/** Sheet with the details of a bet. */
export function BetSheet({ bet, symbol, onClose, dispute }: BetSheetProps) {
  const t = useText()
  const { merchant } = useDates()
  const query = useApiQuery(betDetail, { params: { id: String(bet.id) } }, { staleTime: STALE.always })
  const now = query.data ?? bet
  const isDecided = now.status !== 'open' && now.status !== 'stuck'
  return (
    <DetailSheet
      title={t('bets:detail.title')}
      onClose={onClose}
      facts={
        <>
          <CopyFact label={t('bets:detail.number')} value={now.ref} />
          <Fact label={t('bets:detail.game')}>{now.gameName}</Fact>
          <Fact label={t('bets:detail.vendor')}>{now.vendorName}</Fact>
          <Fact label={t('bets:filter.status')}>
            <BetStatusTag bet={now} />
          </Fact>
          <Fact label={t('bets:detail.made')}>{merchant(now.betTime, 'second')}</Fact>
          <Fact label={t('bets:detail.settled')}>
            {now.settleTime === null ? t('bets:detail.notYet') : merchant(now.settleTime, 'second')}
          </Fact>
          <Fact label={t('bets:detail.stake')}>
            <Money amount={now.bet} symbol={symbol} decimals={decimalsOf(now.bet)} />
          </Fact>
          {now.returned > 0 && (
            <Fact label={t('bets:total.returned')}>
              <Money amount={now.returned} symbol={symbol} decimals={decimalsOf(now.returned)} />
            </Fact>
          )}
          <Fact label={t('bets:total.win')}>
            <Money amount={now.win} symbol={symbol} decimals={decimalsOf(now.win)} />
          </Fact>
          <Fact label={t('bets:total.pnl')}>
            {isDecided ? <MoneyChange amount={now.pnl} symbol={symbol} exact /> : t('bets:detail.notYet')}
          </Fact>
          <Fact label={t('bets:total.validBet')}>
            <Money amount={now.validBet} symbol={symbol} decimals={decimalsOf(now.validBet)} />
          </Fact>
        </>
      }
    >
      <QueryState query={query} waiting={<Skeleton height="120px" radius={12} />}>
        {({ detail }) => <OnWhat lines={linesOf(detail)} />}
      </QueryState>
      <WatchAgain bet={now} />
      {dispute}
      <Fairness id={String(bet.id)} />
    </DetailSheet>
  )
}

/** The seeds of the draw or round, for bets that can be checked. */
function Fairness({ id }: { id: string }) {
  const t = useText()
  const { data } = useApiQuery(betFairness, { params: { id } }, { staleTime: STALE.always })
  if (!data) return null
  return (
    <section aria-label={t('draws:fair.title')} className={styles.fair}>
      <h3 className={styles.on}>{t('draws:fair.title')}</h3>
      <FairFacts round={data} />
    </section>
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
