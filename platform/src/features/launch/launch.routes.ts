import { isTrial, launch, platformError } from '@understudy/contracts'
import { ownPage } from '../../binding/app-pages.ts'
import { handle } from '../../binding/call.ts'
import { gamesRepository, vendorsRepository } from '../games/index.ts'
import { openLaunch } from './open-launch.ts'

export const launchRoutes = [
  handle(launch.launchGame, ({ world, caller, query, merchant, language, origins }) => {
    const game = world.use(gamesRepository).byNode(query.nodeId)
    if (!game || game.vendor !== query.vassalage) throw platformError('game.not.found')
    const address = openLaunch(world, origins, {
      game,
      memberId: caller.memberId,
      token: caller.token,
      merchant,
      language: query.language ?? language,
      demo: query.accountType === '0' || isTrial(caller.type),
      target: query.gameId ?? null,
      backUrl: backTo(query.backUrl, origins.app),
      bringMoney: query.confirmTrans === '0',
    })
    return { content: { game_url: address } }
  }),

  handle(launch.launchGuestSports, ({ world, merchant, language, origins }) => {
    const lobby = world.use(vendorsRepository).byCode(launch.SPORTS_VENDOR)?.lobby
    const game = lobby && world.use(gamesRepository).byNode(lobby.nodeId)
    if (!game) throw platformError('game.not.found')
    const address = openLaunch(world, origins, {
      game,
      memberId: null,
      token: null,
      merchant,
      language,
      demo: false,
      target: null,
      backUrl: backTo(undefined, origins.app),
      bringMoney: false,
    })
    return { content: { game_url: address } }
  }),
]

/** Returns the address to go back to; anything outside the app is replaced by home. */
const backTo = (address: string | undefined, app: string): string =>
  (address === undefined ? undefined : ownPage(address, app)) ?? `${app}/m/home`
