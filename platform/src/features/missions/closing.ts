import { joinTexts, texts } from '@understudy/seed'
import { scheduled } from '../../binding/feature.ts'
import { issueReward, type NewReward } from '../rewards/index.ts'
import { type MissionRow, missionsRepository } from './missions.repository.ts'
import { mission, type Prize } from './missions.table.ts'
import { standingsRepository, TOP } from './standings.repository.ts'

/** Returns the prize of a leaderboard rank. */
export const prizeOf = (prizes: readonly Prize[], rank: number): Prize | undefined =>
  prizes.find(({ upTo }) => rank <= upTo)

/** Returns how many ranks win a prize. */
export const ranksRewarded = (prizes: readonly Prize[]): number => prizes.at(-1)?.upTo ?? 0

const RANK = texts(' · مقام ', ' · Maqam ', ' · place ')

export function rewardOfRank(mission: MissionRow, memberId: number, rank: number): NewReward | undefined {
  const prize = prizeOf(mission.prizes, rank)
  return (
    prize && {
      key: `place:${mission.id}:${memberId}`,
      memberId,
      kind: 'earned',
      type: 'MISSION',
      amount: prize.amount,
      multiple: prize.multiple,
      name: joinTexts(mission.title, RANK, String(rank)),
      issuedAt: mission.endsAt,
      expiresAt: mission.claimUntil,
    }
  )
}

/** Gives prizes to the top ranks when a mission ends. */
export const missionEnds = scheduled({
  reads: [mission],
  upcoming(world) {
    const ending = world.use(missionsRepository).nextToEnd()
    return ending ? [{ at: ending.endsAt, about: '', ending }] : []
  },
  run(world, { ending }) {
    world.use(missionsRepository).close(ending.id)
    const best = world.use(standingsRepository).page(ending.id, TOP, ranksRewarded(ending.prizes))
    for (const [index, { memberId }] of best.entries()) {
      const reward = rewardOfRank(ending, memberId, index + 1)
      if (reward) issueReward(world, reward)
    }
    return undefined
  },
})
