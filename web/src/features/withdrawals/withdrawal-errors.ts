import { refusedAt } from '@/shared/forms'

/** Error codes of refused withdrawals and cards, by field. */
export const withdrawalFieldErrors = refusedAt({
  'payment.password.wrong': ['paymentPassword', 'withdrawals:ask.wrong'],
  'card.duplicate': ['accountNo', 'shared:error.err_card_duplicate'],
  'payee.mismatch': ['payeeName', 'shared:error.err_card_payee'],
})
