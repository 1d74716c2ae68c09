import { downline, downlines, overview, promote, type TeamFigures } from '@understudy/contracts/agents'
import type { ReplyOf } from '@understudy/contracts/endpoint'
import { isAgent } from '@understudy/contracts/member-type'
import { useState } from 'react'
import { useFlags, useSettings } from '@/domain/system'
import { useAction } from '@/shared/api/action'
import { useDates } from '@/shared/format/dates'
import { text, useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { QueryState } from '@/shared/query/QueryState'
import { CopyFact } from '@/shared/records/CopyFact'
import { MoneyChange } from '@/shared/records/MoneyChange'
import { ask } from '@/shared/ui/ask'
import { Button } from '@/shared/ui/Button'
import { Fact, Facts } from '@/shared/ui/Facts'
import { Money } from '@/shared/ui/Money'
import { Overlay } from '@/shared/ui/Overlay'
import page from '@/shared/ui/Page.module.css'
import { Skeleton } from '@/shared/ui/Skeleton'
import styles from './Agents.module.css'
import { useDownline } from './agents.queries.ts'
import { RatesTable } from './RatesFields.tsx'
import { RatesSheet } from './RatesSheet.tsx'
import { TransferForm } from './TransferForm.tsx'

interface MemberSheetProps {
  account: string
  onClose: () => void
}

/** Sheet of a team member: details and actions (change rates, open the team below, promote, transfer money). */
export function MemberSheet({ account, onClose }: MemberSheetProps) {
  const [action, begin] = useState<'transfer' | 'rates'>()
  const person = useDownline(account)
  if (action === 'transfer') return <TransferForm account={account} onClose={onClose} />
  if (action === 'rates') return <RatesSheet account={account} onClose={() => begin(undefined)} />
  return (
    <Overlay open onClose={onClose} from="below" title={account}>
      <div className={page.sheet}>
        <QueryState query={person} waiting={<Skeleton height="420px" radius={20} />}>
          {(reply) => (
            <Card person={reply} onSend={() => begin('transfer')} onRates={() => begin('rates')} onClose={onClose} />
          )}
        </QueryState>
      </div>
    </Overlay>
  )
}

interface CardProps {
  person: ReplyOf<typeof downline>
  onSend: () => void
  onRates: () => void
  onClose: () => void
}

function Card({ person, onSend, onRates, onClose }: CardProps) {
  const t = useText()
  const { merchant } = useDates()
  const symbol = useSettings()?.currencySymbol ?? ''
  const { transferToUpline, teamRebate } = useFlags()
  const { account, type, level, teamCount, balance, regDate, lastLogin, rebates, mayPromote } = person
  const promotion = useAction(promote, {
    invalidates: [downline, downlines, overview],
    inToast: true,
    success: () => text('agents:promote.done', { name: account }),
  })
  const makeAgent = async () => {
    const sure = await ask({
      title: t('agents:promote.title', { name: account }),
      text: t('agents:promote.text'),
      confirm: t('agents:promote.yes'),
      cancel: t('agents:promote.no'),
    })
    if (sure) await promotion.run({ body: { account } })
  }
  return (
    <>
      <Facts>
        <CopyFact label={t('agents:new.account')} value={account} />
        <Fact label={t('agents:new.type')}>{t(isAgent(type) ? 'agents:is.agent' : 'agents:is.player')}</Fact>
        <Fact label={t('agents:card.balance')}>
          <Money amount={balance} symbol={symbol} />
        </Fact>
        <Fact label={t('agents:card.level')}>{level}</Fact>
        <Fact label={t('agents:fig.teamCount')}>{teamCount}</Fact>
        <Fact label={t('agents:card.joined')}>{merchant(regDate, 'moment')}</Fact>
        <Fact label={t('agents:card.lastLogin')}>
          {lastLogin === null ? t('agents:card.never') : merchant(lastLogin, 'moment')}
        </Fact>
      </Facts>
      <section className={styles.section}>
        <h3 className={styles.title}>{t('agents:card.rates')}</h3>
        <RatesTable rates={rebates} label={t('agents:card.rates')} />
        {teamRebate && level === 1 && (
          <Button wide look="secondary" onClick={onRates}>
            {t('agents:card.change')}
          </Button>
        )}
      </section>
      <Sums title={t('agents:card.own')} sums={person.own} symbol={symbol} />
      {teamCount > 0 && <Sums title={t('agents:card.team')} sums={person.team} symbol={symbol} />}
      <div className={styles.actions}>
        {transferToUpline && (
          <Button wide onClick={onSend}>
            {t('agents:card.transfer')}
          </Button>
        )}
        {teamCount > 0 && (
          <ButtonLink wide look="quiet" to={paths.team({ under: account })} onClick={onClose}>
            {t('agents:card.down')}
          </ButtonLink>
        )}
        {mayPromote && (
          <Button wide look="quiet" busy={promotion.busy} onClick={() => void makeAgent()}>
            {t('agents:card.promote')}
          </Button>
        )}
      </div>
    </>
  )
}

const TOLD = ['deposit', 'withdraw', 'bet', 'win', 'pnl', 'rebate'] as const

function Sums({ title, sums, symbol }: { title: string; sums: TeamFigures; symbol: string }) {
  const t = useText()
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{title}</h3>
      <Facts>
        {TOLD.map((name) => (
          <Fact key={name} label={t(`agents:fig.${name}`)}>
            {name === 'pnl' ? (
              <MoneyChange amount={sums[name]} symbol={symbol} />
            ) : (
              <Money amount={sums[name]} symbol={symbol} />
            )}
          </Fact>
        ))}
      </Facts>
    </section>
  )
}
