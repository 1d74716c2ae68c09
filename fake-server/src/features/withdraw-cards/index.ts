/** What other parts of the server may know of this feature. */
export { bankName, bankOf } from './banks.ts'
export { cardView, maskedAccount } from './views.ts'
export { type CardRow, withdrawCardsRepository } from './withdraw-cards.repository.ts'
