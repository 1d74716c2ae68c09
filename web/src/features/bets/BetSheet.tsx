import { type BetRecord, betDetail } from '@understudy/contracts/bets'
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { errorText, STALE, useApiQuery } from '@/shared/api'
import { copyText } from '@/shared/device/copy-text'
import { text, useText } from '@/shared/i18n'
import { Button, IconButton } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Money } from '@/shared/ui/Money'
import { Overlay } from '@/shared/ui/Overlay'
import page from '@/shared/ui/Page.module.css'
import { Skeleton } from '@/shared/ui/Skeleton'
import { toast } from '@/shared/ui/toast'
import styles from './Bets.module.css'
import { tone } from './BetTotals.tsx'
import { linesOf } from './detail-lines.ts'
import { useMoments } from './use-moments.ts'

interface BetSheetProps {
  bet: BetRecord
  symbol: string
  onClose: () => void
}

/** All that is known of one bet. */
export function BetSheet({ bet, symbol, onClose }: BetSheetProps) {
  const t = useText()
  const { moment } = useMoments()
  const input = { params: { id: String(bet.id) } }
  const { data, error, refetch } = useApiQuery(betDetail, input, { staleTime: STALE.always })
  const now = data ?? bet
  const figures = ['bet', 'validBet', 'win', 'pnl'] as const
  const lines = data ? linesOf(data.detail) : []
  return (
    <Overlay open onClose={onClose} from="below" title={t('bets:detail.title')}>
      <div className={page.sheet}>
        <dl className={styles.detail}>
          <Line label={t('bets:detail.number')}>
            <bdi dir="ltr" className={styles.ref}>
              {now.ref}
            </bdi>
            <IconButton label={t('bets:detail.copy')} icon={<Copy size={18} />} onClick={() => void copy(now.ref)} />
          </Line>
          <Line label={t('bets:detail.game')}>{now.gameName}</Line>
          <Line label={t('bets:detail.vendor')}>{now.vendorName}</Line>
          <Line label={t('bets:filter.status')}>{t(`bets:status.${now.status}`)}</Line>
          <Line label={t('bets:detail.made')}>{moment(now.betTime)}</Line>
          <Line label={t('bets:detail.settled')}>
            {now.settleTime === null ? t('bets:detail.notYet') : moment(now.settleTime)}
          </Line>
          {figures.map((name) => (
            <Line key={name} label={t(`bets:total.${name}`)}>
              <Money amount={now[name]} symbol={symbol} className={name === 'pnl' ? tone(now.pnl) : undefined} />
            </Line>
          ))}
        </dl>
        {error && (
          <EmptyState scene="error" action={<Button onClick={() => void refetch()}>{t('shared:action.retry')}</Button>}>
            {errorText(error)}
          </EmptyState>
        )}
        {!data && !error && <Skeleton height="120px" radius={12} />}
        {lines.length > 0 && (
          <section aria-label={t('bets:detail.on')}>
            <h3 className={styles.on}>{t('bets:detail.on')}</h3>
            <dl className={styles.detail}>
              {lines.map(({ name, value }) => (
                <Line key={name} label={name}>
                  <bdi>{value}</bdi>
                </Line>
              ))}
            </dl>
          </section>
        )}
      </div>
    </Overlay>
  )
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

async function copy(ref: string) {
  if (await copyText(ref)) toast.success(text('bets:detail.copied'))
}
