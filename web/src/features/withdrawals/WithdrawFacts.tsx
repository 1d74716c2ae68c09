import type { ReplyOf } from '@understudy/contracts/endpoint'
import type { withdrawSettings } from '@understudy/contracts/withdrawals'
import { formatAmount, moneyText } from '@/shared/format/money'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { Card } from '@/shared/ui/Card'
import { Fact, Facts } from '@/shared/ui/Facts'
import { Money } from '@/shared/ui/Money'
import { Muted } from '@/shared/ui/Muted'
import { Progress } from '@/shared/ui/Progress'
import { SectionTitle } from '@/shared/ui/SectionTitle'
import styles from './Withdrawals.module.css'

export type WithdrawSettings = ReplyOf<typeof withdrawSettings>

interface WithdrawFactsProps {
  settings: WithdrawSettings
  symbol: string
}

/** What can be withdrawn now; nothing while turnover is missing. */
const withdrawable = ({ requiredTurnover, availBalance, leftAmount, leftCount }: WithdrawSettings): number =>
  requiredTurnover > 0 || leftCount === 0 ? 0 : Math.min(availBalance, leftAmount)

/** Facts before a withdrawal: balance, fee, remaining limits of today, duration. */
export function WithdrawFacts({ settings, symbol }: WithdrawFactsProps) {
  const t = useText()
  const {
    requiredTurnover,
    availBalance,
    leftCount,
    dailyCount,
    leftAmount,
    leftFree,
    feeRate,
    feeMinimum,
    expectedMinutes,
  } = settings
  return (
    <Card as="section" className={styles.head} aria-label={t('withdrawals:facts.title')}>
      <Muted>{t('withdrawals:facts.available')}</Muted>
      <p className={styles.sum}>
        <Money amount={withdrawable(settings)} symbol={symbol} />
      </p>
      <Facts className={styles.facts}>
        {requiredTurnover > 0 && (
          <Fact label={t('withdrawals:facts.balance')}>
            <Money amount={availBalance} symbol={symbol} />
          </Fact>
        )}
        <Fact label={t('withdrawals:facts.count')}>
          {t('withdrawals:facts.countOf', { left: leftCount, all: dailyCount })}
        </Fact>
        <Fact label={t('withdrawals:facts.amount')}>
          <Money amount={leftAmount} symbol={symbol} decimals={0} />
        </Fact>
        <Fact label={t('withdrawals:facts.fee')}>
          {leftFree > 0
            ? t('withdrawals:facts.free', { count: leftFree })
            : t('withdrawals:facts.rate', {
                rate: formatAmount(feeRate / 100, feeRate % 100 === 0 ? 0 : 2),
                least: moneyText(symbol, feeMinimum, 0),
              })}
        </Fact>
        <Fact label={t('withdrawals:facts.time')}>{t('withdrawals:facts.minutes', { count: expectedMinutes })}</Fact>
      </Facts>
    </Card>
  )
}

/** Remaining turnover before a withdrawal, with its sources. */
export function TurnoverBar({
  settings: { requiredTurnover, currentTurnover, requirements },
  symbol,
}: WithdrawFactsProps) {
  const t = useText()
  if (requiredTurnover === 0) return <Muted>{t('withdrawals:turnover.met')}</Muted>
  const format = (amount: number) => moneyText(symbol, amount)
  return (
    <Card as="section" className={styles.turnover} aria-label={t('withdrawals:turnover.title')}>
      <SectionTitle>{t('withdrawals:turnover.title')}</SectionTitle>
      <Progress
        value={currentTurnover}
        max={requiredTurnover}
        label={t('withdrawals:turnover.bar', { done: format(currentTurnover), all: format(requiredTurnover) })}
      />
      <p>
        {t('withdrawals:turnover.left', {
          left: format(requiredTurnover - currentTurnover),
          done: format(currentTurnover),
          all: format(requiredTurnover),
        })}
      </p>
      <ul className={styles.requirements}>
        {requirements.map(({ reference, reason, required, current }) => (
          <li key={reference}>
            <span>{t(reason === 'deposit' ? 'withdrawals:turnover.deposit' : 'withdrawals:turnover.reward')}</span>
            <bdi dir="ltr">
              {formatAmount(current)} / {formatAmount(required)}
            </bdi>
          </li>
        ))}
      </ul>
      <Muted>{t('withdrawals:turnover.rule')}</Muted>
      <ButtonLink to={paths.games()} wide>
        {t('withdrawals:turnover.play')}
      </ButtonLink>
    </Card>
  )
}
