import { isArt } from './draw-art.ts'
import type { GameCategory } from './motifs/index.ts'
import type { Motif } from './motifs/named.ts'
import type { Scene } from './scenes/index.ts'
import { ART_VERSION } from './version.ts'

export interface GameArt {
  readonly category: GameCategory
  readonly vendor: string
  readonly serial: number
  /** What it shows; without one, the serial number chooses. */
  readonly motif?: Motif | undefined
  /** On the curve of a crash game. */
  readonly curve?: boolean | undefined
}

/**
 * Builds an address. Throws for a name that cannot be drawn: a mistake in the seed should fail here, not as a broken
 * picture.
 */
function url(kind: string, name: string | number): string {
  if (!isArt(kind, String(name))) throw new RangeError(`No ${kind} art can be named "${name}"`)
  return `/img/${ART_VERSION}/${kind}/${name}.svg`
}

/** Addresses of pictures; the server draws them with `drawArt`. */
export const artUrl = {
  game: ({ category, vendor, serial, motif, curve }: GameArt): string => {
    const suffix = motif ? `${curve ? '-curve' : ''}-${motif.toLowerCase()}` : ''
    return url('game', `${category.toLowerCase()}-${vendor}-${serial}${suffix}`)
  },
  vendor: (code: string): string => url('vendor', code),
  team: (slug: string): string => url('team', slug),
  avatar: (number: number): string => url('avatar', number),
  banner: (scene: Scene, variant: number, motif?: Motif): string =>
    url('banner', `${scene}-${variant}${motif ? `-${motif.toLowerCase()}` : ''}`),
  sponsor: (slug: string): string => url('sponsor', slug),
  payment: (slug: string): string => url('payment', slug),
  badge: (slug: string): string => url('badge', slug),
  category: (category: GameCategory | 'default'): string => url('category', category.toLowerCase()),
  symbol: (name: string, variant = 1): string => url('symbol', `${name}-${variant}`),
  icon: (slug: string, variant = 1): string => url('icon', `${slug}-${variant}`),
}
