import type { VipLevel } from '@understudy/contracts/vip'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '@/shared/i18n'
import { Money } from '@/shared/ui/Money'
import { Muted } from '@/shared/ui/Muted'
import table from '@/shared/ui/Table.module.css'
import styles from './Ladder.module.css'
import { Short } from './Short.tsx'

interface LadderProps {
  levels: readonly VipLevel[]
  symbol: string
  /** The reader's level. */
  own?: number | undefined
}

/** Table of all levels; the level column is sticky. */
export function Ladder({ levels, symbol, own }: LadderProps) {
  const t = useText()
  const benefitText = (level: VipLevel, which: 'feesReimbursed' | 'privateManager') =>
    level[which] ? <Check size={18} aria-label={t('vip:yes')} /> : <Absent />
  const columns: { name: string; of: (level: VipLevel) => ReactNode }[] = [
    { name: t('vip:ladder.turnover'), of: ({ totalTurnover }) => <Short amount={totalTurnover} /> },
    {
      name: t('vip:ladder.bonus'),
      of: ({ upgradeBonus }) => <Money amount={upgradeBonus} symbol={symbol} decimals={0} />,
    },
    { name: t('vip:ladder.withdraw'), of: ({ dailyWithdraw }) => <Short amount={dailyWithdraw} /> },
    { name: t('vip:ladder.rebate'), of: ({ rebateExtra }) => <bdi dir="ltr">+{rebateExtra.toFixed(2)}%</bdi> },
    { name: t('vip:ladder.month'), of: ({ monthlyTurnover }) => <Short amount={monthlyTurnover} /> },
    { name: t('vip:ladder.channels'), of: ({ channels }) => channels },
    { name: t('vip:ladder.fees'), of: (level) => benefitText(level, 'feesReimbursed') },
    { name: t('vip:ladder.manager'), of: (level) => benefitText(level, 'privateManager') },
  ]
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('vip:ladder.title')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: makes the scroll container reachable by keyboard */}
      <section className={table.frame} aria-label={t('vip:ladder.title')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.level}>
                {t('vip:ladder.level')}
              </th>
              {columns.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {levels.map((level) => (
              <tr key={level.level} aria-current={level.level === own ? 'true' : undefined}>
                <th scope="row" className={styles.level}>
                  {t('member:vip', { level: level.level })}
                  {level.level === own && <span className={styles.you}>{t('vip:ladder.you')}</span>}
                </th>
                {columns.map(({ name, of }) => (
                  <td key={name}>{of(level)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Muted>{t('vip:ladder.note')}</Muted>
    </section>
  )
}

/** An empty cell, with a text for screen readers. */
function Absent() {
  const t = useText()
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('vip:no')}</span>
    </>
  )
}
