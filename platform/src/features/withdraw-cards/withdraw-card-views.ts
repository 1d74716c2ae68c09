import type { LanguageCode, withdrawCards } from '@understudy/contracts'
import type { World } from '../../world/world.ts'
import { bankName, bankOf } from './banks.ts'
import type { CardRow } from './withdraw-cards.repository.ts'

/** Shows the last four characters; the number of stars is fixed, so that it does not reveal the length. */
export const maskedAccount = (accountNo: string): string => `****${accountNo.slice(-4)}`

export const cardView = (world: World, row: CardRow, language: LanguageCode): withdrawCards.WithdrawCard => ({
  cardId: row.id,
  kind: bankOf(world, row)?.kind ?? 'bank',
  bankCode: row.bankCode,
  bankName: bankName(world, row, language),
  payeeName: row.payeeName,
  accountNo: maskedAccount(row.accountNo),
  addedAt: row.addedAt,
})
