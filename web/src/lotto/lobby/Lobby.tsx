import { openIssues, recentResults } from '@understudy/contracts/lottery'
import { useState } from 'react'
import { LotteryRow, lotteryRow } from '@/domain/draws/LotteryRow'
import { failedOf, STALE, useApiQuery } from '@/shared/api'
import { now } from '@/shared/clock'
import { type TextKey, useText } from '@/shared/i18n'
import { QueryFailed } from '@/shared/query/QueryFailed'
import { Button } from '@/shared/ui/Button'
import { Chip } from '@/shared/ui/Chip'
import { EmptyState } from '@/shared/ui/EmptyState'
import { useGames } from '../game/game-queries.ts'
import { Loading } from '../game/Loading.tsx'
import type { Skin } from '../lotto-address.ts'
import { ChipRow } from '../ui/ChipRow.tsx'
import styles from './Lobby.module.css'

const VENDORS: Readonly<Record<Skin, string>> = { fast: 'IND', vn: 'TCG_LOTTO_VN', sea: 'TCG_SEA' }

const OFTEN = 15_000

/** Time until the next draw of any game, within bounds, ms. */
const untilNextDraw = (issues: readonly { drawTime: number }[] | undefined) =>
  Math.min(OFTEN, Math.max(3_000, Math.min(...(issues ?? []).map(({ drawTime }) => drawTime)) - now() + 500))

interface LobbyProps {
  skin: Skin
  onChoose: (gameId: string) => void
}

/** The vendor's games by region or family, with next draws and last results. */
export function Lobby({ skin, onChoose }: LobbyProps) {
  const t = useText()
  const games = useGames()
  const results = useApiQuery(recentResults, { query: {} }, { staleTime: STALE.always, refetchInterval: OFTEN }).data
  const issues = useApiQuery(openIssues, undefined, {
    staleTime: STALE.always,
    refetchInterval: ({ state }) => untilNextDraw(state.data),
  }).data
  const [kind, setKind] = useState('')
  const failed = failedOf(games)
  if (failed) return <QueryFailed error={failed.error} onRetry={failed.retry} />
  if (!games.data) return <Loading />
  const skinGames = games.data.filter(({ vendor }) => vendor === VENDORS[skin])
  if (skinGames.length === 0)
    return (
      <EmptyState
        scene="games"
        action={<Button onClick={() => void games.refetch()}>{t('shared:action.retry')}</Button>}
      >
        {t('lotto:games.none')}
      </EmptyState>
    )
  const kinds = [...new Set(skinGames.map(({ gameGroupCode }) => gameGroupCode))]
  const visibleGames = skinGames.filter(({ gameGroupCode }) => kind === '' || gameGroupCode === kind)
  return (
    <div className={styles.lobby}>
      {kinds.length > 1 && (
        <ChipRow label={t('lotto:games.kinds')}>
          <Chip active={kind === ''} aria-pressed={kind === ''} onClick={() => setKind('')}>
            {t('lotto:games.all')}
          </Chip>
          {kinds.map((one) => (
            <Chip key={one} active={kind === one} aria-pressed={kind === one} onClick={() => setKind(one)}>
              {t(`draws:group.${one}` as TextKey)}
            </Chip>
          ))}
        </ChipRow>
      )}
      <ul className={styles.games}>
        {visibleGames.map((game) => (
          <li key={game.gameId}>
            <button type="button" className={lotteryRow} onClick={() => onChoose(game.gameId)}>
              <LotteryRow
                name={game.name}
                icon={game.icon}
                group={game.gameGroupCode}
                isSale={game.isSale}
                drawTime={issues?.find(({ gameId }) => gameId === game.gameId)?.drawTime ?? game.drawTime}
                result={results?.find(({ gameId }) => gameId === game.gameId)?.winningNumber}
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
