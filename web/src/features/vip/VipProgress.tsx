import type { RankProgress, VipLevel } from '@understudy/contracts/vip'
import { Crown } from 'lucide-react'
import { useDates } from '@/shared/format/dates'
import { moneyText } from '@/shared/format/money'
import { useText } from '@/shared/i18n'
import { Fact, Facts } from '@/shared/ui/Facts'
import { Money } from '@/shared/ui/Money'
import { Muted } from '@/shared/ui/Muted'
import { Progress } from '@/shared/ui/Progress'
import { Rows, RowText } from '@/shared/ui/Rows'
import { Short } from './Short.tsx'
import styles from './VipProgress.module.css'

interface StandingProps {
  standing: RankProgress
  levels: readonly VipLevel[]
  symbol: string
}

/** The member's level, and the progress to and benefits of the next one. */
export function VipProgress({ standing, levels, symbol }: StandingProps) {
  const t = useText()
  const dates = useDates()
  const { level, totalTurnover, monthlyTurnover, month, raises } = standing
  const next = levels.find((one) => one.level === level + 1)
  const remaining = Math.max(0, totalTurnover.expected - totalTurnover.actual)
  return (
    <>
      <section className={styles.card}>
        <p className={styles.level}>
          <Crown size={28} aria-hidden="true" />
          {t('member:vip', { level })}
        </p>
        {next ? (
          <p>
            {t('vip:standing.left', {
              amount: moneyText(symbol, Math.ceil(remaining), 0),
              level: next.level,
            })}
          </p>
        ) : (
          <p>{t('vip:standing.top')}</p>
        )}
        <Goal name={t('vip:standing.total')} {...totalTurnover} symbol={symbol} />
        {monthlyTurnover.expected > 0 && (
          <Goal
            name={t('vip:standing.month', { month: dates.merchant(Date.parse(`${month}-02T00:00:00Z`), 'month') })}
            {...monthlyTurnover}
            symbol={symbol}
          />
        )}
        <Muted>{t('vip:standing.counts')}</Muted>
      </section>
      {next && (
        <section className={styles.card}>
          <h2 className={styles.title}>{t('vip:next.title', { level: next.level })}</h2>
          <Facts>
            <Fact label={t('vip:ladder.bonus')}>
              <Money amount={next.upgradeBonus} symbol={symbol} decimals={0} />
            </Fact>
            <Fact label={t('vip:ladder.withdraw')}>
              <Money amount={next.dailyWithdraw} symbol={symbol} decimals={0} />
            </Fact>
            <Fact label={t('vip:ladder.rebate')}>
              <bdi dir="ltr">+{next.rebateExtra.toFixed(2)}%</bdi>
            </Fact>
            <Fact label={t('vip:ladder.channels')}>{next.channels}</Fact>
            {next.feesReimbursed && <Fact label={t('vip:ladder.fees')}>{t('vip:yes')}</Fact>}
            {next.privateManager && <Fact label={t('vip:ladder.manager')}>{t('vip:yes')}</Fact>}
          </Facts>
        </section>
      )}
      {raises.length > 0 && (
        <Rows title={t('vip:raises')}>
          {raises.map((raise) => (
            <RowText
              key={raise.level}
              label={t('member:vip', { level: raise.level })}
              hint={dates.merchant(raise.at, 'moment')}
              trailing={<Money amount={raise.bonus} symbol={symbol} decimals={0} />}
            />
          ))}
        </Rows>
      )}
    </>
  )
}

interface GoalProps {
  name: string
  actual: number
  expected: number
  symbol: string
}

function Goal({ name, actual, expected, symbol }: GoalProps) {
  return (
    <div className={styles.goal}>
      <p className={styles.goalName}>
        <span>{name}</span>
        <bdi dir="ltr">
          <Money amount={actual} symbol={symbol} decimals={0} /> / <Short amount={expected} />
        </bdi>
      </p>
      <Progress value={actual} max={expected} label={name} />
    </div>
  )
}
