import type { PromotionRule } from '@understudy/contracts/promotions'
import { moneyText } from '@/shared/format/money'
import { useText } from '@/shared/i18n'
import { Fact, Facts } from '@/shared/ui/Facts'
import { Money } from '@/shared/ui/Money'
import styles from './PromotionView.module.css'

/** The terms in numbers. */
export function PromotionTerms({ rule, symbol }: { rule: PromotionRule; symbol: string }) {
  const t = useText()
  const { amount, percent, cap, minDeposit, goal, multiple, every, minVip, claimDays, way } = rule
  const isIssued = way === 'apply' || way === 'draw' || way === 'invite' || way === 'goal'
  const sum = (units: number) => <Money amount={units} symbol={symbol} decimals={0} />
  return (
    <section className={styles.terms}>
      <h3>{t('promotions:rule.title')}</h3>
      <Facts>
        {percent > 0 && (
          <Fact label={t('promotions:rule.percent')}>
            {t('promotions:rule.percentUpTo', { percent, cap: moneyText(symbol, cap, 0) })}
          </Fact>
        )}
        {amount > 0 && <Fact label={t('promotions:rule.amount')}>{sum(amount)}</Fact>}
        {minDeposit > 0 && <Fact label={t('promotions:rule.minDeposit')}>{sum(minDeposit)}</Fact>}
        {goal > 0 && <Fact label={t('promotions:rule.goal')}>{sum(goal)}</Fact>}
        {minVip > 0 && (
          <Fact label={t('promotions:rule.minVip')}>
            <bdi dir="ltr">{`VIP ${minVip}`}</bdi>
          </Fact>
        )}
        {multiple > 0 && (
          <Fact label={t('promotions:rule.multiple')}>{t('promotions:rule.times', { count: multiple })}</Fact>
        )}
        <Fact label={t('promotions:rule.every')}>{t(`promotions:rule.${every}`)}</Fact>
        {isIssued && (
          <Fact label={t('promotions:rule.claimDays')}>{t('promotions:rule.days', { count: claimDays })}</Fact>
        )}
      </Facts>
    </section>
  )
}
