import { type LanguageCode, platformError } from '@understudy/contracts'
import type { Origins } from '../../binding/platform.ts'
import { hostRandom } from '../../world/host-random.ts'
import { MAINTENANCE_LENGTH } from '../../world/settings.ts'
import type { World } from '../../world/world.ts'
import { betsRepository } from '../bets/index.ts'
import type { GameRow } from '../games/index.ts'
import { vendorsRepository } from '../games/index.ts'
import { recentsRepository } from '../recents/index.ts'
import { refuseTimeOut } from '../safer-play/index.ts'
import { launchAddress } from '../vendor-wallet/index.ts'
import { collectWallets } from '../wallet/index.ts'
import { type LaunchRow, launchRepository } from './launch.repository.ts'

type LaunchRequest = Omit<LaunchRow, 'id' | 'at' | 'nodeId' | 'demo'> & {
  game: GameRow
  /** Play money: asked for, or all a trial session has. */
  demo: boolean
  /** Brings the member's money to the vendor where each vendor has a wallet. */
  bringMoney: boolean
}

/** Puts a player at a vendor's page and gives its address. Refuses what the vendor would. */
export function openLaunch(
  world: World,
  origins: Origins,
  { game, demo, bringMoney, ...request }: LaunchRequest,
): string {
  const now = world.now()
  const vendor = world.use(vendorsRepository).byCode(game.vendor)
  if (!vendor || vendor.maintenance)
    throw platformError('game.maintenance', { startTime: now, endTime: now + MAINTENANCE_LENGTH })
  if (request.memberId !== null) refuseTimeOut(world, request.memberId)
  if (demo && !game.freePlay) throw platformError('real.account.required')
  const id = `${world.id}.${hostRandom.uuid()}`
  const { backUrl } = request
  const address = launchAddress(world, origins, {
    game,
    launchId: id,
    language: request.language as LanguageCode,
    backUrl,
  })
  world.transaction(() => {
    if (request.memberId !== null) {
      refuseSecond(world, request.memberId, game)
      if (bringMoney && !demo) collectWallets(world, request.memberId, request.merchant, game.vendor)
      world.use(recentsRepository).note(request.memberId, game.nodeId, now)
    }
    world.use(launchRepository).add({ ...request, id, nodeId: game.nodeId, demo, at: now })
  })
  return address
}

/** A round that was left open is finished before another game of its vendor starts; its own game finds it again. */
function refuseSecond(world: World, memberId: number, game: GameRow): void {
  const open = world
    .use(betsRepository)
    .openRounds(memberId)
    .find(({ vendor, nodeId }) => vendor === game.vendor && nodeId !== game.nodeId)
  if (open)
    throw platformError('game.round.open', {
      nodeId: String(open.nodeId),
      vassalage: open.vendor,
      gameType: open.gameType,
    })
}
