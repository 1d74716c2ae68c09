import { DAY } from '@understudy/contracts/durations'
import { scheduled } from '@understudy/platform/binding/feature.ts'
import { type BetRow, bet, betsRepository } from '@understudy/platform/features/bets/index.ts'
import { game, gamesRepository, vendor, vendorsRepository } from '@understudy/platform/features/games/index.ts'
import { textIn } from '@understudy/platform/shared/text.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { endBet } from '../vendor/bets.ts'
import { ownHand } from './card-round.ts'

const isClosed = (world: World, { vendor: code }: BetRow): boolean =>
  world.use(vendorsRepository).byCode(code)?.maintenance ?? false

/** When an open round is refunded: a day after its ante, or at once, as what is overdue, when its vendor is closed. */
const refundedAt = (world: World, round: BetRow): number => round.placedAt + (isClosed(world, round) ? 0 : DAY)

/** Refunds of rounds whose player never came back. An outside vendor's rounds are its own. */
export const abandonedRounds = scheduled({
  kind: 'round.ends',
  reads: [bet, game, vendor],
  upcoming: (world, limit) =>
    world
      .use(betsRepository)
      .roundsOfType('PVP')
      .filter(({ detail }) => 'roundId' in detail)
      .map((round) => ({ at: refundedAt(world, round), about: gameName(world, round), round }))
      .sort((a, b) => a.at - b.at)
      .slice(0, limit),
  run(world, { round }) {
    const afterDay = round.placedAt + DAY
    // Nobody noted when the vendor was closed, but every change of a world settles first, so it was just now.
    const at = isClosed(world, round) ? Math.min(world.now(), afterDay) : afterDay
    endBet(world, round, { win: 0, returned: round.stake, detail: { hands: [ownHand(world, round)] }, at })
    return undefined
  },
})

function gameName(world: World, { nodeId }: BetRow): string {
  const row = world.use(gamesRepository).byNode(String(nodeId))
  return row ? textIn(row.facts.name, 'EN') : String(nodeId)
}
