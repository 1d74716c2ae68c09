import type { AgentContract, ContractEvent, ContractState } from '@understudy/contracts/agent-contracts'
import { useState } from 'react'
import { useSettings } from '@/domain/system'
import { useDates } from '@/shared/format/dates'
import { moneyText } from '@/shared/format/money'
import { type TextKey, text, useText } from '@/shared/i18n'
import { ask } from '@/shared/ui/ask'
import { Button } from '@/shared/ui/Button'
import { Card } from '@/shared/ui/Card'
import { Fact, Facts } from '@/shared/ui/Facts'
import { Money } from '@/shared/ui/Money'
import { Muted } from '@/shared/ui/Muted'
import { StatusTag, type StatusTone } from '@/shared/ui/StatusTag'
import styles from './Contracts.module.css'
import { useEvents } from './contracts.queries.ts'
import { PayoutsSheet } from './PayoutsSheet.tsx'
import { TermsSheet } from './TermsSheet.tsx'
import { TierTable } from './TierTable.tsx'

const TONES: Record<ContractState, StatusTone> = {
  P: 'waiting',
  A: 'good',
  E: 'waiting',
  V: 'waiting',
  R: 'bad',
  C: 'quiet',
}
const PRIMARY: readonly ContractEvent[] = ['accept', 'agree']
const ENDING: readonly ContractEvent[] = ['reject', 'agree', 'void']

interface ContractCardProps {
  contract: AgentContract
  role: 'mine' | 'team'
  symbol: string
}

/** A contract: counterpart, status, terms, result of the current period, and possible actions. */
export function ContractCard({ contract, role, symbol }: ContractCardProps) {
  const t = useText()
  const dates = useDates()
  const brand = useSettings()?.brand ?? ''
  const events = useEvents(contract)
  const [sheet, setSheet] = useState<'payouts' | 'terms'>()
  const { kind, product, status, asker, tiers, wanted, compPeriod, running, paid } = contract
  const account = contract.account === '' ? t('agent-contracts:house', { brand }) : `\u2068${contract.account}\u2069`
  const act = async (event: ContractEvent) => {
    if (event === 'change') return setSheet('terms')
    const higher =
      event === 'accept' && role === 'team' && (wanted ?? tiers).some((one) => one.downlineHigherRate === 'Y')
    const note = higher
      ? text('agent-contracts:higher')
      : event === 'void'
        ? text('agent-contracts:sure.voidText')
        : undefined
    const sure = await ask({
      title: text(`agent-contracts:sure.${event}`),
      ...(note !== undefined && { text: note }),
      confirm: text(`agent-contracts:act.${event}`),
      danger: ENDING.includes(event),
      cancel: text('agent-contracts:sure.back'),
    })
    if (sure) events.run(event)
  }
  const money = (amount: number) => moneyText(symbol, amount, 0)
  return (
    <Card as="article" className={styles.card}>
      <header className={styles.head}>
        <h2 className={styles.name}>
          <bdi>{account}</bdi>
        </h2>
        <StatusTag tone={TONES[status]}>{t(`agent-contracts:status.${status}`)}</StatusTag>
      </header>
      <Muted>
        {product === 'CONS' ? t('agent-contracts:all') : t(`bets:kind.${product}` as TextKey)}
        {compPeriod && ` · ${t(`agent-contracts:period.${compPeriod}`)}`}
      </Muted>
      {asker && <p>{t(`agent-contracts:waits.${asker}`, { account })}</p>}
      <TierTable
        kind={kind}
        tiers={tiers}
        caption={t('agent-contracts:tiers')}
        symbol={symbol}
        warn={role === 'team'}
      />
      {wanted && (
        <TierTable
          kind={kind}
          tiers={wanted}
          caption={t('agent-contracts:wanted')}
          symbol={symbol}
          warn={role === 'team'}
        />
      )}
      {running && (
        <Facts>
          <Fact label={t('agent-contracts:running')}>
            <span>
              <Money amount={running.amount} symbol={symbol} />
              <span className={styles.sofar}>
                {t(kind === 'dividend' ? 'agent-contracts:runningLoss' : 'agent-contracts:runningText', {
                  bets: money(running.validBet),
                  loss: money(running.netLoss),
                  active: running.active,
                })}
              </span>
            </span>
          </Fact>
          <Fact label={t('agent-contracts:paidAt')}>{dates.merchant(running.paidAt, 'short')}</Fact>
          <Fact label={t('agent-contracts:paid')}>
            <Money amount={paid} symbol={symbol} />
          </Fact>
        </Facts>
      )}
      <div className={styles.actions}>
        {contract.events.map((event) => (
          <Button
            key={event}
            size="small"
            look={PRIMARY.includes(event) ? 'primary' : 'secondary'}
            busy={events.busy}
            onClick={() => void act(event)}
          >
            {t(`agent-contracts:act.${event}`)}
          </Button>
        ))}
        {contract.activeAt !== null && (
          <Button size="small" look="quiet" aria-haspopup="dialog" onClick={() => setSheet('payouts')}>
            {t('agent-contracts:history')}
          </Button>
        )}
      </div>
      {sheet === 'payouts' && <PayoutsSheet contract={contract} symbol={symbol} onClose={() => setSheet(undefined)} />}
      {sheet === 'terms' && (
        <TermsSheet kind={kind} contract={contract} role={role} symbol={symbol} onClose={() => setSheet(undefined)} />
      )}
    </Card>
  )
}
