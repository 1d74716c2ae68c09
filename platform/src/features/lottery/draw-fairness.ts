import { writeWinningNumber } from '@understudy/contracts/lottery/terms'
import type { Drawn } from '../../world/fair-view.ts'
import type { World } from '../../world/world.ts'
import { drawSeeds } from './draw.ts'
import type { LotteryGame } from './games.repository.ts'
import { drawKey, resultOf } from './results.ts'
import type { Issue } from './schedule.ts'

/** Returns how an issue is drawn. */
export function issueDrawn(world: World, { code, group }: LotteryGame, { numero, drawAt }: Issue): Drawn {
  const result = resultOf(world, { code, group }, numero)
  return {
    game: group,
    seeds: drawSeeds(world.origin.seed, code, numero),
    outcome: result.kind === 'drawn' ? writeWinningNumber(result.draw) : null,
    decided: world.setting.draws?.[drawKey(code, numero)] !== undefined,
    // A tester may still release a held draw to chance.
    isOut: world.hasCome(drawAt) && result.kind !== 'held',
  }
}
