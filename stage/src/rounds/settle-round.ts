import { artUrl } from '@understudy/art'
import { type roundReplay, rounds } from '@understudy/contracts'
import { type BetRow, betsRepository, opposedPart } from '@understudy/platform/features/bets/index.ts'
import { type GameRow, gamesRepository, vendorsRepository } from '@understudy/platform/features/games/index.ts'
import { luckRepository } from '@understudy/platform/features/luck/index.ts'
import type { Drawn } from '@understudy/platform/world/fair-view.ts'
import type { World } from '@understudy/platform/world/world.ts'
import * as z from 'zod/mini'
import { endBet } from '../vendor/bets.ts'
import { nameOf } from '../vendor/named-rounds.ts'
import { outcomeOf, resultOf, roundSeeds, slotOf } from './rounds.ts'

/** Returns what a game plays; a table plays baccarat if its English name says so, as the seed names the others. */
export function kindOf({ gameType, facts }: Pick<GameRow, 'gameType' | 'facts'>): rounds.RoundKind {
  if (gameType !== 'LIVE') return 'cockfight'
  return facts.name.EN.includes('Baccarat') ? 'baccarat' : 'table'
}

/** Returns the result of a round; null if it was called off. Pass `results` if the decided results are already read. */
export function endOf(
  world: World,
  kind: rounds.RoundKind,
  { nodeId, round }: { nodeId: number; round: number },
  results = world.use(luckRepository).results(),
): rounds.RoundResult | null {
  const decided = results[nameOf(nodeId, round)]
  if (decided === 'calledOff') return null
  const side = rounds.ROUND_SIDES.find((known) => known === decided)
  return resultOf({ kind, seed: world.origin.seed, nodeId, round, decided: side })
}

/** Returns how the round of a bet is drawn. */
export function roundDrawn(world: World, bet: BetRow, game: GameRow): Drawn {
  const { nodeId } = bet
  const { round, winner, first, second, decided = false } = bet.detail as RoundDetail
  const kind = kindOf(game)
  const isOver = bet.status !== 'open'
  const results = world.use(luckRepository).results()
  const settled = winner && first && second ? { winner, first, second } : null
  const end = isOver && decided ? settled : endOf(world, kind, { nodeId, round }, results)
  return {
    game: kind,
    seeds: roundSeeds(kind, world.origin.seed, nodeId, round),
    outcome: end && [end.winner, end.first.join(','), end.second.join(',')].join('|'),
    decided: decided || results[nameOf(nodeId, round)] !== undefined,
    isOut: world.hasCome(slotOf(kind, nodeId, round).closesAt),
  }
}

/** Bet detail of a stake on a round. */
export const RoundDetail = z.object({
  about: z.string(),
  round: z.int(),
  side: rounds.RoundSide,
  /** Hundredths. */
  odds: z.number(),
  /** The result, once the round is over; none if the stake was given back without one. */
  winner: z.optional(rounds.RoundSide),
  first: z.optional(z.array(z.int())),
  second: z.optional(z.array(z.int())),
  /** Whether a tester decided the result or called the round off; decisions themselves are not kept for ever. */
  decided: z.optional(z.boolean()),
})
export type RoundDetail = z.infer<typeof RoundDetail>

/** The picture of a round that had a result. */
export function roundPicture({ detail }: Pick<BetRow, 'detail'>, game: GameRow): roundReplay.RoundPictures | undefined {
  const stored = z.safeParse(RoundDetail, detail)
  if (!stored.success) return undefined
  const { round, side, odds, winner, first, second } = stored.data
  if (!winner || !first || !second) return undefined
  const kind = kindOf(game)
  const result = { round, winner, first, second }
  return { game: 'rounds', kind, pictures: emblemsOf(kind, round), side, odds: odds / 100, result }
}

/** Returns the pictures of both sides; those of a cockfight change from round to round. */
export const emblemsOf = (kind: rounds.RoundKind, round: number) =>
  kind === 'cockfight'
    ? { first: artUrl.symbol('feather', 1 + (round % 4)), second: artUrl.symbol('feather', 5 + (round % 4)) }
    : kind === 'baccarat'
      ? { first: artUrl.avatar(2), second: artUrl.avatar(4) }
      : { first: artUrl.symbol('sun'), second: artUrl.symbol('moon', 6) }

/**
 * Settles a bet whose round is over. A round called off, or a vendor in maintenance, refunds the stake.
 * @throws RangeError when the bet names no game
 */
export function settleRound(world: World, bet: BetRow): void {
  const { side, round, odds } = bet.detail as RoundDetail
  const game = world.use(gamesRepository).byNode(String(bet.nodeId))
  if (!game) throw new RangeError(`No game has the number ${bet.nodeId}`)
  const kind = kindOf(game)
  const results = world.use(luckRepository).results()
  const result = endOf(world, kind, { nodeId: bet.nodeId, round }, results)
  const decision = results[nameOf(bet.nodeId, round)] === undefined ? {} : { decided: true }
  if (!result || world.use(vendorsRepository).byCode(bet.vendor)?.maintenance) {
    endBet(world, bet, { win: 0, returned: bet.stake, detail: decision })
    return
  }
  const { winner, first, second } = result
  const outcome = outcomeOf(kind, { side, stake: bet.stake, odds }, winner)
  endBet(world, bet, {
    ...outcome,
    opposed: opposedIn(world, { ...bet, stake: bet.stake - (outcome.returned ?? 0) }),
    detail: { winner, first, second, ...decision },
  })
}

/** What of a stake lies on both sides of its round. */
function opposedIn(world: World, { memberId, nodeId, stake, detail }: BetRow): number {
  const { about, side } = detail as RoundDetail
  if (side === 'draw') return 0
  const bets = world.use(betsRepository).onEvent({ memberId, nodeId, field: 'about', event: about })
  const stakedOn = (wanted: rounds.RoundSide) =>
    bets.reduce((sum, bet) => sum + ((bet.detail as RoundDetail).side === wanted ? bet.stake : 0), 0)
  return opposedPart(stake, stakedOn(side), stakedOn(side === 'first' ? 'second' : 'first'))
}
