import type { Game } from '@understudy/contracts/games'
import { type MouseEvent, memo } from 'react'
import { preload } from '@/shared/navigation'
import { ArtImage } from '@/shared/ui/ArtImage'
import { classes } from '@/shared/ui/classes'
import { Picture } from '@/shared/ui/Picture'
import { Skeleton } from '@/shared/ui/Skeleton'
import styles from './GameTile.module.css'
import { useTileParts } from './tile-parts.ts'
import { useLongPress } from './use-long-press.ts'

interface GameTileProps {
  game: Game
  /** A square with the name below, or a landscape card with the name on the picture. */
  shape?: 'square' | 'wide'
  /** Landscape card over the full width. */
  large?: boolean
  /** In the first row of its list: the picture is not left until the page is laid out. */
  urgent?: boolean
  /** Whether it is the one that was tapped before its list opened. */
  chosen?: boolean
  /** False delays its pictures, whose space is reserved. */
  pictured?: boolean
}

/** Lotteries and lobbies have no sheet. */
const hasSheet = ({ gameType, gameCode }: Game) => gameType !== 'LOTT' && gameType !== 'ELOTT' && gameCode !== 'lobby'

/** Aspect ratio of a tile's picture, which reserves its space until it has loaded. */
const ratioOf = (shape: 'square' | 'wide', large = false) => (shape === 'square' ? '1 / 1' : large ? '21 / 9' : '8 / 5')

export const GameTile = memo(function GameTile({
  game,
  shape = 'square',
  large,
  urgent,
  chosen,
  pictured = true,
}: GameTileProps) {
  const { pathOf, open, starOf, showSheet } = useTileParts()
  const path = pathOf(game)
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open(path)
  }
  const { onPointerDown, ...pressed } = useLongPress(
    showSheet && hasSheet(game) ? () => showSheet(game) : undefined,
    follow,
  )
  const name = game.displayName || game.gameName
  const wide = shape === 'wide'
  const ratio = ratioOf(shape, large)
  return (
    <article className={classes(styles.tile, wide && styles.wide, large && styles.large)}>
      <a
        href={path}
        className={styles.link}
        aria-current={chosen || undefined}
        {...pressed}
        onPointerDown={(event) => {
          preload(path)
          onPointerDown(event)
        }}
      >
        <span className={styles.picture}>
          {pictured ? (
            <ArtImage
              src={wide ? game.mobileLargeIcon : game.showIcon}
              alt=""
              category={game.gameType}
              ratio={ratio}
              urgent={urgent}
            />
          ) : (
            <span className={styles.room} style={{ aspectRatio: ratio }} />
          )}
          {pictured && !wide && <VendorTag code={game.vassalage} beside={name} />}
        </span>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {pictured && wide && <VendorTag code={game.vassalage} beside={name} />}
      </a>
      {starOf && <span className={styles.star}>{starOf(game)}</span>}
    </article>
  )
})

/** The vendor's logo, or its code if there is no logo. A lobby has its vendor's name, which is then read once only. */
function VendorTag({ code, beside }: { code: string; beside: string }) {
  const vendor = useTileParts().vendorOf?.(code)
  const name = vendor?.displayName ?? code
  return (
    <Picture
      src={vendor?.icon}
      alt={name === beside ? '' : name}
      width={26}
      height={26}
      loading="lazy"
      decoding="async"
      className={styles.vendor}
      fallback={
        // Without `dir`, which would move the label to the other corner.
        <span className={styles.code}>
          <bdi>{code}</bdi>
        </span>
      }
    />
  )
}

export function GameTileSkeleton({ shape = 'square', large }: Pick<GameTileProps, 'shape' | 'large'>) {
  const wide = shape === 'wide'
  return (
    <div className={classes(styles.tile, wide && styles.wide, large && styles.large)} aria-hidden="true">
      <span className={styles.link}>
        <span className={styles.picture} style={{ aspectRatio: ratioOf(shape, large) }}>
          <Skeleton height="100%" radius="inherit" />
        </span>
        {!wide && (
          <span className={styles.name}>
            <Skeleton width="72%" height="12px" />
          </span>
        )}
      </span>
    </div>
  )
}

/** Placeholder of a tile that is about to render: static and as small as possible. */
export const TileSlot = ({ shape, large }: { shape: 'square' | 'wide'; large?: boolean }) => (
  <div
    className={classes(styles.place, shape === 'wide' && styles.widePlace, large && styles.largePlace)}
    aria-hidden="true"
  />
)
