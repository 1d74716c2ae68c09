import { joinTexts, texts } from '@understudy/seed'
import type { Happening } from '../../binding/feature.ts'
import type { World } from '../../world/world.ts'
import { issueReward, type NewReward } from '../rewards/index.ts'
import { type MissionRow, missionsRepository } from './missions.repository.ts'
import type { Prize } from './missions.table.ts'
import { standingsRepository, TOP } from './standings.repository.ts'

/** What a place on the leaderboard brings. */
export const prizeOf = (prizes: readonly Prize[], rank: number): Prize | undefined =>
  prizes.find(({ upTo }) => rank <= upTo)

/** How many places bring something. */
export const placesOf = (prizes: readonly Prize[]): number => prizes.at(-1)?.upTo ?? 0

const PLACE = texts(' · مقام ', ' · Maqam ', ' · place ')

export function rewardOfPlace(mission: MissionRow, memberId: number, rank: number): NewReward | undefined {
  const prize = prizeOf(mission.prizes, rank)
  return (
    prize && {
      ...{ key: `place:${mission.id}:${memberId}`, memberId, kind: 'earned', type: 'MISSION' },
      ...{ amount: prize.amount, multiple: prize.multiple, name: joinTexts(mission.title, PLACE, String(rank)) },
      ...{ issuedAt: mission.endsAt, expiresAt: mission.claimUntil },
    }
  )
}

/** When a mission ends its prizes go to whoever stands on their places then. */
export const missionsEnd: Happening = {
  next: (world) => world.use(missionsRepository).nextToEnd()?.endsAt,
  happen(world: World) {
    const mission = world.use(missionsRepository).nextToEnd()
    if (!mission) return
    world.use(missionsRepository).close(mission.id)
    const best = world.use(standingsRepository).page(mission.id, TOP, placesOf(mission.prizes))
    for (const [place, { memberId }] of best.entries()) {
      const reward = rewardOfPlace(mission, memberId, place + 1)
      if (reward) issueReward(world, reward)
    }
  },
}
