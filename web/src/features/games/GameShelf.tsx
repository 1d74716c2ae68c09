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
  /** Stands after the title: how many there are altogether. */
  note?: string
  /** Undefined while they are on their way. */
  games: readonly Game[] | undefined
  /** Why they did not come. */
  failed?: Failed | undefined
  /** How many are expected, for a place of the right size. */
  expected: number
  /** Category of the list; game-list types have two rows (HOME-011). */
  type?: string
  seeAll?: string
  /** So many side by side, moved by as many (HOME-015, HOME-016). */
  perView?: number
  wide?: boolean
  /** False keeps the shelf's room and draws no games in it. */
  near?: boolean
}

/** Of tiles in their usual width so many are in view. */
const IN_VIEW = 3

/**
 * A shelf of games: pictures beyond its edge come when somebody reaches for them. A list of three or fewer shares the width in landscape cards
 * instead of leaving it empty.
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
  wide,
  near = true,
}: GameShelfProps) {
  const t = useText()
  // A reply would be drawn in one go: as a deferred value it is drawn in pieces, between which the page answers.
  const games = useDeferredValue(known)
  if (games?.length === 0) return null
  if (!known && failed)
    return (
      <Shelf
        // Another one than that of the games, whose row is watched from its first drawing on.
        key="failed"
        {...{ title, icon, seeAll }}
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
      waiting={!games && near}
      far={!near}
      rows={(reached) =>
        rows.map((row) => {
          const shape = filled || wide ? 'wide' : 'square'
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
              // biome-ignore lint/suspicious/noArrayIndexKey: a place that waits for its game
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
