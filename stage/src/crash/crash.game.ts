import { crash } from '@understudy/contracts'
import type { World } from '@understudy/platform/world/world.ts'
import { pageText, stagedGame } from '../staged-game.ts'
import { roundNamed, roundsWithBets } from '../vendor/named-rounds.ts'
import { crashRoutes } from './crash.routes.ts'
import { CRASH_CLASS, flightAt, flightNumbered, isCrash, RETURNS } from './flights.ts'
import { TEXTS } from './page/texts.js'
import { CrashDetail, decisionOn, flightPicture, gameOf, settleCrash } from './settle-flight.ts'

export const crashGame = stagedGame({
  name: 'crash',
  kinds: ['RNG'],
  classify: CRASH_CLASS,
  routes: crashRoutes,
  detail: CrashDetail,
  picture: flightPicture,
  fair: {
    running: (world, { nodeId }) => flightAt(gameOf(world, nodeId), world.now()).seeds,
    ofBet(world, bet) {
      const { about, round, decidedCrash } = bet.detail as Partial<CrashDetail>
      const game = gameOf(world, bet.nodeId)
      const flight = round !== undefined && flightNumbered(game, round)
      if (!flight || about === undefined) return undefined
      const { seeds, crashAt } = flight
      const decision = decidedCrash === undefined ? decisionOn(game, bet).decidedCrash : decidedCrash
      const crash = decision === undefined ? flight.crash : decision
      return {
        game: 'crash',
        seeds,
        outcome: crash === null ? null : String(crash),
        decided: decision !== undefined,
        // A bet that was cashed out has ended before its flight has.
        isOut: world.hasCome(crashAt),
      }
    },
  },
  facts: () => ({
    returns: RETURNS,
    // The player chooses: an early cash-out wins often, a late one much.
    volatility: 'medium',
    stakes: crash.CRASH_STAKES,
    rules: [{ texts: pageText(TEXTS, 'rulesText') }],
  }),
  settle: settleCrash,
  decides: {
    outcomes: crash.CRASH_OUTCOMES,
    endsAt: (world, about) => flightNamed(world, about)?.crashAt,
    // A bet stores when it ends, which follows from the crash, so the crash stands once bets are taken.
    fixedFrom: (world, about) => flightNamed(world, about)?.opensAt,
  },
  scheduled: [roundsWithBets(['RNG'])],
})

function flightNamed(world: World, about: string) {
  const named = roundNamed(world, about)
  return named && isCrash(named.game) ? flightNumbered(gameOf(world, named.game.nodeId), named.round) : undefined
}
