import { type LanguageCode, platformError } from '@understudy/contracts'
import type { Origins } from '../../binding/platform.ts'
import type { World } from '../../world/world.ts'
import type { GameRow } from '../games/index.ts'
import { outsideVendorsRepository } from './vendor-wallet.repository.ts'

interface Launched {
  game: GameRow
  launchId: string
  language: LanguageCode
  backUrl: string
}

/**
 * Where the page of a launched game is: on the stage, or at the vendor's own server, which is told the token that its
 * wallet calls carry. Throws `game.maintenance` for a vendor at an origin that this server does not let into frames,
 * as in a world that was made elsewhere.
 */
export function launchAddress(world: World, origins: Origins, { game, launchId, language, backUrl }: Launched): string {
  const outside = world.use(outsideVendorsRepository).byCode(game.vendor)
  if (!outside) return `${origins.stage}/play/${launchId}`
  if (!origins.mayFrame(outside.launchUrl)) throw platformError('game.maintenance')
  const url = new URL(outside.launchUrl)
  const facts = { token: launchId, game: game.facts.gameCode, language, back: backUrl }
  for (const [name, value] of Object.entries(facts)) url.searchParams.set(name, value)
  return url.href
}

/** Origins beside the stage that pages of this world's games come from. */
export const outsideOrigins = (world: World, origins: Origins): string[] => [
  ...new Set(
    world
      .use(outsideVendorsRepository)
      .all()
      .filter(({ launchUrl }) => origins.mayFrame(launchUrl))
      .map(({ launchUrl }) => new URL(launchUrl).origin),
  ),
]
