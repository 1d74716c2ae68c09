import type { Game } from '@understudy/contracts/games'
import { LIMITS } from '@understudy/contracts/page-sizes'
import { type ReactNode, useDeferredValue } from 'react'
import type { Failed } from '@/shared/api'
import { useText } from '@/shared/i18n'
import { FailedLine } from '@/shared/query/FailedLine'
import { inTwoRows, isGameListType } from './categories.ts'
import { GameTile, GameTileSkeleton, TileSlot } from './GameTile.tsx'
import { Shelf } from './Shelf.tsx'

interface GameShelfProps {
  title: string
  icon?: ReactNode
  /** Total number of games, shown after the title. */
  note?: string
  /** Undefined while loading. */
  games: readonly Game[] | undefined
  /** Failure of the query. */
  failed?: Failed | undefined
  /** Expected number of games, for placeholders of the right size. */
  expected: number
  /** Category of the list; game-list types have two rows (HOME-011). */
  type?: string
  seeAll?: string
  /** Number of tiles side by side, by which the arrows move (HOME-015, HOME-016). */
  perView?: number
  /** Whether a third of the next tile shows. */
  peeks?: boolean
  /** False reserves the shelf's space without rendering games. */
  near?: boolean
}

/** Number of tiles of default width in view. */
const IN_VIEW = 3

/**
 * A shelf of games. Pictures beyond its edge load on interaction. Three games or fewer are shown as landscape cards that
 * fill the width.
 */
export function GameShelf({
  title,
  icon,
  note,
  games: known,
  failed,
  expected,
  type = '',
  seeAll,
  perView,
  peeks,
  near = true,
}: GameShelfProps) {
  const t = useText()
  // Deferred, so that rendering a reply does not block input.
  const games = useDeferredValue(known)
  if (games?.length === 0) return null
  if (!known && failed)
    return (
      <Shelf
        // A key different from that of the loaded shelf, whose row must be mounted again to be observed.
        key="failed"
        title={title}
        icon={icon}
        seeAll={seeAll}
        rows={[]}
        instead={<FailedLine error={failed.error} onRetry={failed.retry} said={t('shared:state.loadFailed')} />}
      />
    )
  const items: readonly (Game | undefined)[] = games ?? Array.from({ length: expected }, () => undefined)
  const filled = !perView && items.length <= LIMITS.carouselWithoutArrows
  const rows = isGameListType(type) ? inTwoRows(items).filter((row) => row.length) : [items]
  return (
    <Shelf
      title={title}
      icon={icon}
      note={note}
      seeAll={seeAll}
      perView={perView}
      filled={filled}
      peeks={peeks}
      waiting={!games && near}
      far={!near}
      rows={(reached) =>
        rows.map((row) => {
          const shape = filled ? 'wide' : 'square'
          const large = filled && row.length === 1
          const slots = near || filled ? row : row.slice(0, 1)
          return slots.map((game, index) =>
            game && near ? (
              <li key={game.nodeId}>
                <GameTile
                  game={game}
                  shape={shape}
                  large={large}
                  pictured={reached || filled || index <= (perView ?? IN_VIEW)}
                />
              </li>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder
              <li key={`place-${index}`}>
                {near ? <GameTileSkeleton shape={shape} large={large} /> : <TileSlot shape={shape} large={large} />}
              </li>
            ),
          )
        })
      }
    />
  )
}
