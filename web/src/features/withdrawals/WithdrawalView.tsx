import { balance } from '@understudy/contracts/wallet'
import {
  cancelWithdrawal,
  type WithdrawalOrder,
  withdrawalOrder,
  withdrawSettings,
} from '@understudy/contracts/withdrawals'
import { useEffect, useRef } from 'react'
import { errorText, invalidate } from '@/shared/api'
import { useAction } from '@/shared/api/action'
import { useDates } from '@/shared/format/dates'
import { FormError } from '@/shared/forms'
import { text, useText } from '@/shared/i18n'
import { CopyFact } from '@/shared/records/CopyFact'
import { ask } from '@/shared/ui/ask'
import { Button } from '@/shared/ui/Button'
import { Card } from '@/shared/ui/Card'
import { Fact, Facts } from '@/shared/ui/Facts'
import { Money } from '@/shared/ui/Money'
import { Muted } from '@/shared/ui/Muted'
import { StatusTag } from '@/shared/ui/StatusTag'
import { Timeline, type TimelineStep } from '@/shared/ui/Timeline'
import styles from './Withdrawals.module.css'
import { WAY, withdrawalStateKey, withdrawalStateName, withdrawalStateTone } from './withdrawal-text.ts'
import { isUnderWay, leavesWallet } from './withdrawals.queries.ts'

/** A withdrawal: status, details and timeline. */
export function WithdrawalView({ order, symbol }: { order: WithdrawalOrder; symbol: string }) {
  const t = useText()
  const { merchant } = useDates()
  useEnd(order)
  const { amount, fee, status, reason, remark, refId, bankName, accountNo, payeeName, withdrawDate, expectedAt } = order
  return (
    <>
      <Card as="section" className={styles.head} aria-label={t('withdrawals:order.title')}>
        <p role="status">
          <StatusTag tone={withdrawalStateTone(status)}>{t(withdrawalStateKey(status))}</StatusTag>
        </p>
        <p className={styles.sum}>
          <Money amount={amount} symbol={symbol} />
        </p>
        <Muted>{t(`withdrawals:say.${withdrawalStateName(status)}`)}</Muted>
        {reason && <p>{t(`withdrawals:reason.${reason}`)}</p>}
        {remark && (
          <p className={styles.remark}>
            <bdi>{remark}</bdi>
          </p>
        )}
        {expectedAt !== null && (
          <Muted>{t('withdrawals:order.expected', { time: merchant(expectedAt, 'time') })}</Muted>
        )}
      </Card>
      <Timeline label={t('withdrawals:order.steps')} steps={useSteps(order)} />
      {order.cancellable && <Cancel refId={refId} />}
      <Facts>
        {leavesWallet(status) && (
          <>
            <Fact label={t('withdrawals:order.fee')}>
              <Money amount={fee} symbol={symbol} decimals={0} />
            </Fact>
            <Fact label={t('withdrawals:order.arrives')}>
              <Money amount={amount - fee} symbol={symbol} decimals={0} />
            </Fact>
          </>
        )}
        <Fact label={t('withdrawals:order.card')}>
          {bankName} <bdi dir="ltr">{accountNo}</bdi>
        </Fact>
        <Fact label={t('withdrawals:order.payee')}>
          <bdi>{payeeName}</bdi>
        </Fact>
        <Fact label={t('withdrawals:order.asked')}>{merchant(withdrawDate, 'second')}</Fact>
        <CopyFact label={t('withdrawals:order.number')} value={refId} />
      </Facts>
    </>
  )
}

function useSteps({ timeline, status }: WithdrawalOrder): TimelineStep[] {
  const t = useText()
  const { merchant } = useDates()
  const pastSteps = timeline.map(({ state, at }, index): TimelineStep => {
    const tone = withdrawalStateTone(state)
    return {
      key: `${index}`,
      label: t(withdrawalStateKey(state)),
      time: merchant(at, 'second'),
      tone: tone === 'good' || tone === 'bad' ? tone : 'open',
    }
  })
  if (!isUnderWay(status)) return pastSteps
  const coming = WAY.filter((state) => state > status)
  return [
    ...pastSteps,
    ...coming.map(
      (state): TimelineStep => ({ key: `to ${state}`, label: t(withdrawalStateKey(state)), tone: 'coming' }),
    ),
  ]
}

function Cancel({ refId }: { refId: string }) {
  const t = useText()
  const cancel = useAction(cancelWithdrawal, {
    invalidates: [withdrawalOrder, withdrawSettings, balance],
    // After a refusal the order is refetched, as its state has changed meanwhile.
    refused: (error) => {
      void invalidate(withdrawalOrder, withdrawSettings)
      return error
    },
  })
  const press = async () => {
    const sure = await ask({
      title: text('withdrawals:cancel.title'),
      text: text('withdrawals:cancel.text'),
      confirm: text('withdrawals:cancel.confirm'),
      danger: true,
      cancel: text('withdrawals:cancel.keep'),
    })
    if (sure) await cancel.run({ params: { refId }, body: {} })
  }
  return (
    <>
      {cancel.failure !== undefined && <FormError>{errorText(cancel.failure)}</FormError>}
      <Button look="quiet" wide busy={cancel.busy} onClick={() => void press()}>
        {t('withdrawals:cancel.open')}
      </Button>
    </>
  )
}

/** Refetches the balance when the order ends while it is on screen. */
function useEnd({ status }: WithdrawalOrder): void {
  const before = useRef(status)
  useEffect(() => {
    if (before.current === status) return
    before.current = status
    void invalidate(balance, withdrawSettings)
  }, [status])
}
