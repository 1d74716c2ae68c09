import type { ReplyOf } from '@understudy/contracts/endpoint'
import type { series as seriesContract } from '@understudy/contracts/lottery'
import { useId } from 'react'
import { useText } from '@/shared/i18n'
import { rebateAt } from './bet-lines.ts'
import styles from './Series.module.css'
import { useStake } from './stake.ts'

interface SeriesProps {
  range: ReplyOf<typeof seriesContract>[number]
  series: number
}

/** Choice of the series: better odds, or more rebate on the stake. */
export function Series({ range, series }: SeriesProps) {
  const t = useText()
  const id = useId()
  const rebate = `${(rebateAt(series, range.maxSeries) * 100).toFixed(1)} %`
  return (
    <div className={styles.series}>
      <label htmlFor={id} className={styles.label}>
        {t('lotto:stake.series')} <bdi dir="ltr">{series}</bdi>
      </label>
      <span className={styles.rebate}>
        {t('lotto:stake.rebate')} <bdi dir="ltr">{rebate}</bdi>
      </span>
      <input
        id={id}
        type="range"
        className={styles.range}
        min={range.minSeries}
        max={range.maxBetSeries}
        step={2}
        value={series}
        aria-valuetext={`${series}, ${t('lotto:stake.rebate')} ${rebate}`}
        onChange={(event) => useStake.setState({ series: Number(event.currentTarget.value) })}
      />
    </div>
  )
}
