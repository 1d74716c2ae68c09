import {
  type GameType,
  isTrial,
  languageOf,
  platformError,
  session,
  slot,
  toAmount,
  toUnits,
} from '@understudy/contracts'
import { type Call, handle } from '../../binding/call.ts'
import { type BetRow, betsRepository, type NewBet } from '../../features/bets/bets.repository.ts'
import type { GameRow } from '../../features/games/game-facts.ts'
import { gamesRepository, vendorsRepository } from '../../features/games/games.repository.ts'
import { type LaunchRow, launchRepository } from '../../features/launch/launch.repository.ts'
import { lobbyRepository } from '../../features/lobby/lobby.repository.ts'
import { refuseTimeOut } from '../../features/safer-play/refuse-time-out.ts'
import { sessionsRepository } from '../../features/session/session.repository.ts'
import { systemRepository } from '../../features/system/system.repository.ts'
import { DEMO_WALLET, memberAccount } from '../../features/wallet/ledger.repository.ts'
import { type SeamlessWallet, seamlessWallet } from '../../features/wallet/seamless.ts'
import { grantDemoMoney } from '../../features/wallet/wallet.repository.ts'
import { textIn } from '../../world/texts.ts'
import type { World } from '../../world/world.ts'
import { multipleOf, PAIR_PAYS, type SlotSymbol, SYMBOLS, spinReels } from './reels.ts'

/** A win of this many stakes is told on the winner board. */
const TOLD_FROM = 60

export const slotRoutes = [
  handle(slot.slotState, ({ world, params, origins }) => {
    const { launch, game, vendor, wallet } = opened(world, params.launchId)
    const { code, dir } = languageOf(languageCode(launch.language))
    return {
      gameName: textIn(game.facts.name, code),
      vendorName: textIn(vendor.name, code),
      art: game.facts.largeIcon,
      demo: launch.demo,
      balance: toAmount(wallet.balance()),
      currencySymbol: world.use(systemRepository).merchant(launch.merchant as Call['merchant']).currencySymbol,
      bets: [...slot.SLOT_BETS],
      pays: slot.SLOT_SYMBOLS.map((symbol) => ({ symbol, multiple: SYMBOLS[symbol].pays })).sort(
        (a, b) => b.multiple - a.multiple,
      ),
      pairPays: PAIR_PAYS,
      language: code,
      dir,
      backUrl: launch.backUrl,
      appOrigin: origins.app,
    }
  }),

  handle(slot.slotSpin, ({ world, params, body }) => {
    const { launch, game, vendor, wallet, account } = opened(world, params.launchId)
    refuseTimeOut(world, launch.memberId)
    if (vendor.maintenance) throw platformError('game.maintenance')
    const ref = `${vendor.code}:${launch.id}:${body.roundId}`
    const bets = world.use(betsRepository)
    const stake = toUnits(body.bet)
    return world.transaction(() => {
      const before = bets.byRef(ref)
      if (before && before.stake !== stake) throw platformError('transaction.conflict')
      const round = before ?? play(world, wallet, { ref, stake, launch, game })
      if (!before) {
        bets.add(round)
        if (!launch.demo && multipleIn(round) >= TOLD_FROM)
          world.use(lobbyRepository).addWinner({ account, nodeId: game.nodeId, amount: round.win, at: round.placedAt })
      }
      return {
        roundId: body.roundId,
        reels: reelsIn(round),
        win: toAmount(round.win),
        multiple: multipleIn(round),
        balance: toAmount(wallet.balance()),
      }
    })
  }),
]

interface Spin {
  ref: string
  stake: number
  launch: LaunchRow
  game: GameRow
}

/** A spin is over as soon as it is made: stake out, prize in, and a settled bet. */
function play(world: World, wallet: SeamlessWallet, { ref, stake, launch, game }: Spin): NewBet {
  const at = world.now()
  wallet.bet(ref, stake)
  const reels = spinReels(world.random)
  const win = stake * multipleOf(reels)
  if (win > 0) wallet.win(ref, win)
  return {
    ...{ ref, memberId: launch.memberId, wallet: wallet.name, stake, valid: stake, win },
    ...{ gameType: game.gameType as GameType, vendor: game.vendor, nodeId: game.nodeId },
    status: win > 0 ? 'won' : 'lost',
    ...{ placedAt: at, settledAt: at, dueAt: null, detail: { reels } },
  }
}

const reelsIn = ({ detail }: Pick<BetRow, 'detail'>) => (detail as { reels: SlotSymbol[][] }).reels
const multipleIn = ({ win, stake }: Pick<BetRow, 'win' | 'stake'>) => win / stake

/** The launch with its game and wallet, as long as the session it stands on is alive. */
function opened(world: World, launchId: string) {
  const launch = world.use(launchRepository).byId(launchId)
  if (!launch) throw platformError('launch.unknown')
  const caller = world.use(sessionsRepository).callerOf(launch.token, world.now())
  if (!caller) throw platformError('login.not.session')
  const game = world.use(gamesRepository).byNode(String(launch.nodeId))
  const vendor = game && world.use(vendorsRepository).byCode(game.vendor)
  if (!game || !vendor) throw platformError('launch.unknown')
  const wallet = seamlessWallet(world, walletOf(world, launch, isTrial(caller.type)), vendor.code, game.facts.name.EN)
  return { launch, game, vendor, wallet, account: caller.username }
}

/** A trial member's whole wallet is play money; a real member's free play has a wallet of its own. */
function walletOf(world: World, launch: LaunchRow, trial: boolean) {
  if (!launch.demo || trial) return memberAccount(launch.memberId)
  grantDemoMoney(world, launch.memberId, toUnits(session.TRIAL_BALANCE), DEMO_WALLET)
  return memberAccount(launch.memberId, DEMO_WALLET)
}

const languageCode = (code: string) => code as Call['language']
