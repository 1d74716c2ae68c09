import { downline, downlines, overview, transferDownline } from '@understudy/contracts/agents'
import { accountRecords } from '@understudy/contracts/records'
import { TRANSFER_BOUNDS, TRANSFER_REMARK, transferState } from '@understudy/contracts/upline-transfer'
import { balance } from '@understudy/contracts/wallet'
import * as z from 'zod/mini'
import { useSettings } from '@/domain/system'
import { isApiError, STALE, useApiQuery } from '@/shared/api'
import { useAction } from '@/shared/api/action'
import { formatAmount } from '@/shared/format/money'
import { AmountField, amountRule, FieldsRefused, rules, TextAreaField, useForm } from '@/shared/forms'
import { FormSheet } from '@/shared/forms/FormSheet'
import { PaymentPasswordField, paymentPassword } from '@/shared/forms/PaymentPasswordField'
import { text, useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { QueryState } from '@/shared/query/QueryState'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Overlay } from '@/shared/ui/Overlay'
import page from '@/shared/ui/Page.module.css'

interface TransferFormProps {
  account: string
  onClose: () => void
}

/** Money for somebody of the team; without a payment password the way to set one. */
export function TransferForm({ account, onClose }: TransferFormProps) {
  const t = useText()
  const query = useApiQuery(transferState, undefined, { staleTime: STALE.always })
  if (query.isPending) return null
  if (query.data?.hasPaymentPassword)
    return <Sending account={account} available={query.data.availBalance} onClose={onClose} />
  return (
    <Overlay open onClose={onClose} from="below" title={t('agents:send.title', { name: account })}>
      <div className={page.sheet}>
        <QueryState query={query} waiting={null}>
          {() => (
            <EmptyState
              action={
                <ButtonLink to={paths.securityCenter({ backUrl: paths.team() })}>{t('agents:send.set')}</ButtonLink>
              }
            >
              {t('agents:send.unset')}
            </EmptyState>
          )}
        </QueryState>
      </div>
    </Overlay>
  )
}

/** A wrong payment password is said by its field, with how many tries are left. */
function refused(error: unknown): unknown {
  if (!isApiError(error, 'payment.password.wrong')) return error
  return new FieldsRefused({
    paymentPassword: [{ key: 'agents:send.wrong' as const, values: { count: error.detail.remaining ?? 0 } }],
  })
}

function Sending({ account, available, onClose }: TransferFormProps & { available: number }) {
  const t = useText()
  const symbol = useSettings()?.currencySymbol ?? ''
  const most = Math.max(TRANSFER_BOUNDS.min, Math.min(Math.floor(available), TRANSFER_BOUNDS.max))
  const said = (amount: number) => `\u2066${symbol} ${formatAmount(amount)}\u2069`
  const transfer = useAction(transferDownline, {
    keyed: {
      intent: 'downline-transfer',
      withKey: ({ body }, requestId) => ({ body: { ...body, requestId } }),
      // The password is no part of what was meant, and nothing that a tab should keep.
      about: ({ body: { amount, remark, account: to } }) => ({ amount, remark, to }),
    },
    invalidates: [balance, accountRecords, transferState, downline, downlines, overview],
    success: ({ amount }) => text('agents:send.done', { amount: said(amount), name: account }),
    refused,
    onDone: onClose,
  })
  const { field, form } = useForm({
    initial: { amount: '', remark: '', paymentPassword: '' },
    schema: z.object({
      amount: z.string().check(...amountRule(TRANSFER_BOUNDS.min, most)),
      remark: z.string().check(z.trim(), rules.length(0, TRANSFER_REMARK)),
      paymentPassword,
    }),
    submit: ({ amount, ...rest }) =>
      transfer.send({ body: { ...rest, account, amount: Number(amount), requestId: '' } }),
  })
  return (
    <FormSheet
      title={t('agents:send.title', { name: account })}
      form={form}
      submit={t('agents:send.submit')}
      onClose={onClose}
    >
      <AmountField
        field={field('amount')}
        label={t('agents:send.amount')}
        symbol={symbol}
        note={t('agents:send.there', { amount: said(available) })}
      />
      <TextAreaField field={field('remark')} label={t('agents:send.remark')} maxLength={TRANSFER_REMARK} rows={3} />
      <PaymentPasswordField field={field('paymentPassword')} label={t('agents:send.password')} />
    </FormSheet>
  )
}
