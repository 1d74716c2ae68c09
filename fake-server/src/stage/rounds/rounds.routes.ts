import { artUrl } from '@understudy/art'
import { platformError, rounds, toAmount, toUnits } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import { type BetRow, betsRepository } from '../../features/bets/bets.repository.ts'
import type { GameRow } from '../../features/games/game-facts.ts'
import { vendorsRepository } from '../../features/games/games.repository.ts'
import { luckRepository } from '../../features/luck/luck.repository.ts'
import type { World } from '../../world/world.ts'
import { betBefore, endBet, placeBet } from '../vendor/bets.ts'
import { balanceOf, bettor, opened, openingOf, type Visit } from '../vendor/opened.ts'
import { oddsOf, prizeOf, RETURNS, resultOf, type Slot, slotAt, slotOf } from './rounds.ts'

/** Units a member may have on one round. */
const LIMIT = 10_000
const HISTORY = 24

const visit = (world: World, launchId: string): Visit => opened(world, launchId, ['LIVE', 'COCKFIGHT'])
const kindOf = ({ gameType }: Pick<GameRow, 'gameType'>): rounds.RoundKind => (gameType === 'LIVE' ? 'table' : 'bout')

/** A round by the name testers and bets know it by. */
const nameOf = (nodeId: number, round: number) => `${nodeId}/${round}`

/** The result of a round, or nothing where it was called off. */
function endOf(world: World, kind: rounds.RoundKind, nodeId: number, round: number): rounds.RoundResult | null {
  const decided = world.use(luckRepository).resultOf(nameOf(nodeId, round))
  if (decided === 'calledOff') return null
  const side = rounds.ROUND_SIDES.find((known) => known === decided)
  return resultOf({ kind, seed: world.origin.seed, nodeId, round, decided: side })
}

interface RoundDetail {
  about: string
  round: number
  side: rounds.RoundSide
  /** Hundredths. */
  odds: number
}

const ownBets = ({ world, player, game }: Visit, { round, startsAt }: Slot): BetRow[] =>
  player
    ? world
        .use(betsRepository)
        .ofGame(player.memberId, game.nodeId, startsAt)
        .filter(
          ({ detail, wallet }) => (detail as unknown as RoundDetail).round === round && wallet === player.wallet.name,
        )
    : []

const betView = ({ stake, win, status, detail }: BetRow) => ({
  side: (detail as unknown as RoundDetail).side,
  stake: toAmount(stake),
  win: toAmount(win),
  status,
})

const inUnits = (odds: Record<rounds.RoundSide, number>) => ({
  first: odds.first / 100,
  second: odds.second / 100,
  draw: odds.draw / 100,
})

export const roundsRoutes = [
  handle(rounds.roundsState, ({ world, params, origins }) => {
    const at = visit(world, params.launchId)
    const { nodeId } = at.game
    const kind = kindOf(at.game)
    const now = world.now()
    const slot = slotAt(kind, nodeId, now)
    const past = Array.from({ length: HISTORY }, (_, n) => endOf(world, kind, nodeId, slot.round - 1 - n))
    return {
      ...openingOf(at, origins.app, RETURNS[kind]),
      kind,
      pictures:
        kind === 'table'
          ? { first: artUrl.symbol('sun'), second: artUrl.symbol('moon', 6) }
          : {
              first: artUrl.symbol('feather', 1 + (slot.round % 4)),
              second: artUrl.symbol('feather', 5 + (slot.round % 4)),
            },
      ...slot,
      odds: inUnits(oddsOf(kind, world.origin.seed, nodeId, slot.round)),
      stakes: [...rounds.ROUND_STAKES],
      result: now >= slot.closesAt ? endOf(world, kind, nodeId, slot.round) : null,
      history: past.filter((result) => result !== null),
      bets: ownBets(at, slot).map(betView),
      lastBets: ownBets(at, slotOf(kind, nodeId, slot.round - 1)).map(betView),
    }
  }),

  handle(rounds.roundsBet, ({ world, params, body }) => {
    const at = visit(world, params.launchId)
    const player = bettor(at)
    const { game } = at
    const kind = kindOf(game)
    const stake = toUnits(body.stake)
    return world.transaction(() => {
      const before = betBefore(at, player, { betId: body.betId, stake })
      const slot = slotAt(kind, game.nodeId, world.now())
      if (before) {
        const { side, round } = before.detail as unknown as RoundDetail
        if (side !== body.side || round !== body.round) throw platformError('transaction.conflict')
      } else {
        if (body.round !== slot.round || world.now() >= slot.closesAt) throw platformError('issue.closed')
        const onRound = ownBets(at, slot).reduce((sum, bet) => sum + bet.stake, 0)
        if (onRound + stake > toUnits(LIMIT)) throw platformError('bet.limit')
        const about = nameOf(game.nodeId, slot.round)
        const luck = world.use(luckRepository)
        const wish = luck.resultOf(about) === undefined ? luck.take(game) : undefined
        if (wish) luck.decide(about, wish === 'lose' ? otherThan(body.side) : body.side)
        const odds = oddsOf(kind, world.origin.seed, game.nodeId, slot.round)[body.side]
        const detail = { about, round: slot.round, side: body.side, odds }
        placeBet(at, player, { betId: body.betId, stake, dueAt: slot.endsAt, detail })
      }
      return { balance: balanceOf(player), bets: ownBets(at, slotOf(kind, game.nodeId, body.round)).map(betView) }
    })
  }),
]

const otherThan = (side: rounds.RoundSide): rounds.RoundSide => (side === 'first' ? 'second' : 'first')

/** Ends a bet when its round is over; a table that was closed meanwhile, or a round called off, gives the stake back. */
export function settleRound(world: World, bet: BetRow): void {
  const { side, round, odds } = bet.detail as unknown as RoundDetail
  const kind = kindOf(bet)
  const result = endOf(world, kind, bet.nodeId, round)
  if (!result || world.use(vendorsRepository).byCode(bet.vendor)?.maintenance) {
    endBet(world, bet, { win: 0, returned: true })
    return
  }
  const { winner, first, second } = result
  endBet(world, bet, {
    win: prizeOf(kind, { side, stake: bet.stake, odds }, winner),
    detail: { winner, first, second },
  })
}
