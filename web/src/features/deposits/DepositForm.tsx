import { type DepositPromotion, depositBonus, depositPromotions } from '@understudy/contracts/deposit-promotions'
import {
  DEPOSIT_MODES,
  type DepositChannel,
  type DepositMode,
  type DepositOrder,
  depositSettings,
  openDeposit,
} from '@understudy/contracts/deposits'
import type { ReplyOf } from '@understudy/contracts/endpoint'
import { useEffect, useEffectEvent, useState } from 'react'
import * as z from 'zod/mini'
import { invalidate } from '@/shared/api'
import { useAction } from '@/shared/api/action'
import { formatAmount, moneyText } from '@/shared/format/money'
import { AmountField, amountOf, amountRule, Form, rule, TextField, useForm } from '@/shared/forms'
import { draftOf, useDraft } from '@/shared/forms/draft'
import { useText } from '@/shared/i18n'
import { Muted } from '@/shared/ui/Muted'
import { Options } from '@/shared/ui/Options'
import { DepositProblem } from './DepositProblem.tsx'
import styles from './Deposits.module.css'
import { feeText } from './deposit-text.ts'
import { cameToNothing } from './deposits.queries.ts'
import { PromotionChoice, PromotionEffect } from './PromotionChoice.tsx'

type Channels = Partial<Record<DepositMode, { channels: DepositChannel[] }>>

interface DepositFormProps {
  channels: Channels
  symbol: string
  /** Promotions to choose from, and the id of the preselected one from the URL. */
  promotions: readonly DepositPromotion[]
  wanted: number | undefined
  /** Whether deposits are not possible now; why is said above the form. */
  closed: boolean
  onOpened: (order: DepositOrder) => void
}

type Chosen = DepositChannel & { mode: DepositMode }

const listed = (channels: Channels): Chosen[] =>
  DEPOSIT_MODES.flatMap((mode) => (channels[mode]?.channels ?? []).map((channel) => ({ ...channel, mode })))

/** The deposit form: promotion, channel, amount, submit: three taps from the bottom menu to the payment (MONEY-001). */
export function DepositForm({ channels, symbol, promotions, wanted, closed, onOpened }: DepositFormProps) {
  const t = useText()
  const all = listed(channels)
  const [before] = useState(() => draftOf('deposit'))
  const [chosenId, choose] = useState(before.vendorId ?? all[0]?.vendorId ?? '')
  const [promotionId, choosePromotion] = useState(
    before.promotionId === undefined ? wanted : Number(before.promotionId),
  )
  // Each channel has a form with its own bounds; the typed amount is carried over to the next.
  const [amount, setAmount] = useState(before.amount ?? '')
  useDraft('deposit', {
    vendorId: chosenId,
    amount,
    promotionId: String(promotionId ?? ''),
  })
  const promotion = promotions.find(({ id }) => id === promotionId)
  const channel = all.find(({ vendorId }) => vendorId === chosenId) ?? all[0]
  if (!channel) return <p>{t('deposits:noChannel')}</p>
  return (
    <div className={styles.deposit}>
      {promotions.length > 0 && (
        <PromotionChoice
          // The one from the URL first.
          promotions={promotions.toSorted((a, b) => Number(b.id === wanted) - Number(a.id === wanted))}
          chosen={promotion}
          onChoose={choosePromotion}
          symbol={symbol}
        />
      )}
      <Options
        look="tiles"
        label={t('deposits:channel')}
        options={all.map(({ vendorId, vendorName, logo, expectedMinutes }) => ({
          value: vendorId,
          label: vendorName,
          picture: <img src={logo} alt="" width="64" height="40" className={styles.logo} />,
          hint: t('deposits:minutes', { count: expectedMinutes }),
        }))}
        value={channel.vendorId}
        onChange={choose}
      />
      {channel.mode === 'card' ? (
        <CardForm
          key="card"
          channel={channel}
          promotion={promotion}
          symbol={symbol}
          closed={closed}
          onOpened={onOpened}
        />
      ) : (
        <AmountForm
          key={channel.vendorId}
          channel={channel}
          promotion={promotion}
          symbol={symbol}
          initialAmount={amount}
          onAmount={setAmount}
          closed={closed}
          onOpened={onOpened}
        />
      )}
    </div>
  )
}

const useOpen = (onOpened: (order: ReplyOf<typeof openDeposit>) => void) =>
  useAction(openDeposit, {
    // The idempotency key belongs to the intent: a second tap, a reload or a lost reply opens no second order.
    keyed: {
      intent: 'deposit',
      withKey: (input, requestId) => ({ ...input, body: { ...input.body, requestId } }),
      isVoid: ({ state }) => cameToNothing(state),
    },
    invalidates: [depositSettings, depositPromotions],
    // The promotion may have been claimed or ended, orders may have been opened in another tab, and this order may
    // exist although its reply was lost, so the page refetches its data.
    refused: (error) => {
      void invalidate(depositSettings, depositPromotions)
      return error
    },
    onDone: onOpened,
  })

type PartProps = Pick<DepositFormProps, 'closed' | 'onOpened'> & {
  channel: Chosen
  promotion: DepositPromotion | undefined
  symbol: string
}

/** The promotion's part of the input; absent for none, as the platform accepts no empty value. */
const withPromotion = (promotion: DepositPromotion | undefined) => (promotion ? { promotionId: promotion.id } : {})

interface AmountFormProps extends PartProps {
  initialAmount: string
  onAmount: (amount: string) => void
}

function AmountForm({ channel, promotion, symbol, initialAmount, onAmount, closed, onOpened }: AmountFormProps) {
  const t = useText()
  const open = useOpen(onOpened)
  const { mode, vendorId, max, quickAmounts, decimals } = channel
  const min = Math.max(channel.min, promotion?.minDeposit ?? 0)
  const { field, form, values, recheckShown } = useForm({
    initial: { amount: initialAmount },
    schema: z.object({ amount: z.string().check(...amountRule(min, max, { decimals })) }),
    submit: ({ amount }) =>
      open.send({
        params: { mode },
        body: { requestId: '', vendorId, amount: Number(amount), ...withPromotion(promotion) },
      }),
  })
  const recheck = useEffectEvent(recheckShown)
  // A promotion raises the minimum amount.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a change of the minimum
  useEffect(() => recheck(), [min])
  const amount = amountOf(values.amount)
  const amountField = field('amount')
  return (
    <Form
      form={form}
      label={t('deposits:form')}
      submit={mode === 'pg' ? t('deposits:toPayment') : t('deposits:go')}
      disabled={closed || values.amount === ''}
      failure={(failure) => <DepositProblem failure={failure} symbol={symbol} />}
    >
      <AmountField
        field={{
          ...amountField,
          onChange(value) {
            amountField.onChange(value)
            onAmount(value)
          },
        }}
        label={t('deposits:amount')}
        symbol={symbol}
        decimals={decimals}
        presets={quickAmounts.filter((preset) => preset >= min)}
        extraOf={(preset) => promotion && `+${moneyText(symbol, depositBonus(promotion, preset).bonus, 0)}`}
        note={t('deposits:range', { min: formatAmount(min, 0), max: formatAmount(max, 0) })}
      />
      {channel.fee > 0 && amount >= min && amount <= max && (
        <Muted role="status">{feeText(channel, amount, symbol)}</Muted>
      )}
      {promotion && (
        <PromotionEffect
          promotion={promotion}
          symbol={symbol}
          amount={values.amount === '' || amount > max ? undefined : amount}
        />
      )}
    </Form>
  )
}

const figures = (most: number) => (typed: string) => typed.replace(/\D/g, '').slice(0, most)
const digitsRule = (length: number, key: 'deposits:card.serialRule' | 'deposits:card.pinRule') =>
  z.string().check(rule((value) => value.length === length, key))

function CardForm({ channel: { mode, vendorId }, promotion, symbol, closed, onOpened }: PartProps) {
  const t = useText()
  const open = useOpen(onOpened)
  const { field, form, values } = useForm({
    initial: { serial: '', pin: '' },
    schema: z.object({
      serial: digitsRule(12, 'deposits:card.serialRule'),
      pin: digitsRule(8, 'deposits:card.pinRule'),
    }),
    submit: (card) =>
      open.send({ params: { mode }, body: { requestId: '', vendorId, ...card, ...withPromotion(promotion) } }),
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
      {promotion && <PromotionEffect promotion={promotion} symbol={symbol} />}
    </Form>
  )
}
