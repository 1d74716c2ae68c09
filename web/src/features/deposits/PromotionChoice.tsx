import { type DepositPromotion, depositBonus } from '@understudy/contracts/deposit-promotions'
import { Gift } from 'lucide-react'
import { moneyText } from '@/shared/format/money'
import { useText } from '@/shared/i18n'
import { Options } from '@/shared/ui/Options'
import styles from './Deposits.module.css'

const NONE = 'none'

export interface PromotionChoiceProps {
  promotions: readonly DepositPromotion[]
  chosen: DepositPromotion | undefined
  onChoose: (id: number | undefined) => void
  symbol: string
  /** The amount; undefined until typed. */
  amount?: number | undefined
}

/** Choice of a promotion for the deposit, explaining what it adds and requires (MONEY-001). */
export default function PromotionChoice({ promotions, chosen, onChoose, symbol, amount }: PromotionChoiceProps) {
  const t = useText()
  const format = (value: number) => moneyText(symbol, value, value % 1 === 0 ? 0 : 2)
  const enough = chosen && amount !== undefined && amount >= chosen.minDeposit
  const { bonus, turnover } = chosen && enough ? depositBonus(chosen, amount) : { bonus: 0, turnover: 0 }
  return (
    <Options
      label={t('deposits:promotion.choose')}
      look="stacked"
      options={[
        ...promotions.map(({ id, title, percent, cap, minDeposit }) => ({
          value: String(id),
          label: <bdi>{title}</bdi>,
          picture: <Gift size={24} aria-hidden="true" />,
          warm: true,
          hint: t('deposits:promotion.terms', { percent, cap: format(cap), min: format(minDeposit) }),
        })),
        { value: NONE, label: t('deposits:promotion.none') },
      ]}
      value={chosen ? String(chosen.id) : NONE}
      onChange={(value) => onChoose(value === NONE ? undefined : Number(value))}
    >
      {chosen && (
        <p className={styles.brings} role="status">
          {enough
            ? t('deposits:promotion.brings', { bonus: format(bonus), turnover: format(turnover) })
            : t('deposits:promotion.from', { min: format(chosen.minDeposit), count: chosen.multiple })}
        </p>
      )}
    </Options>
  )
}
