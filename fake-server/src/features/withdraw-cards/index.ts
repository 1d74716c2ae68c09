/** The public API of this feature for other parts of the server. */
export { bankName, bankOf } from './banks.ts'
export { cardView, maskedAccount } from './views.ts'
export { withdrawCardsRepository } from './withdraw-cards.repository.ts'
