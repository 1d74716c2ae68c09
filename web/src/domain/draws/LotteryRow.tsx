import { DAY } from '@understudy/contracts/durations'
import type { LotteryGroup } from '@understudy/contracts/lottery/terms'
import { now } from '@/shared/clock'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { Countdown } from '@/shared/ui/Countdown'
import styles from './LotteryRow.module.css'
import { Result } from './Result.tsx'

interface LotteryRowProps {
  name: string
  icon: string
  group: LotteryGroup
  isSale: boolean
  drawTime: number
  /** The latest result, once known. */
  result: string | undefined
}

/** Content of a game's list row: picture, name, last result, and time of the next draw. */
export function LotteryRow({ name, icon, group, isSale, drawTime, result }: LotteryRowProps) {
  const t = useText()
  const { merchant } = useDates()
  return (
    <>
      <img src={icon} alt="" width="56" height="56" className={styles.icon} loading="lazy" />
      <span className={styles.what}>
        <span className={styles.name}>{name}</span>
        {result ? <Result group={group} winningNumber={result} size="small" /> : <span className={styles.gap} />}
      </span>
      <span className={styles.when}>
        <span>{t(isSale ? 'draws:next' : 'draws:notOnSale')}</span>
        {isSale &&
          (drawTime - now() > DAY ? (
            <strong>{merchant(drawTime, 'weekdayTime')}</strong>
          ) : (
            <Countdown until={drawTime} className={styles.clock} />
          ))}
      </span>
    </>
  )
}

/** Class name of the row, for a link or a button. */
export const lotteryRow = styles.row
