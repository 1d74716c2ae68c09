import type { LotteryGroup } from '@understudy/contracts/lottery/terms'
import { useState } from 'react'
import { type ApiError, errorText } from '@/shared/api/api-error'
import { useLocale, useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Skeleton } from '@/shared/ui/Skeleton'
import styles from './DrawList.module.css'
import { hasPrizeTable } from './families.ts'
import { PrizeTable } from './PrizeTable.tsx'
import { Result } from './Result.tsx'

interface Draw {
  numero: string
  winningNumber: string | null
  drawTime: number
  voided: boolean
}

interface DrawListProps {
  group: LotteryGroup
  /** The newest table of prizes is unfolded. */
  open?: boolean
  /** Undefined until they are known. */
  list: readonly Draw[] | undefined
  error: ApiError | null | undefined
  onRetry: () => void
  hasMore: boolean
  isLoading: boolean
  onMore: () => void
}

/** Past draws of a game, the newest first; a table of prizes unfolds below its greatest one. */
export function DrawList({ group, open = false, list, error, onRetry, hasMore, isLoading, onMore }: DrawListProps) {
  const t = useText()
  if (!list && error)
    return (
      <EmptyState scene="error" action={<Button onClick={onRetry}>{t('shared:action.retry')}</Button>}>
        {errorText(error)}
      </EmptyState>
    )
  if (!list) return <Skeleton height={300} radius={16} />
  if (list.length === 0) return <EmptyState>{t('draws:none')}</EmptyState>
  return (
    <>
      <ol className={styles.list}>
        {list.map((draw, index) => (
          <DrawRow key={draw.numero} group={group} draw={draw} open={open && index === 0} />
        ))}
      </ol>
      {hasMore && (
        <Button look="secondary" busy={isLoading} onClick={onMore}>
          {t('draws:more')}
        </Button>
      )}
    </>
  )
}

interface DrawRowProps {
  group: LotteryGroup
  draw: Draw
  open: boolean
}

function DrawRow({ group, draw: { numero, winningNumber, drawTime, voided }, open }: DrawRowProps) {
  const t = useText()
  const locale = useLocale()
  const [unfolded, setUnfolded] = useState(open)
  const time = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const foldable = hasPrizeTable(group) && winningNumber !== null
  return (
    <li className={styles.draw}>
      <p className={styles.head}>
        <bdi dir="ltr" className={styles.numero}>
          {numero}
        </bdi>
        <time dateTime={new Date(drawTime).toISOString()}>{time.format(drawTime)}</time>
      </p>
      {winningNumber ? (
        <Result group={group} winningNumber={winningNumber} size="small" />
      ) : (
        <p className={styles.none}>{t(voided ? 'draws:status.6' : 'draws:status.3')}</p>
      )}
      {foldable && (
        <>
          <button type="button" className={styles.fold} aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
            {t(unfolded ? 'draws:fold' : 'draws:unfold')}
          </button>
          {unfolded && (
            <PrizeTable group={group} winningNumber={winningNumber} caption={t('draws:table', { numero })} />
          )}
        </>
      )}
    </li>
  )
}
