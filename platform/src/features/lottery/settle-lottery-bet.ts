import { readContent } from '@understudy/contracts/lottery/content'
import type { World } from '../../world/world.ts'
import { type BetRow, betsRepository, opposedPart, settleBet } from '../bets/index.ts'
import { ledgerRepository, memberAccount, TX, vendorAccount } from '../ledger/index.ts'
import { bareRule } from './content-rule.ts'
import type { Draw } from './draw.ts'
import { playOf } from './families/index.ts'
import { lotteryGamesRepository } from './games.repository.ts'
import { limitsOf } from './limits.ts'
import { prizeOf } from './odds.ts'
import {
  asSuborder,
  type EndReason,
  lotteryOrdersRepository,
  type Suborder,
  type SuborderBet,
} from './orders.repository.ts'
import { resultOf } from './results.ts'
import { costOf, stakePriceOf } from './slip.ts'

/** Settles a suborder whose draw is over, with the draw's time as the time of settlement. */
export function settleSuborder(world: World, row: BetRow): void {
  const bet = asSuborder(row)
  const settledAt = bet.dueAt ?? world.now()
  const game = world.use(lotteryGamesRepository).byNode(bet.nodeId)
  const result = game ? resultOf(world, game, bet.detail.numero) : { kind: 'voided' as const }
  if (result.kind !== 'drawn') {
    endUndrawn(world, bet, 'voided', settledAt)
    return
  }
  const { prize, tied } = outcomeOf(bet.detail, result.draw)
  if (prize === 0 && tied > 0 && tied === bet.stake) {
    endUndrawn(world, bet, 'tied', settledAt)
    return
  }
  const { detail, stake } = bet
  // The rebate on a refunded stake is deducted from the refund.
  const back = tied - Math.floor((detail.rebate * tied) / stake)
  if (prize > 0) pay(world, bet, 'prize', TX.lotteryPrize, prize, settledAt)
  if (back > 0) pay(world, bet, 'return', TX.lotteryReturn, back, settledAt)
  const status = prize > 0 ? 'won' : 'lost'
  const opposed = opposedIn(world, bet, tied > 0)
  settleBet(world, bet.id, {
    status,
    win: prize,
    returned: back,
    valid: stake - tied - opposed,
    settledAt: settledAt,
    detail: { ...detail },
  })
  if (prize > 0 && detail.winningStop) stopChase(world, bet, settledAt)
}

const OPPOSITE: Readonly<Record<string, string>> = {
  big: 'small',
  small: 'big',
  odd: 'even',
  even: 'odd',
  dragon: 'tiger',
  tiger: 'dragon',
}

/**
 * What of a suborder's stake lies on both sides of its draw: on big and small, odd and even, dragon and tiger. A tie gives
 * big and small back, so that they do not count already.
 */
function opposedIn(world: World, { memberId, nodeId, stake, detail }: SuborderBet, isTied: boolean): number {
  const sidesOf = (content: string) =>
    content.split(',').filter((side) => OPPOSITE[side] && !(isTied && (side === 'big' || side === 'small')))
  const sides = sidesOf(detail.content)
  if (sides.length === 0) return 0
  const staked = new Map<string, number>()
  for (const bet of world.use(betsRepository).onEvent({ memberId, nodeId, field: 'numero', event: detail.numero })) {
    const other = bet.detail as Suborder
    if (other.playId !== detail.playId) continue
    for (const side of sidesOf(other.content)) staked.set(side, (staked.get(side) ?? 0) + bet.stake / other.stakes)
  }
  const stakedOn = (side: string | undefined) => staked.get(side ?? '') ?? 0
  return sides.reduce(
    (sum, side) => sum + opposedPart(stake / detail.stakes, stakedOn(side), stakedOn(OPPOSITE[side])),
    0,
  )
}

/** Returns what a suborder wins in a draw and which part of its stake is tied, in ledger units. */
export function outcomeOf(bet: Suborder, draw: Draw): { prize: number; tied: number } {
  const catalogPlay = playOf(bet.playId)
  const choice = catalogPlay && readContent(bareRule(catalogPlay.play), bet.content)
  if (!choice) return { prize: 0, tied: 0 }
  const { group, play } = catalogPlay
  const { prizeMode: mode, series, multiple } = bet
  const stakePrice = stakePriceOf(play, { group }, mode, bet.mode)
  const { winMax } = limitsOf(group, mode)
  const prize = prizeOf(play, play.wins(draw, choice), { group, mode, series, stakePrice, multiple, winMax })
  return { prize, tied: costOf({ stakes: play.ties(draw, choice), stakePrice }, multiple) }
}

/** Refunds the remaining issues of a chase after a win. */
function stopChase(world: World, won: SuborderBet, at: number): void {
  for (const other of world.use(lotteryOrdersRepository).ofOrder(won.detail.order))
    if (other.status === 'open' && other.detail.phase > won.detail.phase) endUndrawn(world, other, 'stopped', at)
}

const ENDED: Readonly<Record<EndReason, 'returned' | 'cancelled'>> = {
  voided: 'returned',
  tied: 'returned',
  stopped: 'returned',
  player: 'cancelled',
  system: 'cancelled',
}

/** Refunds a suborder's whole stake, less its rebate. Returns the refunded ledger units. */
export function endUndrawn(world: World, bet: SuborderBet, reason: EndReason, at: number): number {
  const { stake, detail } = bet
  const back = stake - detail.rebate
  const settlement = {
    status: ENDED[reason],
    win: 0,
    returned: back,
    valid: 0,
    settledAt: at,
    detail: { ...detail, reason },
  }
  if (!settleBet(world, bet.id, settlement)) return 0
  pay(world, bet, 'return', TX.lotteryReturn, back, at)
  return back
}

function pay(world: World, bet: SuborderBet, what: string, typeId: number, amount: number, at: number): void {
  const { ref, vendor, memberId, wallet } = bet
  world.use(ledgerRepository).write(
    {
      key: `${ref}:${what}`,
      typeId,
      from: vendorAccount(vendor),
      to: memberAccount(memberId, wallet),
      amount,
      remark: vendor,
    },
    at,
  )
}
