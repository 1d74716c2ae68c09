import type { BetRecord } from '@understudy/contracts/bets'
import type { Dispute } from '@understudy/contracts/disputes'
import { useState } from 'react'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { StatusTag, type StatusTone } from '@/shared/ui/StatusTag'
import { DisputeForm } from './DisputeForm.tsx'
import styles from './Disputes.module.css'
import { disputeOf, useDisputes } from './disputes.queries.ts'

const TONES: Readonly<Record<Dispute['state'], StatusTone>> = { waiting: 'waiting', upheld: 'good', rejected: 'quiet' }

/** What the player has said about the round of a bet, with the answer; and the form to say it, unless one waits. */
export function RoundDispute({ bet }: { bet: BetRecord }) {
  const t = useText()
  const { data } = useDisputes()
  const [writes, setWrites] = useState(false)
  if (!data || bet.status === 'open') return null
  const last = disputeOf(data, bet.id)
  return (
    <>
      {last && <LastDispute dispute={last} />}
      {last?.state !== 'waiting' &&
        (writes ? (
          <DisputeForm betId={bet.id} onSent={() => setWrites(false)} />
        ) : (
          <Button look="quiet" onClick={() => setWrites(true)}>
            {t(last ? 'disputes:again' : 'disputes:open')}
          </Button>
        ))}
    </>
  )
}

function LastDispute({ dispute: { words, at, state, answer } }: { dispute: Dispute }) {
  const t = useText()
  const { local } = useDates()
  return (
    <section className={styles.dispute} aria-label={t('disputes:title')}>
      <h3 className={styles.head}>
        {t('disputes:title')}
        <StatusTag tone={TONES[state]}>{t(`disputes:state.${state}`)}</StatusTag>
      </h3>
      <time className={styles.when} dateTime={new Date(at).toISOString()}>
        {local(at, 'moment')}
      </time>
      <p dir="auto" className={styles.words}>
        {words}
      </p>
      {answer !== null && (
        <p dir="auto" className={styles.answer}>
          <strong>{t('disputes:answer')}</strong> {answer}
        </p>
      )}
    </section>
  )
}
