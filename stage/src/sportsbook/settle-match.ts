import { play, sportsbook } from '@understudy/contracts'
import { type BetRow, betsRepository, opposedPart } from '@understudy/platform/features/bets/index.ts'
import type { World } from '@understudy/platform/world/world.ts'
import * as z from 'zod/mini'
import { endBet } from '../vendor/bets.ts'
import { contestOf, standingOf } from './fixtures.ts'
import { Texts } from './teams.ts'
import { scoresOf } from './tell-score.ts'

/** Bet detail of a single. */
export const SingleDetail = z.object({
  about: z.string(),
  betId: play.BetId,
  side: sportsbook.SportsbookSide,
  /** Hundredths. */
  odds: z.number(),
  home: Texts,
  away: Texts,
})
export type SingleDetail = z.infer<typeof SingleDetail>

/** Settles a single whose match is over; a match called off or no longer existing refunds the stake. */
export function settleSingle(world: World, bet: BetRow): void {
  const { about, side, odds } = bet.detail as SingleDetail
  const contest = contestOf(world, about)
  const standing = contest && standingOf(world, contest)
  const winner = standing?.winner
  if (!standing || !winner) {
    endBet(world, bet, { win: 0, returned: bet.stake })
    return
  }
  const win = winner === side ? Math.round((bet.stake * odds) / 100) : 0
  endBet(world, bet, {
    win,
    opposed: opposedIn(world, bet),
    detail: { winner, score: scoresOf(world, contest, standing) },
  })
}

/** What of a stake lies on both sides of its match. */
function opposedIn(world: World, { memberId, nodeId, stake, detail }: BetRow): number {
  const { about, side } = detail as SingleDetail
  const bets = world.use(betsRepository).onEvent({ memberId, nodeId, field: 'about', event: about })
  const stakedOn = (wanted: sportsbook.SportsbookSide) =>
    bets.reduce((sum, bet) => sum + ((bet.detail as SingleDetail).side === wanted ? bet.stake : 0), 0)
  return opposedPart(stake, stakedOn(side), stakedOn(side === 'home' ? 'away' : 'home'))
}
