import { GAME_TYPES, type GameType, type LanguageCode, platformError, play } from '@understudy/contracts'
import { handle } from '@understudy/platform/binding/call.ts'
import { type GameRow, game, gamesRepository } from '@understudy/platform/features/games/index.ts'
import { openLaunch } from '@understudy/platform/features/launch/index.ts'
import { textIn } from '@understudy/platform/shared/text.ts'
import { catalogueOf } from '@understudy/platform/storage/catalogue.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { bettor, opened, openingOf } from '../vendor/opened-launch.ts'

/** Lotteries have their own launch call. */
const KINDS = GAME_TYPES.filter((type) => type !== 'LOTT' && type !== 'ELOTT')

/** Upper bound of games on a lobby page; no vendor has more of a type. */
const SHOWN = 100

/** Returns a vendor's games of a type for its lobby, cached until the catalogue changes. */
const shelfOf = (world: World, { vendor, gameType }: GameRow, language: LanguageCode) =>
  catalogueOf(world.db).keep([game], `lobby of ${vendor} ${gameType} ${language}`, () =>
    world
      .use(gamesRepository)
      .page({ vendor, gameType, hot: false }, { pageNo: 1, pageSize: SHOWN })
      .rows.map((row) => ({
        nodeId: String(row.nodeId),
        name: textIn(row.facts.name, language),
        icon: row.facts.icon,
        classify: row.classify,
        freeplay: row.freePlay ? (1 as const) : (0 as const),
      })),
  )

export const vendorLobbyRoutes = [
  handle(play.vendorLobby, ({ world, params, origins }) => {
    const current = opened(world, params.launchId, KINDS)
    const { game, language } = current
    return openingOf(current, origins.app, 1, {
      gameType: game.gameType as GameType,
      games: shelfOf(world, game, language).filter(({ nodeId }) => nodeId !== String(game.nodeId)),
    })
  }),

  handle(play.enter, ({ world, params, body, origins }) => {
    const current = opened(world, params.launchId, KINDS)
    bettor(current)
    const game = world.use(gamesRepository).byNode(body.nodeId)
    if (!game || game.vendor !== current.game.vendor) throw platformError('game.not.found')
    const { memberId, token, merchant, language, backUrl, demo } = current.launch
    const url = openLaunch(world, origins, {
      game,
      memberId,
      token,
      merchant,
      language,
      backUrl,
      demo,
      target: null,
      bringMoney: true,
    })
    return { url }
  }),
]
