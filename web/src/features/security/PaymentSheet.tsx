import { changePaymentPassword, setPaymentPassword } from '@understudy/contracts/security'
import * as z from 'zod/mini'
import { useForm } from '@/shared/forms'
import { newPaymentPassword, PaymentPasswordField, paymentPassword } from '@/shared/forms/PaymentPasswordField'
import { useText } from '@/shared/i18n'
import { LoginPasswordField, SecuritySheet, useSecurityAction } from './SecuritySheet.tsx'
import { loginPassword } from './security-rules.ts'

interface PaymentSheetProps {
  isSet: boolean
  /** Whether the account has a login password. */
  asks: boolean
  onClose: () => void
  /** Called after success; default: closes the sheet. */
  onDone?: () => void
  /** Title and reason where the sheet comes before what somebody wanted to do. */
  before?: { title: string; reason: string }
}

/** Sheet that sets the payment password with the login password, or changes it with the current one. */
export function PaymentSheet({ isSet, asks, onClose, onDone = onClose, before }: PaymentSheetProps) {
  const t = useText()
  const set = useSecurityAction(setPaymentPassword, onDone)
  const change = useSecurityAction(changePaymentPassword, onDone)
  const { field, form } = useForm({
    initial: { password: '', oldPaymentPassword: '', paymentPassword: '', confirmPaymentPassword: '' },
    schema: z
      .object({
        password: loginPassword(!isSet && asks),
        oldPaymentPassword: isSet ? paymentPassword : z.string(),
        paymentPassword: newPaymentPassword,
        confirmPaymentPassword: paymentPassword,
      })
      .check(
        z.refine((values) => values.paymentPassword === values.confirmPaymentPassword, {
          path: ['confirmPaymentPassword'],
          error: 'shared:error.err_password_match',
        }),
      ),
    async submit({ password, oldPaymentPassword, ...passwords }) {
      if (isSet) await change.send({ body: { oldPaymentPassword, ...passwords } })
      else await set.send({ body: { password, ...passwords } })
    },
  })
  return (
    <SecuritySheet
      title={before?.title ?? t('security:payment.title')}
      intro={[before?.reason, t('security:payment.rule')].filter(Boolean).join(' ')}
      form={form}
      onClose={onClose}
    >
      {isSet ? (
        <PaymentPasswordField field={field('oldPaymentPassword')} label={t('security:payment.old')} />
      ) : (
        asks && <LoginPasswordField field={field('password')} />
      )}
      <PaymentPasswordField field={field('paymentPassword')} label={t('security:payment.new')} />
      <PaymentPasswordField field={field('confirmPaymentPassword')} label={t('security:payment.confirm')} />
    </SecuritySheet>
  )
}
