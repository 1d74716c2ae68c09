import type { LotteryGame } from '@understudy/contracts/lottery'
import { ChevronDown } from 'lucide-react'
import { Result } from '@/domain/draws/Result'
import { useNow } from '@/shared/clock/use-now'
import { useDates } from '@/shared/format/dates'
import { countdown, isDaysAway, isoDuration } from '@/shared/format/duration'
import { useText } from '@/shared/i18n'
import { Skeleton } from '@/shared/ui/Skeleton'
import styles from './Head.module.css'
import type { useNear } from './queries.ts'
import { Wallet } from './Wallet.tsx'

interface HeadProps {
  game: LotteryGame
  near: ReturnType<typeof useNear>['data']
  onGames: () => void
}

/** Which game, which issue, how long betting is open, and the last result. */
export function Head({ game, near, onGames }: HeadProps) {
  const t = useText()
  return (
    <header className={styles.head}>
      <div className={styles.top}>
        <button type="button" className={styles.name} onClick={onGames} aria-haspopup="dialog">
          <h1 className={styles.title}>{game.name}</h1>
          <ChevronDown size={20} aria-hidden="true" />
          <span className="visually-hidden">{t('lotto:games.change')}</span>
        </button>
        <Wallet />
      </div>
      <div className={styles.card}>
        <Issue near={near} />
        <Previous game={game} near={near} />
      </div>
    </header>
  )
}

function Issue({ near }: Pick<HeadProps, 'near'>) {
  const t = useText()
  const time = useNow()
  const { merchant } = useDates()
  if (!near) return <Skeleton height={52} radius={12} />
  const { numero, drawTime, lockTime, isSale } = near.currentNumero
  const closes = drawTime - lockTime * 1_000
  const open = isSale && time < closes
  const left = (open ? closes : drawTime) - time
  const drawing = left <= 0
  const far = isDaysAway(left)
  return (
    <div className={styles.issue}>
      <p className={styles.numero}>
        <span>{t('lotto:issue.name')}</span> <bdi dir="ltr">{numero}</bdi>
      </p>
      <p className={styles.clock} data-urgent={open && left <= 10_000}>
        <span>
          {t(
            drawing
              ? 'lotto:issue.drawing'
              : far
                ? 'lotto:issue.closesOn'
                : open
                  ? 'lotto:issue.closesIn'
                  : 'lotto:issue.drawIn',
          )}
        </span>
        {far ? (
          <time dateTime={new Date(closes).toISOString()} className={styles.day}>
            {merchant(closes, 'longWeekdayTime')}
          </time>
        ) : (
          <time role="timer" dateTime={isoDuration(left)} dir="ltr" className={styles.digits}>
            {countdown(left)}
          </time>
        )}
      </p>
    </div>
  )
}

function Previous({ game, near }: Pick<HeadProps, 'game' | 'near'>) {
  const t = useText()
  if (!near) return <Skeleton height={64} radius={12} />
  const { numero, winningNumber } = near.previousNumero
  return (
    <div className={styles.previous}>
      <p className={styles.of}>
        {t('lotto:issue.resultOf')} <bdi dir="ltr">{numero}</bdi>
      </p>
      {winningNumber ? (
        <Result key={numero} group={game.gameGroupCode} winningNumber={winningNumber} reveal />
      ) : (
        <p className={styles.held}>{t('lotto:issue.held')}</p>
      )}
    </div>
  )
}
