import { changePaymentPassword, setPaymentPassword } from '@understudy/contracts/security'
import * as z from 'zod/mini'
import { call } from '@/shared/api'
import { PasswordField, rules, useForm } from '@/shared/forms'
import { useText } from '@/shared/i18n'
import { placed } from './refused.ts'
import { accepted, SecuritySheet } from './SecuritySheet.tsx'
import { loginPassword, paymentPassword, sixDigits } from './security-rules.ts'

interface PaymentSheetProps {
  isSet: boolean
  /** The account has a login password to ask for. */
  asks: boolean
  onClose: () => void
}

/** Sets the payment password with the login password, or changes it with the present one. */
export function PaymentSheet({ isSet, asks, onClose }: PaymentSheetProps) {
  const t = useText()
  const { field, form, busy, failure } = useForm({
    initial: { password: '', oldPaymentPassword: '', paymentPassword: '', confirmPaymentPassword: '' },
    schema: z
      .object({
        password: loginPassword(!isSet && asks),
        oldPaymentPassword: isSet ? z.string().check(rules.required('security:payment.enter')) : z.string(),
        paymentPassword,
        confirmPaymentPassword: z.string().check(rules.required('security:payment.enter')),
      })
      .check(
        z.refine((values) => values.paymentPassword === values.confirmPaymentPassword, {
          path: ['confirmPaymentPassword'],
          error: 'shared:error.err_password_match',
        }),
      ),
    async submit({ password, oldPaymentPassword, ...wish }) {
      try {
        if (isSet) await call(changePaymentPassword, { body: { oldPaymentPassword, ...wish } })
        else await call(setPaymentPassword, { body: { password, ...wish } })
      } catch (error) {
        throw placed(error)
      }
      accepted(onClose)
    },
  })
  const digits = { shape: sixDigits, inputMode: 'numeric', maxLength: 6 } as const
  return (
    <SecuritySheet
      title={t('security:payment.title')}
      intro={t('security:payment.rule')}
      {...{ form, busy, failure, onClose }}
    >
      {isSet ? (
        <PasswordField
          field={field('oldPaymentPassword')}
          label={t('security:payment.old')}
          autoComplete="off"
          {...digits}
        />
      ) : (
        asks && (
          <PasswordField
            field={field('password')}
            label={t('security:loginPassword')}
            autoComplete="current-password"
            maxLength={64}
          />
        )
      )}
      <PasswordField
        field={field('paymentPassword')}
        label={t('security:payment.new')}
        autoComplete="off"
        {...digits}
      />
      <PasswordField
        field={field('confirmPaymentPassword')}
        label={t('security:payment.confirm')}
        autoComplete="off"
        {...digits}
      />
    </SecuritySheet>
  )
}
