import { platformError, roundReplay } from '@understudy/contracts'
import { handle } from '@understudy/platform/binding/call.ts'
import { feature } from '@understudy/platform/binding/feature.ts'
import { historyRepository } from '@understudy/platform/features/bets/index.ts'
import { gamesRepository } from '@understudy/platform/features/games/index.ts'
import { textIn } from '@understudy/platform/shared/text.ts'
import { replayAddress } from './round-replay.ts'

/** Watching the round of a settled bet again, as the bet stores it. */
export const roundReplays = feature({
  name: 'round-replay',
  routes: [
    handle(roundReplay.openReplay, ({ world, caller, params, language, origins }) => {
      const bet = world.use(historyRepository).ofMember(caller.memberId, Number(params.id))
      if (!bet) throw platformError('bet.not.found')
      if (bet.status === 'open') throw platformError('bet.open')
      const game = world.use(gamesRepository).byNode(String(bet.nodeId))
      return {
        gameName: game ? textIn(game.facts.name, language) : bet.vendor,
        url: replayAddress(world, bet, origins, language),
      }
    }),
  ],
})
