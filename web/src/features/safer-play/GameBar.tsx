import { saferPlay, TIME_OUT_DAYS } from '@understudy/contracts/safer-play'
import type { ReactNode } from 'react'
import { useSettings } from '@/domain/system'
import { STALE, useApiQuery } from '@/shared/api'
import { useNow } from '@/shared/clock/use-now'
import { moneyText } from '@/shared/format/money'
import { useText } from '@/shared/i18n'
import { merchantCode } from '@/shared/session'
import { Button } from '@/shared/ui/Button'
import styles from './GameBar.module.css'
import { usePause } from './use-pause.ts'

const MINUTE = 60_000
const [BREAK_DAYS] = TIME_OUT_DAYS

interface GameBarProps {
  onPaused: () => void
  /** Stands before the break button. */
  trailing?: ReactNode
}

/** Result and length of the session above an open game, and a break of one day in two taps. */
export function GameBar({ onPaused, trailing }: GameBarProps) {
  const t = useText()
  const { data } = useApiQuery(saferPlay, undefined, { staleTime: STALE.always })
  const symbol = useSettings()?.currencySymbol
  const pause = usePause('timeOut', onPaused)
  const time = useNow()

  const session = symbol === undefined ? undefined : data?.session
  return (
    // The stage is always dark, and so is this bar.
    <section className={styles.bar} data-merchant={merchantCode()} aria-label={t('safer-play:bar.label')}>
      {session && symbol !== undefined && (
        <p className={styles.figures}>
          <b>
            {t(`safer-play:bar.${outcomeOf(session.result)}`, { amount: moneyText(symbol, Math.abs(session.result)) })}
          </b>
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
