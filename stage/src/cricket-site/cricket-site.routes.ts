import { launch, sites } from '@understudy/contracts'
import { handle } from '@understudy/platform/binding/call.ts'
import { vendorsRepository } from '@understudy/platform/features/games/index.ts'
import { luckRepository } from '@understudy/platform/features/luck/index.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { cricketSiteOf, existing, siteView } from '../linked-site/opened-site.ts'
import { fixtureView } from '../sportsbook/fixture-view.ts'
import { contestsOf, standingOf } from '../sportsbook/fixtures.ts'
import { BALLS, inningsOf, OVERS } from '../sportsbook/innings.ts'

export const cricketSiteRoutes = [
  handle(sites.cricketSite, (call) => {
    const { world, language, params } = call
    const site = existing(cricketSiteOf(world, params.siteId))
    const { dark, light } = site.config.tokens
    const decided = world.use(luckRepository).results()
    return {
      ...siteView(site, call),
      colours: { dark, light },
      overs: 2 * OVERS,
      matches: cricketContests(world).map((contest) => {
        const standing = standingOf(world, contest, decided)
        const { plays, within, winner } = standing
        const { innings, wonBy } = inningsOf({ seed: world.origin.seed, matchId: contest.matchId, plays, within })
        const balls = Object.values(innings).map((one) => one.balls)
        return {
          ...fixtureView(world, contest, standing, language),
          overs: balls.reduce((overs, one) => overs + Math.floor(one / BALLS), 0),
          ...(winner && wonBy && { wonBy }),
        }
      }),
    }
  }),
]

/** The matches that players find behind Cricket: those in the lobby of the cricket sportsbook. */
function cricketContests(world: World) {
  const vendor = world.use(vendorsRepository).byCode(launch.CRICKET_VENDOR)
  return vendor ? contestsOf(world, 'SPORTS', vendor.code, Number(vendor.lobby.nodeId)) : []
}
