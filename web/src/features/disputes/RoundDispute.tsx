import type { BetRecord } from '@understudy/contracts/bets'
import type { Dispute } from '@understudy/contracts/disputes'
import { useState } from 'react'
import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { Report } from '@/shared/ui/Report'
import { StatusTag, type StatusTone } from '@/shared/ui/StatusTag'
import { DisputeForm } from './DisputeForm.tsx'
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
  return (
    <Report
      title={t('disputes:title')}
      status={<StatusTag tone={TONES[state]}>{t(`disputes:state.${state}`)}</StatusTag>}
      at={at}
      words={words}
      answer={answer}
      answerLabel={t('disputes:answer')}
    />
  )
}
