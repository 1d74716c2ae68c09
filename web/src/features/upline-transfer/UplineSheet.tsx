import { accountRecords } from '@understudy/contracts/records'
import { TRANSFER_BOUNDS, TRANSFER_REMARK, transferState, transferUpline } from '@understudy/contracts/upline-transfer'
import { balance } from '@understudy/contracts/wallet'
import * as z from 'zod/mini'
import { useSettings } from '@/domain/system'
import { isApiError, STALE, useApiQuery } from '@/shared/api'
import { useAction } from '@/shared/api/action'
import { useDates } from '@/shared/format/dates'
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

type State = NonNullable<ReturnType<typeof useTransferState>['data']>
const useTransferState = () => useApiQuery(transferState, undefined, { staleTime: STALE.always })

/** An amount, what it is for, and the payment password; without one the way to set it. */
export default function UplineSheet({ onClose }: { onClose: () => void }) {
  const t = useText()
  const query = useTransferState()
  // What it says depends on the answer: another sheet in its place would open twice under the eyes.
  if (query.isPending) return null
  if (query.data?.hasPaymentPassword && query.data.enabled) return <TransferForm state={query.data} onClose={onClose} />
  return (
    <Overlay open onClose={onClose} from="below" title={t('upline-transfer:title')}>
      <div className={page.sheet}>
        <QueryState query={query} waiting={null}>
          {({ enabled }) =>
            enabled ? (
              <EmptyState
                action={
                  <ButtonLink to={paths.securityCenter({ backUrl: paths.memberCenter() })}>
                    {t('upline-transfer:set')}
                  </ButtonLink>
                }
              >
                {t('upline-transfer:unset')}
              </EmptyState>
            ) : (
              <EmptyState>{t('upline-transfer:closed')}</EmptyState>
            )
          }
        </QueryState>
      </div>
    </Overlay>
  )
}

/** A wrong payment password is said by its field, with how many tries are left. */
function refused(error: unknown): unknown {
  if (isApiError(error, 'payment.password.wrong'))
    return new FieldsRefused({
      paymentPassword: [{ key: 'upline-transfer:wrong' as const, values: { count: error.detail.remaining ?? 0 } }],
    })
  return error
}

function TransferForm({ state, onClose }: { state: State; onClose: () => void }) {
  const t = useText()
  const { local } = useDates()
  const symbol = useSettings()?.currencySymbol ?? ''
  const { upline, availBalance, paymentLockedUntil } = state
  const most = Math.max(TRANSFER_BOUNDS.min, Math.min(Math.floor(availBalance), TRANSFER_BOUNDS.max))
  const transfer = useAction(transferUpline, {
    keyed: {
      intent: 'upline-transfer',
      withKey: ({ body }, requestId) => ({ body: { ...body, requestId } }),
      // The password is no part of what was meant, and nothing that a tab should keep.
      about: ({ body: { amount, remark } }) => ({ amount, remark, upline }),
    },
    invalidates: [balance, accountRecords, transferState],
    success: ({ amount }) =>
      text('upline-transfer:sent', { amount: `\u2066${symbol} ${formatAmount(amount)}\u2069`, upline }),
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
    submit: ({ amount, ...rest }) => transfer.send({ body: { ...rest, amount: Number(amount), requestId: '' } }),
  })
  return (
    <FormSheet
      title={t('upline-transfer:title')}
      intro={
        <>
          <p className={page.intro}>{t('upline-transfer:to', { upline: `\u2068${upline}\u2069` })}</p>
          {paymentLockedUntil !== null && (
            <p role="alert">{t('upline-transfer:locked', { time: local(paymentLockedUntil, 'moment') })}</p>
          )}
        </>
      }
      form={form}
      submit={t('upline-transfer:send')}
      onClose={onClose}
    >
      <AmountField
        field={field('amount')}
        label={t('upline-transfer:amount')}
        symbol={symbol}
        note={t('upline-transfer:there', { amount: `\u2066${symbol} ${formatAmount(availBalance)}\u2069` })}
      />
      <TextAreaField field={field('remark')} label={t('upline-transfer:remark')} maxLength={TRANSFER_REMARK} rows={3} />
      <PaymentPasswordField field={field('paymentPassword')} label={t('upline-transfer:password')} />
    </FormSheet>
  )
}
