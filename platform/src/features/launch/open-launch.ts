import { type LanguageCode, platformError } from '@understudy/contracts'
import type { Origins } from '../../binding/platform.ts'
import { hostRandom } from '../../shared/host-random.ts'
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
  /** Demo money: requested, or the only kind a trial session has. */
  demo: boolean
  /** Transfers the member's money to the vendor, if the merchant has one wallet per vendor. */
  bringMoney: boolean
}

/** Opens a vendor's page for a player and returns its address. Refuses what the vendor would refuse. */
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

/** Refuses another game of the vendor while a round is open; the round's own game resumes it. */
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
