import { securityConfig } from '@understudy/contracts/security'
import { CARD_LIMIT, removeWithdrawCard, type WithdrawCard, withdrawCards } from '@understudy/contracts/withdraw-cards'
import { withdrawSettings } from '@understudy/contracts/withdrawals'
import { CreditCard, Trash2 } from 'lucide-react'
import { errorText } from '@/shared/api'
import { useAction } from '@/shared/api/action'
import { FormError } from '@/shared/forms'
import { text, useText } from '@/shared/i18n'
import { ask } from '@/shared/ui/ask'
import { IconButton } from '@/shared/ui/Button'
import { Rows, RowText } from '@/shared/ui/Rows'

/** The masked accounts to pay to, with remove buttons. */
export function CardList({ cards }: { cards: readonly WithdrawCard[] }) {
  const t = useText()
  const remove = useAction(removeWithdrawCard, { invalidates: [withdrawCards, withdrawSettings, securityConfig] })
  const press = async ({ cardId, bankName, accountNo }: WithdrawCard) => {
    const sure = await ask({
      title: text('withdrawals:cards.removeTitle'),
      text: `${bankName} ${accountNo}`,
      confirm: text('withdrawals:cards.remove'),
      danger: true,
      cancel: text('shared:action.cancel'),
    })
    if (sure) await remove.run({ query: { cardId: String(cardId) } })
  }
  return (
    <>
      {remove.failure !== undefined && <FormError>{errorText(remove.failure)}</FormError>}
      <Rows title={t('withdrawals:cards.count', { count: cards.length, most: CARD_LIMIT })}>
        {cards.map((card) => (
          <RowText
            key={card.cardId}
            icon={<CreditCard size={20} />}
            label={card.bankName}
            hint={
              <>
                <bdi dir="ltr">{card.accountNo}</bdi> · <bdi>{card.payeeName}</bdi>
              </>
            }
            trailing={
              <IconButton
                label={t('withdrawals:cards.removeOne', { bank: card.bankName, number: card.accountNo })}
                icon={<Trash2 size={20} />}
                busy={remove.busy}
                onClick={() => void press(card)}
              />
            }
          />
        ))}
      </Rows>
    </>
  )
}
