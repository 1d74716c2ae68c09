import { platformError, withdrawCards } from '@understudy/contracts'
import { type CallOf, handle } from '../../binding/call.ts'
import { textIn } from '../../shared/text.ts'
import { provePaymentPassword } from '../payment-password/index.ts'
import { bankOf, banksOf, fitsBank } from './banks.ts'
import { cardView } from './withdraw-card-views.ts'
import { withdrawCardsRepository } from './withdraw-cards.repository.ts'

type AddCall = CallOf<typeof withdrawCards.addWithdrawCard>

export const withdrawCardRoutes = [
  handle(withdrawCards.withdrawBanks, ({ world, merchant, language }) =>
    banksOf(world, merchant).map(({ name, ...bank }) => ({ ...bank, bankName: textIn(name, language) })),
  ),

  handle(withdrawCards.withdrawCards, ({ world, caller, language }) => {
    const cards = world.use(withdrawCardsRepository).of(caller.memberId)
    return {
      cards: cards.map((card) => cardView(world, card, language)),
      limit: withdrawCards.CARD_LIMIT,
      payeeName: cards[0]?.payeeName ?? '',
    }
  }),

  handle(withdrawCards.addWithdrawCard, async (call) => {
    const { world, caller, body, language } = call
    refuseCard(call)
    await provePaymentPassword(world, caller.memberId, body.paymentPassword)
    return world.transaction(() => {
      // A concurrent call may have added one while the password was checked.
      refuseCard(call)
      const { bankCode, accountNo, payeeName } = body
      const row = { memberId: caller.memberId, merchant: call.merchant, bankCode, accountNo, payeeName }
      const addedAt = world.now()
      const id = world.use(withdrawCardsRepository).add({ ...row, addedAt })
      return cardView(world, { ...row, addedAt, id }, language)
    })
  }),

  handle(withdrawCards.removeWithdrawCard, ({ world, caller, query }) => {
    world.use(withdrawCardsRepository).remove(caller.memberId, Number(query.cardId))
    return true as const
  }),
]

/** Normalises a name, so that case and extra blanks do not matter. */
const plainName = (name: string) => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en')

function refuseCard({ world, caller, merchant, body }: AddCall): void {
  const { bankCode, accountNo, payeeName } = body
  const bank = bankOf(world, { merchant, bankCode })
  if (!bank) throw platformError('field.invalid', { fields: { bankCode: ['enum'] } })
  if (!fitsBank(bank, accountNo)) throw platformError('field.invalid', { fields: { accountNo: ['pattern'] } })
  const cards = world.use(withdrawCardsRepository)
  const ownCards = cards.of(caller.memberId)
  if (ownCards.length >= withdrawCards.CARD_LIMIT) throw platformError('card.limit')
  const [first] = ownCards
  if (first && plainName(first.payeeName) !== plainName(payeeName)) throw platformError('payee.mismatch')
  if (cards.isTaken({ merchant, bankCode, accountNo })) throw platformError('card.duplicate')
}
