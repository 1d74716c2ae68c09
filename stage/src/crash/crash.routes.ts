import { crash, platformError, toAmount, toUnits } from '@understudy/contracts'
import { handle } from '@understudy/platform/binding/call.ts'
import { type BetRow, betsRepository } from '@understudy/platform/features/bets/index.ts'
import { luckRepository } from '@understudy/platform/features/luck/index.ts'
import { maskedName, membersRepository } from '@understudy/platform/features/member/index.ts'
import { commitmentOf } from '@understudy/platform/world/fair.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { betBefore, placeBet, refOf } from '../vendor/bets.ts'
import { nameOf } from '../vendor/named-rounds.ts'
import { balanceAfter, balanceOf, bettor, opened, openingOf, type Player, type Visit } from '../vendor/opened-launch.ts'
import {
  type Flight,
  flightAt,
  flightNumbered,
  flightsBefore,
  GROWTH,
  isCrash,
  multiplierAfter,
  RETURNS,
} from './flights.ts'
import { type Seat, seatsRepository } from './seats.repository.ts'
import { type CrashDetail, cashOut, endOf, gameOf, hasBets } from './settle-flight.ts'

const HISTORY = 20

const visit = (world: World, launchId: string): Visit => opened(world, launchId, ['RNG'], isCrash)

const betView = ({ betId, stake, win, returned, status, detail }: OwnBet): crash.CrashBet => {
  const { round, autoCashOut, cashOut = null } = detail as CrashDetail
  return { betId, round, stake: toAmount(stake), autoCashOut, cashOut, win: toAmount(win + returned), status }
}

type OwnBet = Pick<BetRow, 'stake' | 'win' | 'returned' | 'status' | 'detail'> & { betId: string }
const idOf = (ref: string) => ref.slice(ref.lastIndexOf(':') + 1)
const viewOf = (bet: BetRow) => betView({ ...bet, betId: idOf(bet.ref) })

/** The player's last bet at this game. */
function lastBet({ world, game }: Visit, player: Player): OwnBet | undefined {
  const [last] = world
    .use(betsRepository)
    .ofGame(player.memberId, game.nodeId, 0, 20)
    .filter(({ wallet, detail }) => wallet === player.wallet.name && 'autoCashOut' in detail)
  return last && { ...last, betId: (last.detail as CrashDetail).betId }
}

function seatView(world: World, { memberId, stake, win, status, detail }: Seat, player: Player | undefined) {
  const { username = '' } = world.use(membersRepository).byId(memberId) ?? {}
  return {
    name: maskedName(username),
    own: memberId === player?.memberId,
    stake: toAmount(stake),
    cashOut: (detail as CrashDetail).cashOut ?? null,
    win: toAmount(win),
    status,
  }
}

/** Decides a round by the luck a tester has set, as far as a bet with this automatic cash-out needs it. */
function decideByLuck({ world, game }: Visit, about: string, autoCashOut: number | null): void {
  const luck = world.use(luckRepository)
  // The bets of others end at a time that follows from the crash, so only the first bet may decide it.
  if (luck.resultOf(about) !== undefined || hasBets(world, about)) return
  const decided = luck.take(game)
  if (!decided) return
  const far = decided === 'big' || (autoCashOut ?? 0) > 300
  luck.decide(about, decided === 'lose' ? 'early' : far ? 'far' : 'late')
}

export const crashRoutes = [
  handle(crash.crashState, ({ world, params, origins }) => {
    const current = visit(world, params.launchId)
    const { player } = current
    const { nodeId } = current.game
    const game = gameOf(world, nodeId)
    const flight = flightAt(game, world.now())
    const about = nameOf(nodeId, flight.round)
    const last = player && lastBet(current, player)
    return openingOf(current, origins.app, RETURNS, {
      round: flight.round,
      opensAt: flight.opensAt,
      startsAt: flight.startsAt,
      growth: GROWTH,
      hash: commitmentOf(flight.seeds.serverSeed),
      ...crashed(world, flight),
      calledOff: game.decided[about] === 'calledOff',
      stakes: [...crash.CRASH_STAKES],
      autoLimits: { ...crash.AUTO_CASH_OUT },
      history: flightsBefore(game, flight, HISTORY).map(({ round, crash, seeds: { serverSeed }, decided }) => ({
        round,
        crash,
        hash: commitmentOf(serverSeed),
        seed: serverSeed,
        decided,
      })),
      seats: world
        .use(seatsRepository)
        .ofRound(nodeId, about)
        .map((seat) => seatView(world, seat, player)),
      bet: last ? betView(last) : null,
    })
  }),

  handle(crash.crashBet, ({ world, params, body }) => {
    const current = visit(world, params.launchId)
    const player = bettor(current)
    const { nodeId } = current.game
    const { betId, round, autoCashOut } = body
    const stake = toUnits(body.stake)
    return world.transaction(() => {
      const before = betBefore(current, player, { betId, stake })
      if (before) {
        const detail = before.detail as CrashDetail
        if (detail.round !== round || detail.autoCashOut !== autoCashOut) throw platformError('transaction.conflict')
        return { bet: viewOf(before), balance: balanceOf(player) }
      }
      const flight = flightAt(gameOf(world, nodeId), world.now())
      if (round !== flight.round || world.hasCome(flight.startsAt)) throw platformError('issue.closed')
      if ((lastBet(current, player)?.detail as CrashDetail | undefined)?.round === round)
        throw platformError('bet.limit')
      const about = nameOf(nodeId, round)
      decideByLuck(current, about, autoCashOut)
      const decided = flightNumbered(gameOf(world, nodeId), round) ?? flight
      const detail = { about, round, autoCashOut, betId }
      const bet = placeBet(current, player, { betId, stake, dueAt: endOf(decided, autoCashOut), detail })
      return { bet: viewOf(bet), balance: balanceOf(player) }
    })
  }),

  handle(crash.crashCashOut, ({ world, params, body }) => {
    const current = visit(world, params.launchId)
    const { player } = current
    if (!player) throw platformError('login.not.session')
    return world.transaction(() => {
      const bet = world.use(betsRepository).byRef(refOf(current.game.vendor, player.memberId, body.betId))
      if (bet?.nodeId !== current.game.nodeId) throw platformError('bet.not.found')
      const ended = bet.status === 'open' ? cashOutNow(world, bet) : bet
      if ((ended.detail as CrashDetail).cashOut === undefined) throw platformError('issue.closed')
      return { bet: viewOf(ended), balance: balanceAfter(player, ended) }
    })
  }),
]

/** What is known of a flight once it has crashed. */
const crashed = (world: World, { crashAt, endsAt, crash, seeds, decided }: Flight) =>
  world.hasCome(crashAt)
    ? { crash, seed: seeds.serverSeed, decided, endsAt }
    : { crash: null, seed: null, decided: false, endsAt: null }

/** Cashes an open bet out at the multiplier of this moment. @throws PlatformError `issue.closed` */
function cashOutNow(world: World, bet: BetRow): BetRow {
  const flight = flightNumbered(gameOf(world, bet.nodeId), (bet.detail as CrashDetail).round)
  const now = world.now()
  if (!flight || now < flight.startsAt || now >= flight.crashAt) throw platformError('issue.closed')
  return cashOut(world, bet, multiplierAfter(now - flight.startsAt), now)
}
