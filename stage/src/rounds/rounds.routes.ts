import { platformError, rounds, toAmount, toUnits } from '@understudy/contracts'
import { handle } from '@understudy/platform/binding/call.ts'
import { betsRepository, type ShownBet } from '@understudy/platform/features/bets/index.ts'
import { luckRepository } from '@understudy/platform/features/luck/index.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { betBefore, placeBet } from '../vendor/bets.ts'
import { nameOf } from '../vendor/named-rounds.ts'
import { balanceOf, bettor, opened, openingOf, type Visit } from '../vendor/opened-launch.ts'
import { oddsOf, RETURNS, ROUND_KINDS, type Slot, slotNow, slotOf } from './rounds.ts'
import { emblemsOf, endOf, kindOf, type RoundDetail } from './settle-round.ts'

/** Upper bound of a member's stakes on one round, in currency units. */
const LIMIT = 10_000
const HISTORY = 24

const visit = (world: World, launchId: string): Visit => opened(world, launchId, ROUND_KINDS)

/** Returns the player's bets on a round and later ones, the newest first. */
const betsSince = ({ world, player, game }: Visit, { startsAt }: Slot): ShownBet[] =>
  player
    ? world
        .use(betsRepository)
        .ofGame(player.memberId, game.nodeId, startsAt)
        .filter(({ wallet }) => wallet === player.wallet.name)
    : []

const onRound = (bets: readonly ShownBet[], round: number) =>
  bets.filter(({ detail }) => (detail as RoundDetail).round === round)

const ownBets = (at: Visit, slot: Slot): ShownBet[] => onRound(betsSince(at, slot), slot.round)

const betView = ({ stake, win, returned, status, detail }: ShownBet) => ({
  side: (detail as RoundDetail).side,
  stake: toAmount(stake),
  win: toAmount(win + returned),
  status,
})

const inUnits = (odds: Record<rounds.RoundSide, number>) => ({
  first: odds.first / 100,
  second: odds.second / 100,
  draw: odds.draw / 100,
})

export const roundsRoutes = [
  handle(rounds.roundsState, ({ world, params, origins }) => {
    const current = visit(world, params.launchId)
    const { nodeId } = current.game
    const kind = kindOf(current.game)
    const slot = slotNow(world, kind, nodeId)
    const ownBets = betsSince(current, slotOf(kind, nodeId, slot.round - 1))
    const decided = world.use(luckRepository).results()
    const endAt = (round: number) => endOf(world, kind, { nodeId, round }, decided)
    const past = Array.from({ length: HISTORY }, (_, n) => endAt(slot.round - 1 - n))
    return openingOf(current, origins.app, RETURNS[kind], {
      kind,
      pictures: emblemsOf(kind, slot.round),
      ...slot,
      odds: inUnits(oddsOf(kind, world.origin.seed, nodeId, slot.round)),
      stakes: [...rounds.ROUND_STAKES],
      result: world.hasCome(slot.closesAt) ? endAt(slot.round) : null,
      history: past.filter((result) => result !== null),
      bets: onRound(ownBets, slot.round).map(betView),
      lastBets: onRound(ownBets, slot.round - 1).map(betView),
    })
  }),

  handle(rounds.roundsBet, ({ world, params, body }) => {
    const current = visit(world, params.launchId)
    const player = bettor(current)
    const { game } = current
    const kind = kindOf(game)
    const stake = toUnits(body.stake)
    return world.transaction(() => {
      const before = betBefore(current, player, { betId: body.betId, stake })
      const slot = slotNow(world, kind, game.nodeId)
      if (before) {
        const { side, round } = before.detail as RoundDetail
        if (side !== body.side || round !== body.round) throw platformError('transaction.conflict')
      } else {
        if (body.round !== slot.round || world.hasCome(slot.closesAt)) throw platformError('issue.closed')
        const staked = ownBets(current, slot).reduce((sum, bet) => sum + bet.stake, 0)
        if (staked + stake > toUnits(LIMIT)) throw platformError('bet.limit')
        const about = nameOf(game.nodeId, slot.round)
        const luck = world.use(luckRepository)
        if (luck.resultOf(about) === 'calledOff') throw platformError('issue.closed')
        const outcome = luck.resultOf(about) === undefined ? luck.take(game) : undefined
        if (outcome) luck.decide(about, outcome === 'lose' ? otherThan(body.side) : body.side)
        const odds = oddsOf(kind, world.origin.seed, game.nodeId, slot.round)[body.side]
        const detail = { about, round: slot.round, side: body.side, odds }
        placeBet(current, player, { betId: body.betId, stake, dueAt: slot.endsAt, detail })
      }
      return { balance: balanceOf(player), bets: ownBets(current, slotOf(kind, game.nodeId, body.round)).map(betView) }
    })
  }),
]

const otherThan = (side: rounds.RoundSide): rounds.RoundSide => (side === 'first' ? 'second' : 'first')
