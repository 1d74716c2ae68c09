import { LOTTERY_LIMITS } from '@understudy/contracts/lottery/terms'
import { Trash2 } from 'lucide-react'
import { useText } from '@/shared/i18n'
import { IconButton } from '@/shared/ui/Button'
import { Stepper } from '@/shared/ui/Stepper'
import { Amount } from '../game/money.tsx'
import { type BetLine, exactOddsOf, priceOf, stakesIn } from './bet-lines.ts'
import styles from './SlipSheet.module.css'
import { slip } from './slip.ts'
import { Words } from './Words.tsx'

/** A line of the slip, with its multiple and a remove button. */
export function SlipLine({ line }: { line: BetLine }) {
  const t = useText()
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <h3 className={styles.name}>{line.play.playName}</h3>
        <IconButton
          label={t('lotto:slip.remove', { play: line.play.playName })}
          icon={<Trash2 size={19} />}
          onClick={() => slip.remove(line.id)}
        />
      </div>
      <Words content={line.play.content} choice={line.choice} />
      <div className={styles.foot}>
        <p className={styles.facts}>
          {t('lotto:stake.count', { count: stakesIn(line) })}
          <span>{t('lotto:slip.odds', { odds: `\u2066${exactOddsOf(line)}\u2069` })}</span>
          <strong>
            <Amount amount={priceOf(line)} />
          </strong>
        </p>
        <Stepper
          label={t('lotto:stake.multiple')}
          labelled={false}
          value={line.multiple}
          min={1}
          max={LOTTERY_LIMITS.multiple}
          less={t('lotto:stake.less')}
          more={t('lotto:stake.more')}
          onChange={(multiple) => slip.multiply(line.id, multiple)}
        />
      </div>
    </li>
  )
}
