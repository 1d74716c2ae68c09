import { securityConfig } from '@understudy/contracts/security'
import { addWithdrawCard, withdrawCards } from '@understudy/contracts/withdraw-cards'
import { withdrawSettings } from '@understudy/contracts/withdrawals'
import * as z from 'zod/mini'
import { useAction } from '@/shared/api/action'
import { rule, rules, SelectField, TextField, useForm } from '@/shared/forms'
import { FormSheet } from '@/shared/forms/FormSheet'
import { PaymentPasswordField, paymentPassword } from '@/shared/forms/PaymentPasswordField'
import { text, useText } from '@/shared/i18n'
import { withdrawalFieldErrors } from './withdrawal-errors.ts'
import { useBanks } from './withdrawals.queries.ts'

/** Removes the blanks and dashes with which account numbers are printed on cards. */
const accountShape = (typed: string) => typed.replace(/[^A-Za-z0-9]/g, '').slice(0, 64)

/** Sheet to add an account: bank, number, and the name that all accounts share. */
export function AddCardSheet({ payeeName, onClose }: { payeeName: string; onClose: () => void }) {
  const t = useText()
  const banks = useBanks().data ?? []
  const add = useAction(addWithdrawCard, {
    invalidates: [withdrawCards, withdrawSettings, securityConfig],
    success: text('withdrawals:cards.added'),
    refused: withdrawalFieldErrors,
    onDone: onClose,
  })
  const { field, form } = useForm({
    initial: { bankCode: '', accountNo: '', payeeName, paymentPassword: '' },
    schema: ({ bankCode }) => {
      const bank = banks.find((one) => one.bankCode === bankCode)
      const [min, max] = [bank?.minLength ?? 8, bank?.maxLength ?? 64]
      return z.object({
        bankCode: z.string().check(rules.required('withdrawals:cards.bankMissing')),
        accountNo: z.string().check(
          rule((value) => value.length >= min && value.length <= max, 'forms:rule.length', { values: { min, max } }),
          rule((value) => !bank?.digitsOnly || /^\d+$/.test(value), 'withdrawals:cards.digits'),
        ),
        payeeName: z
          .string()
          .check(
            rule((value) => /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{1,49}$/u.test(value.trim()), 'withdrawals:cards.nameRule'),
          ),
        paymentPassword,
      })
    },
    submit: (body) => add.send({ body: { ...body, payeeName: body.payeeName.trim() } }),
  })
  return (
    <FormSheet
      title={t('withdrawals:cards.add')}
      intro={payeeName ? undefined : t('withdrawals:cards.first')}
      form={form}
      submit={t('withdrawals:cards.save')}
      onClose={onClose}
    >
      <SelectField
        field={field('bankCode')}
        label={t('withdrawals:cards.bank')}
        options={[
          { value: '', label: t('withdrawals:cards.choose') },
          ...banks.map(({ bankCode, bankName }) => ({ value: bankCode, label: bankName })),
        ]}
      />
      <TextField
        field={field('accountNo')}
        label={t('withdrawals:cards.account')}
        code
        shape={accountShape}
        autoComplete="off"
      />
      <TextField
        field={field('payeeName')}
        label={t('withdrawals:cards.name')}
        maxLength={50}
        autoComplete="name"
        readOnly={payeeName !== ''}
      />
      <PaymentPasswordField field={field('paymentPassword')} label={t('withdrawals:ask.password')} />
    </FormSheet>
  )
}
