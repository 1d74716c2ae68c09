import { TRIAL_TYPE } from '@understudy/contracts'
import { joinTexts, texts } from '@understudy/seed'
import type { World } from '../../world/world.ts'
import type { BetRow } from '../bets/index.ts'
import { DEMO_WALLET } from '../ledger/index.ts'
import { membersRepository } from '../member/index.ts'
import { issueReward, type NewReward } from '../rewards/index.ts'
import { flagsRepository } from '../system/index.ts'
import { type MilestoneRow, type MissionRow, missionsRepository } from './missions.repository.ts'
import { standingsRepository } from './standings.repository.ts'

/** Returns what a settled bet adds to a mission, in the unit of its targets; 0 for nothing. */
export function countedOf(
  { measure, gameTypes }: Pick<MissionRow, 'measure' | 'gameTypes'>,
  { valid, status, gameType }: Pick<BetRow, 'valid' | 'status' | 'gameType'>,
): number {
  if (status === 'returned' || (gameTypes.length > 0 && !gameTypes.includes(gameType))) return 0
  if (measure === 'turnover') return valid
  return measure === 'rounds' || status === 'won' ? 1 : 0
}

/** Counts a settled bet in every mission that was open at settlement, if the merchant has missions. */
export function countForMissions(world: World, bet: BetRow): void {
  const { memberId, wallet, status, settledAt } = bet
  if (status === 'returned' || wallet === DEMO_WALLET) return
  const member = world.use(membersRepository).byId(memberId)
  if (!member || member.type === TRIAL_TYPE || !world.use(flagsRepository).isOn(member.merchant, 'MISSIONLB3')) return
  const countedAt = settledAt ?? world.now()
  for (const mission of world.use(missionsRepository).openAt(member.merchant, countedAt))
    advance(world, mission, memberId, countedOf(mission, bet), countedAt)
}

/** Advances a member in a mission, and issues the reward of each milestone reached. */
export function advance(world: World, mission: MissionRow, memberId: number, by: number, at: number): void {
  if (by === 0) return
  const value = world.use(standingsRepository).grow(mission.id, memberId, by, at)
  for (const milestone of world.use(missionsRepository).crossed(mission.id, value - by, value))
    issueReward(
      world,
      rewardOfMilestone(world.use(missionsRepository).milestones(mission.id), mission, milestone, memberId, at),
    )
}

export const milestoneKey = (milestoneId: number, memberId: number): string => `milestone:${milestoneId}:${memberId}`

const MILESTONE = texts(' · مرحلہ ', ' · Marhala ', ' · milestone ')

export const rewardOfMilestone = (
  all: readonly MilestoneRow[],
  mission: MissionRow,
  { id, amount, multiple }: MilestoneRow,
  memberId: number,
  at: number,
): NewReward => ({
  key: milestoneKey(id, memberId),
  memberId,
  kind: 'earned',
  type: 'MISSION',
  amount,
  multiple,
  name: joinTexts(mission.title, MILESTONE, String(all.findIndex((one) => one.id === id) + 1)),
  issuedAt: at,
  expiresAt: mission.claimUntil,
})
