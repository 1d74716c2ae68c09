import type { ReplyOf } from '@understudy/contracts/endpoint'
import type { LotteryGame, nearIssues, Play } from '@understudy/contracts/lottery'
import { LayoutGrid } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '@/shared/i18n'
import { QueryFailed } from '@/shared/query/QueryFailed'
import { IconButton } from '@/shared/ui/Button'
import { Chip } from '@/shared/ui/Chip'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Skeleton } from '@/shared/ui/Skeleton'
import { AllGames } from '../game/AllGames.tsx'
import { useMenu } from '../game/menu.ts'
import { ChipRow } from '../ui/ChipRow.tsx'
import styles from './BetPanel.module.css'
import { PlayCard } from './PlayCard.tsx'
import { PlaysSheet } from './PlaysSheet.tsx'
import { slip } from './slip.ts'

interface BetPanelProps {
  game: LotteryGame
  near: ReplyOf<typeof nearIssues> | undefined
  onOrders: () => void
}

/** The betting panel: a row of plays, a sheet with all plays and modes, and the selected play. */
export function BetPanel({ game, near, onOrders }: BetPanelProps) {
  const t = useText()
  const { menus, menu, failed } = useMenu(game.gameId)
  const [playId, setPlayId] = useState<number>()
  const [all, setAll] = useState(false)

  useEffect(() => {
    if (menu) slip.of(game.gameId, menu.prizeMode, menus)
  }, [game.gameId, menu, menus])

  if (failed) return <QueryFailed error={failed.error} onRetry={failed.retry} />
  if (!menu) return <Skeleton height={320} radius={16} />
  if (!game.isSale) return <EmptyState action={<AllGames />}>{t('lotto:bet.notOnSale')}</EmptyState>
  const groups = menu.playMenuGroups
    .map((group) => ({ ...group, playMenus: group.playMenus.filter(({ playSwitch }) => playSwitch) }))
    .filter(({ playMenus }) => playMenus.length > 0)
  const plays = groups.flatMap(({ playMenus }) => playMenus)
  const current = plays.find((one) => one.playId === playId) ?? plays[0]
  if (!current) return <EmptyState action={<AllGames />}>{t('lotto:bet.noPlays')}</EmptyState>
  return (
    <>
      <div className={styles.row}>
        <IconButton
          label={t('lotto:bet.allPlays')}
          icon={<LayoutGrid size={20} />}
          aria-haspopup="dialog"
          className={styles.all}
          onClick={() => setAll(true)}
        />
        <Plays plays={plays} current={current} onChoose={setPlayId} />
      </div>
      <PlayCard
        key={`${game.gameId}/${current.playId}`}
        game={game}
        menus={menus}
        menu={menu}
        play={current}
        near={near}
        onOrders={onOrders}
      />
      {all && (
        <PlaysSheet
          menus={menus}
          menu={menu}
          groups={groups}
          playId={current.playId}
          onChoose={setPlayId}
          onClose={() => setAll(false)}
        />
      )}
    </>
  )
}

function Plays({ plays, current, onChoose }: { plays: Play[]; current: Play; onChoose: (playId: number) => void }) {
  const t = useText()
  const selectedTab = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another play is chosen
  useEffect(() => {
    selectedTab.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [current.playId])
  return (
    <ChipRow label={t('lotto:bet.plays')}>
      {plays.map(({ playId, playName }) => (
        <Chip
          key={playId}
          ref={playId === current.playId ? selectedTab : undefined}
          active={playId === current.playId}
          aria-pressed={playId === current.playId}
          onClick={() => onChoose(playId)}
        >
          {playName}
        </Chip>
      ))}
    </ChipRow>
  )
}
