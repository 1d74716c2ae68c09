import { rounds } from '@understudy/contracts'
import type { World } from '@understudy/platform/world/world.ts'
import { pageText, stagedGame } from '../staged-game.ts'
import { roundNamed, roundsWithBets } from '../vendor/named-rounds.ts'
import { TEXTS } from './page/texts.js'
import { roundsRoutes } from './rounds.routes.ts'
import { RETURNS, ROUND_KINDS, roundSeeds, slotNow, slotOf } from './rounds.ts'
import { kindOf, RoundDetail, roundDrawn, roundPicture, settleRound } from './settle-round.ts'

export const roundsGame = stagedGame({
  name: 'rounds',
  kinds: ROUND_KINDS,
  routes: roundsRoutes,
  detail: RoundDetail,
  picture: roundPicture,
  fair: {
    running: (world, game) => {
      const kind = kindOf(game)
      return roundSeeds(kind, world.origin.seed, game.nodeId, slotNow(world, kind, game.nodeId).round)
    },
    ofBet: (world, bet, game) => {
      const { round } = bet.detail as Partial<RoundDetail>
      return round === undefined ? undefined : roundDrawn(world, bet, game)
    },
  },
  facts: (game) => {
    const kind = kindOf(game)
    return {
      returns: RETURNS[kind],
      volatility: 'low',
      stakes: rounds.ROUND_STAKES,
      rules: [{ texts: pageText(TEXTS, `${kind}.rules`) }],
    }
  },
  settle: settleRound,
  decides: { outcomes: rounds.ROUND_SIDES, endsAt: roundEnd },
  // Tables deal continuously, so only rounds with bets are listed.
  scheduled: [roundsWithBets(ROUND_KINDS)],
})

function roundEnd(world: World, about: string): number | undefined {
  const { game, round = 0 } = roundNamed(world, about) ?? {}
  if (!game || !ROUND_KINDS.some((kind) => kind === game.gameType)) return undefined
  return slotOf(kindOf(game), game.nodeId, round).endsAt
}
