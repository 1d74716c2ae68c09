import { isTrial, launch, platformError } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import { machine } from '../../world/machine.ts'
import { MAINTENANCE_LENGTH } from '../../world/settings.ts'
import { gamesRepository, vendorsRepository } from '../games/games.repository.ts'
import { recentsRepository } from '../recents/recents.repository.ts'
import { refuseTimeOut } from '../safer-play/refuse-time-out.ts'
import { launchRepository } from './launch.repository.ts'

export const launchRoutes = [
  handle(launch.launchGame, ({ world, caller, query, merchant, language, origins }) => {
    if (query.launchMode !== 'GLS') throw platformError('relay.busy')
    const game = world.use(gamesRepository).byNode(query.nodeId)
    if (!game || game.vendor !== query.vassalage) throw platformError('game.not.found')
    const now = world.now()
    if (world.use(vendorsRepository).byCode(game.vendor)?.maintenance)
      throw platformError('game.maintenance', { startTime: now, endTime: now + MAINTENANCE_LENGTH })
    refuseTimeOut(world, caller.memberId)
    const demo = query.accountType === '0' || isTrial(caller.type)
    if (demo && !game.freePlay) throw platformError('real.account.required')

    const id = `${world.id}.${machine.uuid()}`
    world.transaction(() => {
      world.use(launchRepository).add({
        id,
        memberId: caller.memberId,
        token: caller.token,
        nodeId: game.nodeId,
        merchant,
        language: query.language ?? language,
        demo,
        backUrl: backTo(query.backUrl, origins.app),
        at: now,
      })
      world.use(recentsRepository).note(caller.memberId, game.nodeId, now)
    })
    return { content: { game_url: `${origins.stage}/play/${id}` } }
  }),
]

/** The way back leads into the app and nowhere else. */
function backTo(address: string | undefined, app: string): string {
  const home = `${app}/m/home`
  if (address === undefined || !URL.canParse(address, app)) return home
  const url = new URL(address, app)
  return url.origin === app && url.pathname.startsWith('/m/') ? url.href : home
}
