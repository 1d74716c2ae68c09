import type { ContentRule } from '@understudy/contracts/lottery/content'
import { useText } from '@/shared/i18n'
import { oddsAt, oddsText } from './bet-lines.ts'
import styles from './OddsOptions.module.css'

interface OptionsProps {
  options: Extract<ContentRule, { kind: 'options' }>['options']
  chosen: readonly string[]
  series: number
  highestSeries: number
  onToggle: (value: string) => void
}

/** Options with individual odds, which depend on the series. */
export function OddsOptions({ options, chosen, series, highestSeries, onToggle }: OptionsProps) {
  const t = useText()
  return (
    <fieldset className={styles.options} data-many={options.length > 8}>
      <legend className="visually-hidden">{t('lotto:pick.options')}</legend>
      {options.map(({ value, label, odds }) => (
        <button
          key={value}
          type="button"
          className={styles.option}
          aria-pressed={chosen.includes(value)}
          onClick={() => onToggle(value)}
        >
          <span className={styles.label}>{label}</span>
          <bdi dir="ltr" className={styles.odds}>
            {oddsText(oddsAt(odds, series, highestSeries))}
          </bdi>
        </button>
      ))}
    </fieldset>
  )
}
