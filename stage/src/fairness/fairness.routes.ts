import { fairness, GAME_TYPES, platformError } from '@understudy/contracts'
import { handle } from '@understudy/platform/binding/call.ts'
import { historyRepository } from '@understudy/platform/features/bets/index.ts'
import { gamesRepository } from '@understudy/platform/features/games/index.ts'
import {
  asSuborder,
  issueDrawn,
  issueNamed,
  lotteryGamesRepository,
} from '@understudy/platform/features/lottery/index.ts'
import { commitmentOf, type FairSeeds } from '@understudy/platform/world/fair.ts'
import { type Drawn, fairView } from '@understudy/platform/world/fair-view.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { stagedFor } from '../games.ts'
import { opened, type Visit } from '../vendor/opened-launch.ts'
import { fairSeedsRepository } from './fair-seeds.repository.ts'
import { nextOwnRound, ownSeeds } from './own-rounds.ts'

type Bet = NonNullable<ReturnType<ReturnType<typeof historyRepository>['ofMember']>>

/** Returns how the draw or round of a bet came about; undefined where it cannot be checked. */
function drawnFor(world: World, bet: Bet): Drawn | undefined {
  const lotteryGame = world.use(lotteryGamesRepository).byNode(bet.nodeId)
  if (lotteryGame) {
    const issue = issueNamed(lotteryGame.schedule, asSuborder(bet).detail.numero)
    return issue && issueDrawn(world, lotteryGame, issue)
  }
  const game = world.use(gamesRepository).byNode(String(bet.nodeId))
  return game && stagedFor(game)?.fair?.ofBet(world, bet, game)
}

const fairOf = ({ game }: Visit) => stagedFor(game)?.fair

const view = ({ serverSeed, clientSeed, nonce }: FairSeeds, own: boolean): fairness.NextRound => ({
  commitment: commitmentOf(serverSeed),
  clientSeed,
  nonce,
  own,
})

function ownView(world: World, memberId: number): fairness.NextRound {
  return view(ownSeeds(world, memberId, nextOwnRound(world, memberId)), true)
}

/** The app's call, for bets in the record. */
export const fairnessRoutes = [
  handle(fairness.betFairness, ({ world, caller, params, origins }) => {
    const bet = world.use(historyRepository).ofMember(caller.memberId, Number(params.id))
    if (!bet) throw platformError('bet.not.found')
    const drawn = drawnFor(world, bet)
    return drawn ? fairView(origins.stage, drawn) : null
  }),
]

/** Calls of the vendors' pages. */
export const fairnessStageRoutes = [
  handle(fairness.nextRound, ({ world, params }) => {
    const visit = opened(world, params.launchId, GAME_TYPES)
    const fair = fairOf(visit)
    if (fair?.running) return view(fair.running(world, visit.game), false)
    return fair && visit.player ? ownView(world, visit.player.memberId) : null
  }),

  handle(fairness.changeClientSeed, ({ world, params, body }) => {
    const visit = opened(world, params.launchId, GAME_TYPES)
    const { player } = visit
    if (!player) throw platformError('login.not.session')
    const fair = fairOf(visit)
    if (!fair || fair.running) throw platformError('game.not.found')
    world.use(fairSeedsRepository).setClientSeed(player.memberId, body.clientSeed)
    return ownView(world, player.memberId)
  }),
]
