import { type DepositPromotion, depositBonus } from '@understudy/contracts/deposit-promotions'
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
  /** What will be deposited; undefined while that is not known. */
  amount?: number | undefined
}

/** Promotions the deposit may be made with, and in plain words what the chosen one adds and asks for (MONEY-001). */
export default function PromotionChoice({ promotions, chosen, onChoose, symbol, amount }: PromotionChoiceProps) {
  const t = useText()
  const said = (value: number) => moneyText(symbol, value, value % 1 === 0 ? 0 : 2)
  const enough = chosen && amount !== undefined && amount >= chosen.minDeposit
  const { bonus, turnover } = chosen && enough ? depositBonus(chosen, amount) : { bonus: 0, turnover: 0 }
  return (
    <Options
      label={t('deposits:promotion.choose')}
      options={[
        ...promotions.map(({ id, title, percent, cap, minDeposit }) => ({
          value: String(id),
          label: <bdi>{title}</bdi>,
          hint: t('deposits:promotion.terms', { percent, cap: said(cap), min: said(minDeposit) }),
        })),
        { value: NONE, label: t('deposits:promotion.none') },
      ]}
      value={chosen ? String(chosen.id) : NONE}
      onChange={(value) => onChoose(value === NONE ? undefined : Number(value))}
    >
      {chosen && (
        <p className={styles.brings} role="status">
          {enough
            ? t('deposits:promotion.brings', { bonus: said(bonus), turnover: said(turnover) })
            : t('deposits:promotion.from', { min: said(chosen.minDeposit), count: chosen.multiple })}
        </p>
      )}
    </Options>
  )
}
