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
 * Returns the address of a launched game: on the stage, or at the vendor's own server, with the token for its wallet
 * calls.
 * @throws PlatformError `game.maintenance` when this server may not frame the vendor's origin, for instance in an
 * imported world
 */
export function launchAddress(world: World, origins: Origins, { game, launchId, language, backUrl }: Launched): string {
  const outside = world.use(outsideVendorsRepository).byCode(game.vendor)
  if (!outside) return `${origins.stage}/play/${launchId}?language=${language}`
  if (!origins.mayFrame(outside.launchUrl)) throw platformError('game.maintenance')
  const url = new URL(outside.launchUrl)
  const facts = { token: launchId, game: game.facts.gameCode, language, back: backUrl }
  for (const [name, value] of Object.entries(facts)) url.searchParams.set(name, value)
  return url.href
}

/** Returns the origins, besides the stage, that serve pages of this world's games. */
export const outsideOrigins = (world: World, origins: Origins): string[] => [
  ...new Set(
    world
      .use(outsideVendorsRepository)
      .all()
      .filter(({ launchUrl }) => origins.mayFrame(launchUrl))
      .map(({ launchUrl }) => new URL(launchUrl).origin),
  ),
]
