import { accountRecords } from '@understudy/contracts/records'
import { balance } from '@understudy/contracts/wallet'
import { openWithdrawal, withdrawSettings } from '@understudy/contracts/withdrawals'
import { useState } from 'react'
import * as z from 'zod/mini'
import { invalidate } from '@/shared/api'
import { useAction } from '@/shared/api/action'
import { formatAmount, moneyText } from '@/shared/format/money'
import { AmountField, amountOf, amountRule, Form, rule, useForm } from '@/shared/forms'
import { draftOf, useDraft } from '@/shared/forms/draft'
import { FormSheet } from '@/shared/forms/FormSheet'
import { PaymentPasswordField, paymentPassword } from '@/shared/forms/PaymentPasswordField'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { Muted } from '@/shared/ui/Muted'
import { Notice } from '@/shared/ui/Notice'
import { Options } from '@/shared/ui/Options'
import type { WithdrawSettings } from './WithdrawFacts.tsx'
import { withdrawalFieldErrors } from './withdrawal-errors.ts'
import { feeOf } from './withdrawal-text.ts'
import { leavesWallet } from './withdrawals.queries.ts'

interface WithdrawFormProps {
  settings: WithdrawSettings
  symbol: string
  /** Whether a payment password must be set first. */
  onUnset: () => void
  onOpened: (refId: string) => void
}

const QUICK = [500, 1_000, 5_000, 10_000]

/** Why nothing can be withdrawn now; undefined if it can. */
function reasonAgainst(settings: WithdrawSettings): 'locked' | 'dayOver' | 'turnover' | undefined {
  if (settings.paymentLockedUntil !== null) return 'locked'
  if (settings.leftCount === 0) return 'dayOver'
  return settings.requiredTurnover > 0 ? 'turnover' : undefined
}

/** The withdrawal form: account and amount; a sheet asks for the payment password. */
export function WithdrawForm({ settings, symbol, onUnset, onOpened }: WithdrawFormProps) {
  const t = useText()
  const { cards, minimumAmount: min, availBalance, leftAmount } = settings
  const [before] = useState(() => draftOf('withdrawal'))
  const [chosenId, choose] = useState(before.cardId ?? String(cards[0]?.cardId ?? ''))
  const card = cards.find(({ cardId }) => String(cardId) === chosenId) ?? cards[0]
  const [withdrawal, setWithdrawal] = useState<{ amount: number; cardId: number }>()
  const max = card?.kind === 'wallet' ? settings.walletMaximum : settings.maximumAmount
  const most = Math.floor(Math.min(max, availBalance, leftAmount))
  const { field, form, values } = useForm({
    initial: { amount: before.amount ?? '' },
    schema: z.object({
      amount: z.string().check(
        ...amountRule(min, max),
        rule((value) => Number(value) <= availBalance, 'withdrawals:form.tooMuch'),
        rule((value) => Number(value) <= leftAmount, 'withdrawals:form.overDay'),
      ),
    }),
    async submit({ amount }) {
      if (!card) return
      setWithdrawal({ amount: Number(amount), cardId: card.cardId })
      if (!settings.hasPaymentPassword) onUnset()
    },
  })
  useDraft('withdrawal', { cardId: chosenId, amount: values.amount })
  const amount = amountOf(values.amount)
  const fee = feeOf(amount, settings)
  const reason = reasonAgainst(settings)
  return (
    <>
      <Form
        form={form}
        label={t('withdrawals:form.title')}
        submit={t('withdrawals:form.go')}
        disabled={reason !== undefined}
      >
        <AmountField
          field={field('amount')}
          label={t('withdrawals:form.amount')}
          symbol={symbol}
          presets={[...QUICK.filter((quick) => quick < most), ...(most >= min ? [most] : [])]}
          note={t('withdrawals:form.range', { min: formatAmount(min, 0), max: formatAmount(max, 0) })}
        />
        {reason === undefined && amount >= min && amount <= max && (
          <Muted role="status">
            {t('withdrawals:form.fee', {
              fee: moneyText(symbol, fee, 0),
              arrives: moneyText(symbol, amount - fee, 0),
            })}
          </Muted>
        )}
        {reason && <Notice>{t(`withdrawals:blocked.${reason}`)}</Notice>}
        <Options
          label={t('withdrawals:form.card')}
          options={cards.map(({ cardId, bankName, accountNo }) => ({
            value: String(cardId),
            label: bankName,
            hint: <bdi dir="ltr">{accountNo}</bdi>,
          }))}
          value={String(card?.cardId ?? '')}
          onChange={choose}
        />
        <ButtonLink to={paths.withdraw({ view: 'cards' })} look="quiet">
          {t('withdrawals:form.cards')}
        </ButtonLink>
      </Form>
      {/* Without a payment password, the request waits until one is set. */}
      {withdrawal && settings.hasPaymentPassword && (
        <AskSheet
          withdrawal={withdrawal}
          symbol={symbol}
          onClose={() => setWithdrawal(undefined)}
          onOpened={onOpened}
        />
      )}
    </>
  )
}

interface AskSheetProps {
  withdrawal: { amount: number; cardId: number }
  symbol: string
  onClose: () => void
  onOpened: (refId: string) => void
}

/** Sheet that asks for the payment password. */
function AskSheet({ withdrawal, symbol, onClose, onOpened }: AskSheetProps) {
  const t = useText()
  const open = useAction(openWithdrawal, {
    keyed: {
      intent: 'withdrawal',
      withKey: ({ body }, requestId) => ({ body: { ...body, requestId } }),
      // Another attempt at the password is the same intent, and the password must not be stored in the tab.
      about: ({ body: { amount, cardId } }) => ({ amount, cardId }),
      isVoid: ({ status }) => !leavesWallet(status),
    },
    invalidates: [withdrawSettings, balance, accountRecords],
    refused(error) {
      // The balance changed, or this attempt locked the password: the page behind the sheet is refetched.
      void invalidate(withdrawSettings)
      return withdrawalFieldErrors(error)
    },
    onDone: ({ refId }) => onOpened(refId),
  })
  const { field, form } = useForm({
    initial: { paymentPassword: '' },
    schema: z.object({ paymentPassword }),
    submit: ({ paymentPassword: typed }) =>
      open.send({ body: { ...withdrawal, requestId: '', paymentPassword: typed } }),
  })
  return (
    <FormSheet
      title={t('withdrawals:ask.title')}
      intro={t('withdrawals:ask.intro', { amount: moneyText(symbol, withdrawal.amount, 0) })}
      form={form}
      submit={t('withdrawals:ask.go')}
      onClose={onClose}
    >
      <PaymentPasswordField field={field('paymentPassword')} label={t('withdrawals:ask.password')} />
    </FormSheet>
  )
}
