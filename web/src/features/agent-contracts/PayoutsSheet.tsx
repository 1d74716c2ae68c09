import type { AgentContract, Payout } from '@understudy/contracts/agent-contracts'
import { useDates } from '@/shared/format/dates'
import { moneyText } from '@/shared/format/money'
import { useText } from '@/shared/i18n'
import { PagedList } from '@/shared/query/PagedList'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Money } from '@/shared/ui/Money'
import { Muted } from '@/shared/ui/Muted'
import { Overlay } from '@/shared/ui/Overlay'
import page from '@/shared/ui/Page.module.css'
import { StatusTag, type StatusTone } from '@/shared/ui/StatusTag'
import styles from './Contracts.module.css'
import { usePayouts } from './contracts.queries.ts'

const TONES: Record<Payout['status'], StatusTone> = { paid: 'good', none: 'quiet', owed: 'waiting', lapsed: 'bad' }

interface PayoutsSheetProps {
  contract: Pick<AgentContract, 'id' | 'kind'>
  symbol: string
  onClose: () => void
}

/** Payouts of a contract by period, newest first. */
export function PayoutsSheet({ contract: { id, kind }, symbol, onClose }: PayoutsSheetProps) {
  const t = useText()
  const dates = useDates()
  const { rows, list } = usePayouts(id)
  const periodOf = ({ from, to }: Payout['period']) => {
    if (kind === 'hour') return dates.merchant(from, 'short')
    const [first, last] = [dates.merchant(from, 'day'), dates.merchant(to - 1, 'day')]
    return first === last ? first : `${first} – ${last}`
  }
  return (
    <Overlay open onClose={onClose} from="below" title={t('agent-contracts:history')}>
      <div className={page.sheet}>
        <PagedList
          label={t('agent-contracts:history')}
          items={rows}
          list={list}
          empty={
            <EmptyState scene="money" action={<Button onClick={onClose}>{t('shared:action.close')}</Button>}>
              {t('agent-contracts:noHistory')}
            </EmptyState>
          }
          keyOf={({ period }) => period.from}
          row={({ period, base, active, rateType, rate, amount, status }) => (
            <div className={styles.row}>
              <span>
                {periodOf(period)}
                <Muted as="span">
                  {t(kind === 'dividend' ? 'agent-contracts:base.loss' : 'agent-contracts:base.bets', {
                    amount: moneyText(symbol, base),
                  })}
                  {' · '}
                  {t('agent-contracts:members', { count: active })}
                  {rate !== null && rateType === 'P' && (
                    <>
                      {' · '}
                      <bdi dir="ltr">{rate}%</bdi>
                    </>
                  )}
                </Muted>
              </span>
              <span>
                <Money amount={amount} symbol={symbol} />
                <StatusTag tone={TONES[status]}>{t(`agent-contracts:payout.${status}`)}</StatusTag>
              </span>
            </div>
          )}
        />
      </div>
    </Overlay>
  )
}
