import { MINUTE } from '@understudy/contracts/durations'
import { saferPlay, TIME_OUT_DAYS } from '@understudy/contracts/safer-play'
import type { ReactNode } from 'react'
import { useSettings } from '@/domain/system'
import { STALE, useApiQuery } from '@/shared/api'
import { useNow } from '@/shared/clock/use-now'
import { moneyText } from '@/shared/format/money'
import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import styles from './GameBar.module.css'
import { usePause } from './use-pause.ts'

const [BREAK_DAYS] = TIME_OUT_DAYS

interface GameBarProps {
  onPaused: () => void
  /** Whether it stands in the bar of the frame, not below it. */
  inBar?: boolean
  /** Stands before the break button. */
  trailing?: ReactNode
}

/** Result and length of the session above an open game, and a break of one day in two taps. */
export function GameBar({ onPaused, inBar = false, trailing }: GameBarProps) {
  const t = useText()
  const { data } = useApiQuery(saferPlay, undefined, { staleTime: STALE.always })
  const symbol = useSettings()?.currencySymbol
  const pause = usePause('timeOut', onPaused)
  const time = useNow()

  const session = symbol === undefined ? undefined : data?.session
  return (
    <section className={styles.bar} data-in-bar={inBar} aria-label={t('safer-play:bar.label')}>
      {session && symbol !== undefined && (
        <p className={styles.figures}>
          <data value={session.result}>
            {t(`safer-play:bar.${outcomeOf(session.result)}`, { amount: moneyText(symbol, Math.abs(session.result)) })}
          </data>
          <span>
            {t('safer-play:bar.minutes', { count: Math.max(0, Math.floor((time - session.startedAt) / MINUTE)) })}
          </span>
        </p>
      )}
      <span className={styles.actions}>
        {trailing}
        <Button look="secondary" size="small" aria-haspopup="dialog" onClick={() => pause(BREAK_DAYS)}>
          {t('safer-play:bar.break')}
        </Button>
      </span>
    </section>
  )
}

function outcomeOf(result: number): 'won' | 'lost' | 'even' {
  if (result === 0) return 'even'
  return result > 0 ? 'won' : 'lost'
}
