import { lottery, type ParsedInput, platformError } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import { MAINTENANCE_LENGTH } from '../../world/settings.ts'
import type { World } from '../../world/world.ts'
import { vendorsRepository } from '../games/index.ts'
import { membersRepository } from '../member/index.ts'
import { recentsRepository } from '../recents/index.ts'
import { refuseTimeOut } from '../safer-play/index.ts'
import { sessionsRepository } from '../session/index.ts'
import { refuseClosedGame } from './betting.ts'
import { lotteryGamesRepository } from './games.repository.ts'
import { playTypesOf } from './play-menu.ts'
import { issueTicket, spendTicket } from './tickets.ts'

/** The code that stands for a vendor's lobby. */
const LOBBY = 'lobby'

const refuse = (field: string) => platformError('request_param_err', { fields: { [field]: ['enum'] } })

/** Opening the lottery page, and the page's session. */
export const pageRoutes = [
  handle(lottery.launchLottery, ({ world, caller, merchant, query }) => {
    const { vendor, gameCode, prizeMode, playType, mui, css } = query
    refuseTimeOut(world, caller.memberId)
    const gameId = gameCode === LOBBY ? openLobby(world, vendor) : openGame(world, caller.memberId, query)
    const token = world.transaction(() => issueTicket(world, caller.token))
    const address = new URLSearchParams({ token, merchant, css, prize_mode: prizeMode })
    return { content: { game_url: `/m/lotto-h5/${mui}/${playType}/games/${gameId}?${address}` } }
  }),

  handle(lottery.openTicket, ({ world, merchant, body }) => {
    const caller = spendTicket(world, body.ticket, (token) => {
      const identity = world.use(sessionsRepository).callerOf(token, world.now())
      if (!identity || identity.merchant !== merchant) throw platformError('login.not.session')
      return identity
    })
    const { token } = caller
    const { firstTimeLogin } = world.use(membersRepository).byId(caller.memberId) ?? { firstTimeLogin: false }
    return { token, merchantCode: caller.merchant, userName: caller.username, type: caller.type, firstTimeLogin }
  }),
]

function openLobby(world: World, code: string): string {
  const vendor = world.use(vendorsRepository).byCode(code)
  const hasGames = world
    .use(lotteryGamesRepository)
    .all()
    .some(({ row }) => row.vendor === code)
  if (!vendor || !hasGames) throw platformError('game.not.found')
  const now = world.now()
  if (vendor.maintenance) throw platformError('game.maintenance', { startTime: now, endTime: now + MAINTENANCE_LENGTH })
  return LOBBY
}

function openGame(
  world: World,
  memberId: number,
  { vendor, gameCode, prizeMode, playType }: ParsedInput<typeof lottery.launchLottery>['query'],
): string {
  const game = world.use(lotteryGamesRepository).byCode(gameCode)
  if (!game || game.row.vendor !== vendor) throw platformError('game.not.found')
  refuseClosedGame(world, game)
  if (!game.prizeModes.includes(prizeMode)) throw refuse('prizeMode')
  if (!playTypesOf(game).includes(playType)) throw refuse('playType')
  world.use(recentsRepository).note(memberId, game.row.nodeId, world.now())
  return game.gameId
}
