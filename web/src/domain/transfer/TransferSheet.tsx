import { TRANSFER_BOUNDS, TRANSFER_REMARK, transferState } from '@understudy/contracts/upline-transfer'
import { balance } from '@understudy/contracts/wallet'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { useSettings } from '@/domain/system'
import { invalidate, STALE, useApiQuery } from '@/shared/api'
import { useDates } from '@/shared/format/dates'
import { cutToCents, moneyText } from '@/shared/format/money'
import { AmountField, amountRule, refusedAt, rules, TextAreaField, useForm } from '@/shared/forms'
import { FormSheet } from '@/shared/forms/FormSheet'
import { PaymentPasswordField, paymentPassword } from '@/shared/forms/PaymentPasswordField'
import { text, useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { QueryState } from '@/shared/query/QueryState'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Overlay } from '@/shared/ui/Overlay'
import page from '@/shared/ui/Page.module.css'
import { PleaseWait } from '@/shared/ui/PleaseWait'

type State = NonNullable<ReturnType<typeof useTransferState>['data']>
const useTransferState = () => useApiQuery(transferState, undefined, { staleTime: STALE.always })

interface Sent {
  amount: number
  remark: string
  paymentPassword: string
}

interface TransferSheetProps {
  title: string
  intro?: (state: State) => ReactNode
  /** Shown instead of the form when a transfer is impossible. */
  closed?: (state: State) => string | undefined
  /** Where to return after a payment password was set. */
  backUrl: string
  /** Sends the transfer. Throws errors that the fields can show. */
  send: (sent: Sent, state: State) => Promise<unknown>
  onClose: () => void
}

/** Sheet for a transfer to another member: amount, remark and payment password, or a link to set one. */
export function TransferSheet({ closed = () => undefined, ...props }: TransferSheetProps) {
  const t = useText()
  const query = useTransferState()
  // One sheet whose content depends on the reply: replacing the sheet would animate it twice.
  if (query.isPending) return <PleaseWait />
  if (query.data?.hasPaymentPassword && closed(query.data) === undefined)
    return <TransferForm {...props} state={query.data} />
  return (
    <Overlay open onClose={props.onClose} from="below" title={props.title}>
      <div className={page.sheet}>
        <QueryState query={query} waiting={null}>
          {(state) =>
            closed(state) === undefined ? (
              <EmptyState
                scene="money"
                action={
                  <ButtonLink to={paths.securityCenter({ backUrl: props.backUrl })}>{t('transfer:set')}</ButtonLink>
                }
              >
                {t('transfer:unset')}
              </EmptyState>
            ) : (
              <EmptyState scene="money" action={<Button onClick={props.onClose}>{t('shared:action.close')}</Button>}>
                {closed(state)}
              </EmptyState>
            )
          }
        </QueryState>
      </div>
    </Overlay>
  )
}

const placed = refusedAt({ 'payment.password.wrong': ['paymentPassword', 'transfer:wrong'] })

/**
 * Shows a wrong payment password at its field, with the remaining attempts. The balance changed, or this attempt locked
 * the password, or it arrived though its reply was lost: what the sheet says is refetched.
 */
export function transferRefused(error: unknown): unknown {
  void invalidate(transferState, balance)
  return placed(error)
}

/** Text of the success toast. */
export const transferSent = (symbol: string, amount: number, name: string): string =>
  text('transfer:sent', { amount: sum(symbol, amount), name })

const sum = (symbol: string, amount: number) => moneyText(symbol, amount)

type TransferFormProps = Omit<TransferSheetProps, 'closed' | 'backUrl'> & { state: State }

function TransferForm({ title, intro, send, onClose, state }: TransferFormProps) {
  const t = useText()
  const { local } = useDates()
  const symbol = useSettings()?.currencySymbol ?? ''
  const { availBalance, paymentLockedUntil } = state
  const most = Math.max(TRANSFER_BOUNDS.min, Math.min(cutToCents(availBalance), TRANSFER_BOUNDS.max))
  const { field, form } = useForm({
    initial: { amount: '', remark: '', paymentPassword: '' },
    schema: z.object({
      amount: z.string().check(...amountRule(TRANSFER_BOUNDS.min, most, { decimals: true })),
      remark: z.string().check(z.trim(), rules.length(0, TRANSFER_REMARK)),
      paymentPassword,
    }),
    submit: ({ amount, ...rest }) => send({ ...rest, amount: Number(amount) }, state),
  })
  return (
    <FormSheet
      title={title}
      intro={
        <>
          {intro?.(state)}
          {paymentLockedUntil !== null && (
            <p role="alert">{t('transfer:locked', { time: local(paymentLockedUntil, 'moment') })}</p>
          )}
        </>
      }
      form={form}
      submit={t('transfer:send')}
      onClose={onClose}
    >
      <AmountField
        field={field('amount')}
        label={t('transfer:amount')}
        symbol={symbol}
        decimals
        note={t('transfer:there', { amount: sum(symbol, availBalance) })}
      />
      <TextAreaField field={field('remark')} label={t('transfer:remark')} maxLength={TRANSFER_REMARK} rows={3} />
      <PaymentPasswordField field={field('paymentPassword')} label={t('transfer:password')} />
    </FormSheet>
  )
}
