import type { sportsbook } from '@understudy/contracts'
import type { BetRow } from '../../features/bets/index.ts'
import type { World } from '../../world/world.ts'
import { endBet } from '../vendor/bets.ts'
import { contestOf, standingOf } from './fixtures.ts'
import type { Texts } from './teams.ts'

/** Bet detail of a single. */
export interface SingleDetail {
  about: string
  betId: string
  side: sportsbook.SportsbookSide
  /** Hundredths. */
  odds: number
  home: Texts
  away: Texts
}

/** Settles a single whose match is over; a match called off or no longer existing refunds the stake. */
export function settleSingle(world: World, bet: BetRow): void {
  const { about, side, odds } = bet.detail as SingleDetail
  const contest = contestOf(world, about)
  const winner = contest && standingOf(world, contest).winner
  if (!contest || !winner) {
    endBet(world, bet, { win: 0, returned: bet.stake })
    return
  }
  const { score } = standingOf(world, contest)
  endBet(world, bet, { win: winner === side ? Math.round((bet.stake * odds) / 100) : 0, detail: { winner, score } })
}
