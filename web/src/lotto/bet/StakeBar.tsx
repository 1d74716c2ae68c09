import type { ReplyOf } from '@understudy/contracts/endpoint'
import type { gameSetting, series } from '@understudy/contracts/lottery'
import { LOTTERY_LIMITS } from '@understudy/contracts/lottery/terms'
import { ReceiptText } from 'lucide-react'
import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { Chip } from '@/shared/ui/Chip'
import { Segments } from '@/shared/ui/Segments'
import { Stepper } from '@/shared/ui/Stepper'
import { Amount } from '../game/money.tsx'
import { type BetLine, mostWinOf, priceOf, stakesIn } from './bet-lines.ts'
import { Series } from './Series.tsx'
import styles from './StakeBar.module.css'
import { useSlip } from './slip.ts'
import { useStake } from './stake.ts'

/** Preset multiples. */
const QUICK = [1, 5, 10, 50, 100] as const

interface StakeBarProps {
  line: Omit<BetLine, 'id'>
  /** Empty when only whole stakes exist. */
  modes: ReplyOf<typeof gameSetting>['bettingModes']
  range: ReplyOf<typeof series>[number] | undefined
  onAdd: () => void
  onBet: () => void
}

/** Sticky bar with stake, total and the button that adds to the slip. */
export function StakeBar({ line, modes, range, onAdd, onBet }: StakeBarProps) {
  const t = useText()
  const { mode, multiple } = useStake()
  const lines = useSlip((state) => state.lines.length)
  const full: BetLine = { ...line, id: 0 }
  const stakes = stakesIn(line)
  return (
    <>
      <div className={styles.stake}>
        {modes.length > 1 && (
          <div className={styles.modes}>
            <p aria-hidden="true">{t('lotto:stake.unit')}</p>
            <div dir="ltr">
              <Segments
                label={t('lotto:stake.unit')}
                options={modes.map(({ code, unit }) => ({
                  value: code,
                  label: String(unit * line.play.singleBetPrice),
                }))}
                value={mode}
                onChange={(next) => useStake.setState({ mode: next })}
              />
            </div>
          </div>
        )}
        <Stepper
          label={t('lotto:stake.multiple')}
          value={multiple}
          min={1}
          max={LOTTERY_LIMITS.multiple}
          less={t('lotto:stake.less')}
          more={t('lotto:stake.more')}
          onChange={(next) => useStake.setState({ multiple: next })}
        />
      </div>
      <fieldset className={styles.quick} dir="ltr">
        <legend className="visually-hidden">{t('lotto:stake.multiple')}</legend>
        {QUICK.map((times) => (
          <Chip
            key={times}
            active={multiple === times}
            aria-pressed={multiple === times}
            className={styles.times}
            onClick={() => useStake.setState({ multiple: times })}
          >
            ×{times}
          </Chip>
        ))}
      </fieldset>
      {range && <Series range={range} series={line.series} />}
      <div className={styles.bar}>
        <div className={styles.sums} aria-live="polite">
          <p>
            {t('lotto:stake.count', { count: stakes })} · <Amount amount={priceOf(full)} className={styles.price} />
          </p>
          <p className={styles.win}>
            {t('lotto:stake.win')} <Amount amount={stakes > 0 ? mostWinOf(full) : 0} />
          </p>
        </div>
        <Button look="secondary" disabled={stakes === 0} onClick={onAdd}>
          {t('lotto:slip.add')}
        </Button>
        <Button
          disabled={stakes === 0 && lines === 0}
          onClick={onBet}
          icon={<ReceiptText size={18} aria-hidden="true" />}
        >
          {lines > 0 ? t('lotto:slip.withLines', { count: lines }) : t('lotto:slip.bet')}
        </Button>
      </div>
    </>
  )
}
