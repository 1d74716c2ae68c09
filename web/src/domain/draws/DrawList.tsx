import type { LotteryGroup } from '@understudy/contracts/lottery/terms'
import { ShieldCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ListState } from '@/shared/api/pages'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { MorePages } from '@/shared/query/MorePages'
import { QueryFailed } from '@/shared/query/QueryFailed'
import { IconButton } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Skeleton } from '@/shared/ui/Skeleton'
import styles from './DrawList.module.css'
import { FairSheet } from './FairSheet.tsx'
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
  gameId: string
  group: LotteryGroup
  /** Whether the newest prize table is expanded. */
  open?: boolean
  /** Undefined while loading. */
  draws: readonly Draw[] | undefined
  list: ListState
  /** The next step where there is no draw. */
  none: ReactNode
}

/** Past draws of a game, newest first; a prize table expands below its top prize. */
export function DrawList({ gameId, group, open = false, draws, list, none }: DrawListProps) {
  const t = useText()
  const [checked, setChecked] = useState<string>()
  if (!draws && list.error) return <QueryFailed error={list.error} onRetry={list.retry} />
  if (!draws) return <Skeleton height={300} radius={16} />
  if (draws.length === 0) return <EmptyState action={none}>{t('draws:none')}</EmptyState>
  return (
    <>
      <ol className={styles.list}>
        {draws.map((draw, index) => (
          <DrawRow key={draw.numero} group={group} draw={draw} open={open && index === 0} onCheck={setChecked} />
        ))}
      </ol>
      <MorePages list={list} button={t('draws:more')} />
      {checked !== undefined && <FairSheet gameId={gameId} numero={checked} onClose={() => setChecked(undefined)} />}
    </>
  )
}

interface DrawRowProps {
  group: LotteryGroup
  draw: Draw
  open: boolean
  onCheck: (numero: string) => void
}

function DrawRow({ group, draw: { numero, winningNumber, drawTime, voided }, open, onCheck }: DrawRowProps) {
  const t = useText()
  const { merchant } = useDates()
  const [unfolded, setUnfolded] = useState(open)
  const foldable = hasPrizeTable(group) && winningNumber !== null
  return (
    <li className={styles.draw}>
      <div className={styles.head}>
        <bdi dir="ltr" className={styles.numero}>
          {numero}
        </bdi>
        <time dateTime={new Date(drawTime).toISOString()}>{merchant(drawTime, 'short')}</time>
        <IconButton
          label={t('draws:fair.open')}
          icon={<ShieldCheck size={18} />}
          className={styles.check}
          aria-haspopup="dialog"
          onClick={() => onCheck(numero)}
        />
      </div>
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
