import {
  DEPOSIT_MODES,
  type DepositChannel,
  type DepositMode,
  type DepositOrder,
  depositSettings,
  openDeposit,
} from '@understudy/contracts/deposits'
import type { ReplyOf } from '@understudy/contracts/endpoint'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useAction } from '@/shared/api/action'
import { formatAmount } from '@/shared/format/money'
import { AmountField, amountRule, Form, rule, TextField, useForm } from '@/shared/forms'
import { useText } from '@/shared/i18n'
import { Options } from '@/shared/ui/Options'
import { DepositProblem } from './DepositProblem.tsx'
import styles from './Deposits.module.css'
import { feeText } from './say-deposit.ts'

type Channels = Partial<Record<DepositMode, { channels: DepositChannel[] }>>

interface DepositFormProps {
  channels: Channels
  symbol: string
  /** Why nothing can be deposited now, if so. */
  closed: boolean
  onOpened: (order: DepositOrder) => void
}

type Chosen = DepositChannel & { mode: DepositMode }

const listed = (channels: Channels): Chosen[] =>
  DEPOSIT_MODES.flatMap((mode) => (channels[mode]?.channels ?? []).map((channel) => ({ ...channel, mode })))

/** Channel, amount, go: three taps from the bottom menu to the payment (MONEY-001). */
export function DepositForm({ channels, symbol, closed, onOpened }: DepositFormProps) {
  const t = useText()
  const all = listed(channels)
  const [chosenId, choose] = useState(all[0]?.vendorId ?? '')
  const channel = all.find(({ vendorId }) => vendorId === chosenId) ?? all[0]
  if (!channel) return <p>{t('deposits:noChannel')}</p>
  return (
    <>
      <Options
        label={t('deposits:channel')}
        options={all.map(({ vendorId, vendorName, mode, expectedMinutes }) => ({
          value: vendorId,
          label: vendorName,
          hint: `${t(`deposits:mode.${mode}`)} · ${t('deposits:minutes', { count: expectedMinutes })}`,
        }))}
        value={channel.vendorId}
        onChange={choose}
      />
      {channel.mode === 'card' ? (
        <CardForm key="card" {...{ channel, closed, onOpened }} />
      ) : (
        <AmountForm key={channel.vendorId} {...{ channel, symbol, closed, onOpened }} />
      )}
    </>
  )
}

const useOpen = (onOpened: (order: ReplyOf<typeof openDeposit>) => void) =>
  useAction(openDeposit, {
    // The key belongs to what is wished for: a second tap, a reload or a lost answer opens no second order.
    keyed: { intent: 'deposit', withKey: (input, requestId) => ({ ...input, body: { ...input.body, requestId } }) },
    invalidates: [depositSettings],
    onDone: onOpened,
  })

type PartProps = Pick<DepositFormProps, 'closed' | 'onOpened'> & { channel: Chosen }

function AmountForm({ channel, symbol, closed, onOpened }: PartProps & { symbol: string }) {
  const t = useText()
  const open = useOpen(onOpened)
  const { mode, vendorId, min, max, quickAmounts } = channel
  const { field, form, values } = useForm({
    initial: { amount: '' },
    schema: z.object({ amount: z.string().check(...amountRule(min, max)) }),
    submit: ({ amount }) => open.send({ params: { mode }, body: { requestId: '', vendorId, amount: Number(amount) } }),
  })
  const amount = Number(values.amount)
  return (
    <Form
      form={form}
      label={t('deposits:form')}
      submit={mode === 'pg' ? t('deposits:toPayment') : t('deposits:go')}
      disabled={closed || values.amount === ''}
      failure={(failure) => <DepositProblem failure={failure} symbol={symbol} />}
    >
      <AmountField
        field={field('amount')}
        label={t('deposits:amount')}
        symbol={symbol}
        presets={quickAmounts}
        note={t('deposits:range', { min: formatAmount(min, 0), max: formatAmount(max, 0) })}
      />
      {channel.fee > 0 && amount >= min && amount <= max && (
        <p className={styles.fee} role="status">
          {feeText(channel, amount, symbol)}
        </p>
      )}
    </Form>
  )
}

const figures = (most: number) => (typed: string) => typed.replace(/\D/g, '').slice(0, most)
const exactly = (length: number, key: 'deposits:card.serialRule' | 'deposits:card.pinRule') =>
  z.string().check(rule((value) => value.length === length, key))

function CardForm({ channel: { mode, vendorId }, closed, onOpened }: PartProps) {
  const t = useText()
  const open = useOpen(onOpened)
  const { field, form, values } = useForm({
    initial: { serial: '', pin: '' },
    schema: z.object({ serial: exactly(12, 'deposits:card.serialRule'), pin: exactly(8, 'deposits:card.pinRule') }),
    submit: (card) => open.send({ params: { mode }, body: { requestId: '', vendorId, ...card } }),
  })
  const input = { code: true, inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <Form
      form={form}
      label={t('deposits:form')}
      submit={t('deposits:card.go')}
      disabled={closed || values.serial === '' || values.pin === ''}
    >
      <TextField field={field('serial')} label={t('deposits:card.serial')} shape={figures(12)} {...input} />
      <TextField field={field('pin')} label={t('deposits:card.pin')} shape={figures(8)} {...input} />
    </Form>
  )
}
