import type { ReplyOf } from '@understudy/contracts/endpoint'
import type { LotteryGame, nearIssues, Play } from '@understudy/contracts/lottery'
import { useEffect, useState } from 'react'
import { useText } from '@/shared/i18n'
import { QueryFailed } from '@/shared/query/QueryFailed'
import { Chip } from '@/shared/ui/Chip'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Skeleton } from '@/shared/ui/Skeleton'
import { useMenu } from '../game/menu.ts'
import { Choices } from '../ui/Choices.tsx'
import styles from './BetPanel.module.css'
import { Modes } from './Modes.tsx'
import { PlayCard } from './PlayCard.tsx'
import { slip } from './slip.ts'

interface BetPanelProps {
  game: LotteryGame
  near: ReplyOf<typeof nearIssues> | undefined
  onOrders: () => void
}

/** What is played: the way of playing, the group of plays, the play. */
export function BetPanel({ game, near, onOrders }: BetPanelProps) {
  const t = useText()
  const { menus, menu, error, retry } = useMenu(game.gameId)
  const [playId, setPlayId] = useState<number>()

  useEffect(() => {
    if (menu) slip.of(game.gameId, menu.prizeMode)
  }, [game.gameId, menu])

  if (error) return <QueryFailed error={error} onRetry={retry} />
  if (!menu) return <Skeleton height={320} radius={16} />
  if (!game.isSale) return <EmptyState>{t('lotto:bet.notOnSale')}</EmptyState>
  const groups = menu.playMenuGroups
    .map((group) => ({ ...group, playMenus: group.playMenus.filter(({ playSwitch }) => playSwitch) }))
    .filter(({ playMenus }) => playMenus.length > 0)
  const group = groups.find(({ playMenus }) => playMenus.some((one) => one.playId === playId)) ?? groups[0]
  const current = group?.playMenus.find((one) => one.playId === playId) ?? group?.playMenus[0]
  if (!group || !current) return <EmptyState>{t('lotto:bet.noPlays')}</EmptyState>
  return (
    <>
      {menus.length > 1 && <Modes menus={menus} menu={menu} />}
      <Choices label={t('lotto:bet.groups')}>
        {groups.map(({ playCode, playName, playMenus }) => (
          <Chip
            key={playCode}
            active={playCode === group.playCode}
            aria-pressed={playCode === group.playCode}
            onClick={() => setPlayId(playMenus[0]?.playId)}
          >
            {playName}
          </Chip>
        ))}
      </Choices>
      {group.playMenus.length > 1 && <Plays plays={group.playMenus} current={current} onChoose={setPlayId} />}
      <PlayCard
        key={`${game.gameId}/${current.playId}`}
        game={game}
        menu={menu}
        play={current}
        near={near}
        onOrders={onOrders}
      />
    </>
  )
}

function Plays({ plays, current, onChoose }: { plays: Play[]; current: Play; onChoose: (playId: number) => void }) {
  const t = useText()
  return (
    <Choices label={t('lotto:bet.plays')} className={styles.plays}>
      {plays.map(({ playId, playName }) => (
        <button
          key={playId}
          type="button"
          className={styles.play}
          aria-pressed={playId === current.playId}
          onClick={() => onChoose(playId)}
        >
          {playName}
        </button>
      ))}
    </Choices>
  )
}
