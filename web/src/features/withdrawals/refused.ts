import { refusedAt } from '@/shared/forms'

/** Refusals of withdrawals and cards, each under the field it is about. */
export const placed = refusedAt({
  'payment.password.wrong': ['paymentPassword', 'withdrawals:ask.wrong'],
  'card.duplicate': ['accountNo', 'shared:error.err_card_duplicate'],
  'payee.mismatch': ['payeeName', 'shared:error.err_card_payee'],
})
