import { DAY } from '@understudy/contracts/zone'
import { scheduled } from '../../binding/feature.ts'
import { type BetRow, betsRepository } from '../../features/bets/index.ts'
import { gamesRepository, vendorsRepository } from '../../features/games/index.ts'
import { textIn } from '../../shared/text.ts'
import type { World } from '../../world/world.ts'
import { endBet } from '../vendor/bets.ts'

/** When an open round is refunded: a day after its ante, or as soon as its vendor is closed. */
function refundedAt(world: World, { vendor, placedAt }: BetRow): number {
  const isClosed = world.use(vendorsRepository).byCode(vendor)?.maintenance ?? false
  return isClosed ? Math.min(world.now(), placedAt + DAY) : placedAt + DAY
}

/** Refunds of rounds whose player never came back. An outside vendor's rounds are its own. */
export const abandonedRounds = scheduled({
  kind: 'round.ends',
  upcoming: (world, limit) =>
    world
      .use(betsRepository)
      .roundsOfType('PVP')
      .filter(({ detail }) => 'roundId' in detail)
      .map((bet) => ({ at: refundedAt(world, bet), about: gameName(world, bet), bet }))
      .sort((a, b) => a.at - b.at)
      .slice(0, limit),
  run(world, { at, bet }) {
    endBet(world, bet, { win: 0, returned: bet.stake, at })
    return undefined
  },
})

function gameName(world: World, { nodeId }: BetRow): string {
  const game = world.use(gamesRepository).byNode(String(nodeId))
  return game ? textIn(game.facts.name, 'EN') : String(nodeId)
}
