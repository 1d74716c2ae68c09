import { toUnits } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import type { WorldDatabase } from '../../storage/database.ts'
import { betsRepository } from '../bets/index.ts'
import { rewardsRepository } from '../rewards/index.ts'
import { ranksRewarded, rewardOfRank } from './closing.ts'
import { type MissionRow, missionsRepository } from './missions.repository.ts'
import { countedOf, rewardOfMilestone } from './progress.ts'
import { standingsRepository, TOP } from './standings.repository.ts'

/** Loads missions and standings: those of strangers as seeded, those of members from their seeded bets. */
export function loadMissions(db: WorldDatabase, seed: WorldSeed): void {
  const missions = missionsRepository(db)
  const standings = standingsRepository(db)
  for (const { milestones, prizes, ...mission } of seed.missions) {
    const inUnits = prizes.map(({ amount, ...prize }) => ({ ...prize, amount: toUnits(amount) }))
    missions.add({ ...mission, prizes: inUnits, closed: false })
    for (const { target, amount, multiple } of milestones)
      missions.addMilestone({
        missionId: mission.id,
        target: unitsOf(mission, target),
        amount: toUnits(amount),
        multiple,
      })
  }
  const byId = new Map(missions.all().map((mission) => [mission.id, mission]))
  for (const { missionId, memberId, value, at } of seed.missionStandings) {
    const mission = byId.get(missionId)
    if (mission) standings.grow(missionId, memberId, unitsOf(mission, value), at)
  }
  countBets(db, seed, [...byId.values()])
  for (const mission of byId.values()) if (mission.endsAt <= seed.startAt) closeBefore(db, mission)
}

const unitsOf = ({ measure }: Pick<MissionRow, 'measure'>, value: number): number =>
  measure === 'turnover' ? toUnits(value) : value

function countBets(db: WorldDatabase, seed: WorldSeed, all: readonly MissionRow[]): void {
  const merchantOf = new Map(seed.members.map(({ id, merchant }) => [id, merchant]))
  for (const bet of betsRepository(db).allCounted()) {
    const settledAt = bet.settledAt ?? 0
    for (const mission of all) {
      if (
        mission.merchant !== merchantOf.get(bet.memberId) ||
        settledAt < mission.startsAt ||
        settledAt >= mission.endsAt
      )
        continue
      const by = countedOf(mission, bet)
      if (by > 0) advanceMember(db, mission, bet.memberId, by, settledAt)
    }
  }
}

/** Advances a member like a bet settled later, but without a message in the inbox. */
function advanceMember(db: WorldDatabase, mission: MissionRow, memberId: number, by: number, at: number): void {
  const missions = missionsRepository(db)
  const value = standingsRepository(db).grow(mission.id, memberId, by, at)
  for (const milestone of missions.crossed(mission.id, value - by, value))
    rewardsRepository(db).add(rewardOfMilestone(missions.milestones(mission.id), mission, milestone, memberId, at))
}

function closeBefore(db: WorldDatabase, mission: MissionRow): void {
  missionsRepository(db).close(mission.id)
  const best = standingsRepository(db).page(mission.id, TOP, ranksRewarded(mission.prizes))
  for (const [index, { memberId }] of best.entries()) {
    const reward = rewardOfRank(mission, memberId, index + 1)
    if (reward) rewardsRepository(db).add(reward)
  }
}
