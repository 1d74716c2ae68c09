import { type DepositPromotion, depositBonus } from '@understudy/contracts/deposit-promotions'
import { Check, Gift, Plus } from 'lucide-react'
import { moneyText } from '@/shared/format/money'
import { useText } from '@/shared/i18n'
import styles from './PromotionChoice.module.css'

interface PromotionChoiceProps {
  promotions: readonly DepositPromotion[]
  chosen: DepositPromotion | undefined
  onChoose: (id: number | undefined) => void
  symbol: string
}

const sum = (symbol: string, value: number) => moneyText(symbol, value, value % 1 === 0 ? 0 : 2)

/** Promotions of which one may come with the deposit: a tap chooses it, another leaves it (MONEY-001). */
export function PromotionChoice({ promotions, chosen, onChoose, symbol }: PromotionChoiceProps) {
  const t = useText()
  return (
    <fieldset className={styles.promotions}>
      <legend className="visually-hidden">{t('deposits:promotion.choose')}</legend>
      {promotions.map(({ id, title, percent, cap }) => {
        const isChosen = id === chosen?.id
        return (
          <button
            key={id}
            type="button"
            className={styles.promotion}
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? undefined : id)}
          >
            <Gift size={28} className={styles.gift} aria-hidden="true" />
            <span className={styles.words}>
              <bdi className={styles.title}>{title}</bdi>
              <span className={styles.terms}>{t('deposits:promotion.terms', { percent, cap: sum(symbol, cap) })}</span>
            </span>
            <span className={styles.mark}>
              {isChosen ? <Check size={18} aria-hidden="true" /> : <Plus size={18} aria-hidden="true" />}
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}

interface PromotionEffectProps {
  promotion: DepositPromotion
  symbol: string
  /** The amount; undefined until a valid one is typed. */
  amount?: number | undefined
}

/** What the chosen promotion adds to the amount and asks for it. */
export function PromotionEffect({ promotion, symbol, amount }: PromotionEffectProps) {
  const t = useText()
  const { minDeposit, multiple } = promotion
  const effect = () => {
    if (amount === undefined || amount < minDeposit)
      return t('deposits:promotion.from', { min: sum(symbol, minDeposit), count: multiple })
    const { bonus, turnover } = depositBonus(promotion, amount)
    return t('deposits:promotion.brings', { bonus: sum(symbol, bonus), turnover: sum(symbol, turnover) })
  }
  return (
    <p role="status" className={styles.effect}>
      {effect()}
    </p>
  )
}
