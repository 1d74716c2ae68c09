import { feature } from '../../binding/feature.ts'
import { withdrawCardLearns } from './withdraw-cards.learns.ts'
import { loadWithdrawCards } from './withdraw-cards.repository.ts'
import { withdrawCardRoutes } from './withdraw-cards.routes.ts'
import { withdrawCard } from './withdraw-cards.table.ts'

export { bankName, bankOf } from './banks.ts'
export { cardView, maskedAccount } from './withdraw-card-views.ts'
export { withdrawCardsRepository } from './withdraw-cards.repository.ts'

export const withdrawCards = feature({
  name: 'withdraw-cards',
  tables: [withdrawCard],
  routes: withdrawCardRoutes,
  load: loadWithdrawCards,
  learns: withdrawCardLearns,
})
