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
import { stored } from '@/shared/storage'
import { Muted } from '@/shared/ui/Muted'
import { DepositProblem } from './DepositProblem.tsx'
import { feeText } from './deposit-text.ts'
import { cameToNothing } from './deposits.queries.ts'
import { MethodChoice } from './MethodChoice.tsx'
import { PromotionChoice, PromotionEffect } from './PromotionChoice.tsx'

type Channels = Partial<Record<DepositMode, { channels: DepositChannel[] }>>

interface DepositFormProps {
  channels: Channels
  symbol: string
  /** Promotions to choose from, and the id of the preselected one from the URL. */
  promotions: readonly DepositPromotion[]
  wanted: number | undefined
  /** What the member's own limit leaves; null without one. */
  limitLeft: number | null
  /** Whether deposits are not possible now; why is said above the form. */
  closed: boolean
  onOpened: (order: DepositOrder) => void
}

type Chosen = DepositChannel & { mode: DepositMode }

const listed = (channels: Channels): Chosen[] =>
  DEPOSIT_MODES.flatMap((mode) => (channels[mode]?.channels ?? []).map((channel) => ({ ...channel, mode })))

const lastMethod = stored('depositMethod', z.string())

/** The deposit form, or that there is no method to pay with. */
export function DepositForm({ channels, ...rest }: DepositFormProps) {
  const t = useText()
  const all = listed(channels)
  const first = all[0]
  return first ? <OpenForm channels={all} first={first} {...rest} /> : <p>{t('deposits:noChannel')}</p>
}

/** The least amount of a channel; a promotion raises it. */
const leastOf = (channel: Chosen, promotion: DepositPromotion | undefined) =>
  Math.max(channel.min, promotion?.minDeposit ?? 0)

/** The amounts to choose from that promotion and limit allow. */
const allowedAmounts = (channel: Chosen, promotion: DepositPromotion | undefined, limitLeft: number | null) =>
  channel.quickAmounts.filter((amount) => amount >= leastOf(channel, promotion) && amount <= (limitLeft ?? channel.max))

interface OpenFormProps extends Omit<DepositFormProps, 'channels'> {
  channels: readonly Chosen[]
  first: Chosen
}

/**
 * Amount, promotion, method, and a button that is alive from the first moment: two taps from the bottom menu to the
 * payment, and one for each choice (MONEY-001).
 */
function OpenForm({ channels, first, symbol, promotions, wanted, limitLeft, closed, onOpened }: OpenFormProps) {
  const t = useText()
  const open = useOpen(onOpened)
  const [before] = useState(() => draftOf('deposit'))
  const [chosenId, setChosenId] = useState(before.vendorId ?? lastMethod.read() ?? first.vendorId)
  const [promotionId, setPromotionId] = useState(before.promotionId === undefined ? wanted : Number(before.promotionId))
  const promotion = promotions.find(({ id }) => id === promotionId)
  const channel = channels.find(({ vendorId }) => vendorId === chosenId) ?? first
  const { mode, vendorId, max, quickAmounts, decimals } = channel
  const min = leastOf(channel, promotion)
  const isCard = mode === 'card'
  const [isOwnAmount, setOwnAmount] = useState(before.amount !== undefined)
  const { field, form, values, set, recheckShown } = useForm({
    initial: () => {
      const allowed = allowedAmounts(channel, promotion, limitLeft)
      return { amount: before.amount ?? String(allowed[1] ?? allowed[0] ?? ''), serial: '', pin: '' }
    },
    schema: isCard
      ? z.object({
          amount: z.string(),
          serial: digitsRule(12, 'deposits:card.serialRule'),
          pin: digitsRule(8, 'deposits:card.pinRule'),
        })
      : z.object({
          amount: z.string().check(...amountRule(min, max, { decimals })),
          serial: z.string(),
          pin: z.string(),
        }),
    submit({ amount, serial, pin }) {
      lastMethod.write(vendorId)
      const paid = isCard ? { serial, pin } : { amount: Number(amount) }
      return open.send({ params: { mode }, body: { requestId: '', vendorId, ...paid, ...withPromotion(promotion) } })
    },
  })
  useDraft('deposit', { vendorId: channel.vendorId, amount: values.amount, promotionId: String(promotionId ?? '') })
  const recheck = useEffectEvent(recheckShown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other bounds may mend or break what is typed
  useEffect(() => recheck(), [min, max, decimals])

  const amount = amountOf(values.amount)
  /** The amount nobody chose follows method and promotion where these do not allow it. */
  const follow = (next: Chosen, nextPromotion: DepositPromotion | undefined) => {
    if (isOwnAmount || (amount >= leastOf(next, nextPromotion) && amount <= next.max)) return
    set({ amount: String(allowedAmounts(next, nextPromotion, limitLeft)[0] ?? '') })
  }
  const amountField = field('amount')
  return (
    <Form
      form={form}
      label={t('deposits:form')}
      submit={t(isCard ? 'deposits:card.go' : mode === 'pg' ? 'deposits:toPayment' : 'deposits:go')}
      disabled={closed}
      failure={(failure) => <DepositProblem failure={failure} symbol={symbol} />}
    >
      {isCard ? (
        <>
          <TextField field={field('serial')} label={t('deposits:card.serial')} shape={figures(12)} {...CARD_INPUT} />
          <TextField field={field('pin')} label={t('deposits:card.pin')} shape={figures(8)} {...CARD_INPUT} />
        </>
      ) : (
        <AmountField
          field={{
            ...amountField,
            onChange(value) {
              setOwnAmount(true)
              amountField.onChange(value)
            },
          }}
          label={t('deposits:amount')}
          symbol={symbol}
          decimals={decimals}
          presets={quickAmounts.filter((preset) => preset >= min)}
          extraOf={(preset) => promotion && `+${moneyText(symbol, depositBonus(promotion, preset).bonus, 0)}`}
          note={t('deposits:range', { min: formatAmount(min, 0), max: formatAmount(max, 0) })}
        />
      )}
      {!isCard && channel.fee > 0 && amount >= min && amount <= max && (
        <Muted role="status">{feeText(channel, amount, symbol)}</Muted>
      )}
      {promotions.length > 0 && (
        <PromotionChoice
          // The one from the URL first.
          promotions={promotions.toSorted((a, b) => Number(b.id === wanted) - Number(a.id === wanted))}
          chosen={promotion}
          onChoose={(id) => {
            follow(
              channel,
              promotions.find((offer) => offer.id === id),
            )
            setPromotionId(id)
          }}
          symbol={symbol}
        />
      )}
      {promotion && (
        <PromotionEffect
          promotion={promotion}
          symbol={symbol}
          amount={isCard || values.amount === '' || amount > max ? undefined : amount}
        />
      )}
      <MethodChoice
        channels={channels}
        chosen={channel}
        onChoose={(id) => {
          follow(channels.find((other) => other.vendorId === id) ?? channel, promotion)
          setChosenId(id)
        }}
      />
    </Form>
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

/** The promotion's part of the input; absent for none, as the platform accepts no empty value. */
const withPromotion = (promotion: DepositPromotion | undefined) => (promotion ? { promotionId: promotion.id } : {})

const CARD_INPUT = { code: true, inputMode: 'numeric', autoComplete: 'off' } as const
const figures = (most: number) => (typed: string) => typed.replace(/\D/g, '').slice(0, most)
const digitsRule = (length: number, key: 'deposits:card.serialRule' | 'deposits:card.pinRule') =>
  z.string().check(rule((value) => value.length === length, key))
