import { missions, platformError, TRIAL_TYPE, toAmount } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import { textIn } from '../../shared/text.ts'
import type { World } from '../../world/world.ts'
import { maskedName } from '../member/index.ts'
import { claimReward, rewardsRepository } from '../rewards/index.ts'
import { prizeOf } from './closing.ts'
import { type MilestoneRow, type MissionRow, missionsRepository } from './missions.repository.ts'
import { milestoneKey } from './progress.ts'
import { type At, type NamedStanding, standingsRepository, TOP } from './standings.repository.ts'
import { displayedValue, missionStatus } from './status.ts'

export const missionsRoutes = [
  handle(missions.missionSummary, ({ world, caller, query: { status, page, size }, language }) => {
    const all = world
      .use(missionsRepository)
      .of(caller.merchant)
      .filter((mission) => status === undefined || missionStatus(world, mission) === status)
      .sort(inOrder(world))
    return {
      list: all.slice((page - 1) * size, page * size).map(
        (mission): missions.Mission => ({
          missionId: mission.id,
          title: textIn(mission.title, language),
          description: textIn(mission.description, language),
          measure: mission.measure,
          gameTypes: mission.gameTypes,
          startDate: mission.startsAt,
          endDate: mission.endsAt,
          claimUntil: mission.claimUntil,
          status: missionStatus(world, mission),
          ...progressIn(world, mission, caller.memberId),
        }),
      ),
      pageNum: page,
      totalPages: Math.ceil(all.length / size),
      totalCount: all.length,
    }
  }),

  handle(missions.milestones, ({ world, caller, query: { missionId } }) => {
    const mission = ownMission(world, caller.merchant, missionId)
    const value = reachedIn(world, mission, caller.memberId)
    return world
      .use(missionsRepository)
      .milestones(mission.id)
      .map(
        (milestone): missions.Milestone => ({
          milestoneId: milestone.id,
          target: displayedValue(mission, milestone.target),
          reached: displayedValue(mission, Math.min(value, milestone.target)),
          reward: toAmount(milestone.amount),
          multiple: milestone.multiple,
          state: stateOf(world, mission, milestone, caller.memberId),
        }),
      )
  }),

  handle(missions.claimMilestone, ({ world, caller: { memberId, merchant }, body: { milestoneId } }) => {
    const milestone = world.use(missionsRepository).milestone(milestoneId)
    if (!milestone) throw platformError('mission.not.found')
    ownMission(world, merchant, milestone.missionId)
    const reward = world.use(rewardsRepository).byKey(milestoneKey(milestoneId, memberId))
    if (!reward) throw platformError('milestone.not.reached')
    return claimReward(world, reward)
  }),

  handle(missions.leaderboard, ({ world, caller, query: { missionId, after, pageSize } }) => {
    const mission = ownMission(world, caller.merchant, missionId)
    const standings = world.use(standingsRepository)
    const from = cursorAfter(after)
    const rows = standings.page(mission.id, from, pageSize + 1)
    const list = rows.slice(0, pageSize)
    const [first] = list
    const before = first && after !== undefined ? standings.ahead(mission.id, first) : 0
    const last = list.at(-1)
    return {
      list: list.map((row, index) => lineView(mission, row, before + index + 1, caller.memberId)),
      next: rows.length > pageSize && last ? `${last.value}.${last.at}.${last.memberId}` : null,
      totalCount: standings.total(mission.id),
      footer: ownLine(world, mission, caller),
    }
  }),
]

const ORDER: readonly missions.MissionStatus[] = ['O', 'U', 'E']
/** Sort order: open missions by end, then upcoming ones, then ended ones, the latest first. */
const inOrder = (world: World) => (a: MissionRow, b: MissionRow) => {
  const status = missionStatus(world, a)
  const apart = ORDER.indexOf(status) - ORDER.indexOf(missionStatus(world, b))
  return apart || (status === 'E' ? b.endsAt - a.endsAt : a.endsAt - b.endsAt) || a.id - b.id
}

/** Returns a mission of the caller's merchant. @throws PlatformError `mission.not.found` */
function ownMission(world: World, merchant: string, missionId: number): MissionRow {
  const mission = world.use(missionsRepository).byId(missionId)
  if (mission?.merchant !== merchant) throw platformError('mission.not.found')
  return mission
}

const reachedIn = (world: World, { id }: MissionRow, memberId: number): number =>
  world.use(standingsRepository).of(id, memberId)?.value ?? 0

function progressIn(world: World, mission: MissionRow, memberId: number) {
  const value = reachedIn(world, mission, memberId)
  const all = world.use(missionsRepository).milestones(mission.id)
  const next = world.hasCome(mission.endsAt) ? undefined : all.find(({ target }) => target > value)
  return {
    reachedValue: displayedValue(mission, value),
    milestones: all.length,
    reachedMilestones: all.filter(({ target }) => target <= value).length,
    claimable: all.filter((milestone) => stateOf(world, mission, milestone, memberId) === 'claimable').length,
    nextTarget: next ? displayedValue(mission, next.target) : null,
  }
}

function stateOf(world: World, mission: MissionRow, { id }: MilestoneRow, memberId: number): missions.MilestoneState {
  const reward = world.use(rewardsRepository).byKey(milestoneKey(id, memberId))
  if (!reward) return world.hasCome(mission.endsAt) ? 'missed' : 'ahead'
  if (reward.claimedAt !== null) return 'claimed'
  return world.hasCome(reward.expiresAt) ? 'expired' : 'claimable'
}

function cursorAfter(after: string | undefined): At {
  const [value, at, memberId] = after?.split('.').map(Number) ?? []
  return value === undefined || at === undefined || memberId === undefined ? TOP : { value, at, memberId }
}

const lineView = (
  mission: MissionRow,
  { memberId, username, value }: Pick<NamedStanding, 'memberId' | 'username' | 'value'>,
  rank: number,
  reader: number,
): missions.BoardLine => ({
  rank,
  userName: memberId === reader ? username : maskedName(username),
  reachedValue: displayedValue(mission, value),
  reward: toAmount(prizeOf(mission.prizes, rank)?.amount ?? 0),
  own: memberId === reader,
})

function ownLine(
  world: World,
  mission: MissionRow,
  { memberId, username, type }: { memberId: number; username: string; type: number },
): missions.BoardLine | null {
  const standings = world.use(standingsRepository)
  const standing = type === TRIAL_TYPE ? undefined : standings.of(mission.id, memberId)
  return standing
    ? lineView(mission, { ...standing, username }, standings.ahead(mission.id, standing) + 1, memberId)
    : null
}
