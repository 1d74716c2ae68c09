import type { Game } from '@understudy/contracts/games'
import { memo } from 'react'
import { ArtImage } from '@/shared/ui/ArtImage'
import { classes } from '@/shared/ui/classes'
import { OpenLink } from '@/shared/ui/OpenLink'
import { Picture } from '@/shared/ui/Picture'
import { Skeleton } from '@/shared/ui/Skeleton'
import styles from './GameTile.module.css'
import { useTileParts } from './tile-parts.ts'

interface GameTileProps {
  game: Game
  /** A square with the name under it, or a landscape card with the name on the picture. */
  shape?: 'square' | 'wide'
  /** Landscape as broad as the page. */
  large?: boolean
}

export const GameTile = memo(function GameTile({ game, shape = 'square', large }: GameTileProps) {
  const { pathOf, starOf } = useTileParts()
  const name = game.displayName || game.gameName
  const wide = shape === 'wide'
  return (
    <article className={classes(styles.tile, wide && styles.wide, large && styles.large)}>
      <OpenLink to={pathOf(game)} className={styles.link}>
        <span className={styles.picture}>
          <ArtImage
            src={wide ? game.mobileLargeIcon : game.showIcon}
            alt=""
            category={game.gameType}
            ratio={wide ? (large ? '21 / 9' : '8 / 5') : '1 / 1'}
          />
          {!wide && <VendorTag code={game.vassalage} />}
        </span>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {wide && <VendorTag code={game.vassalage} />}
      </OpenLink>
      {starOf && <span className={styles.star}>{starOf(game)}</span>}
    </article>
  )
})

/** The vendor by its mark, which carries its letters; by its code where the mark is not known. */
function VendorTag({ code }: { code: string }) {
  const vendor = useTileParts().vendorOf?.(code)
  return (
    <Picture
      src={vendor?.icon}
      alt={vendor?.displayName ?? code}
      width={26}
      height={26}
      loading="lazy"
      decoding="async"
      className={styles.vendor}
      fallback={<bdi className={styles.code}>{code}</bdi>}
    />
  )
}

export function GameTileSkeleton({ shape = 'square', large }: Omit<GameTileProps, 'game'>) {
  const wide = shape === 'wide'
  return (
    <div className={classes(styles.tile, wide && styles.wide, large && styles.large)} aria-hidden="true">
      <span className={styles.link}>
        <span className={styles.picture} style={{ aspectRatio: wide ? (large ? '21 / 9' : '8 / 5') : '1 / 1' }}>
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
