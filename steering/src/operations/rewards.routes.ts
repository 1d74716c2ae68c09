import { control, rewards, TRIAL_TYPE, toAmount, toUnits } from '@understudy/contracts'
import { type Member, membersRepository } from '@understudy/platform/features/member/index.ts'
import { finishMission, missionStatus, missionsRepository } from '@understudy/platform/features/missions/index.ts'
import { issueReward, rewardNumber } from '@understudy/platform/features/rewards/index.ts'
import { setVipLevel } from '@understudy/platform/features/vip/index.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { sameTexts } from '@understudy/seed'
import { handle, worldNamed } from '../api/control-call.ts'
import { invalidField } from '../api/control-problem.ts'
import { emitControlChanged } from '../worlds/event-stream.ts'

/** Rewards, missions and levels that staff grant by hand. */
export const rewardControlRoutes = [
  handle(control.issueReward, ({ worlds, params, body }) => {
    const world = worldNamed(worlds, params.id)
    const { id: memberId } = playerNamed(world, 'to', body.to)
    const now = world.now()
    const row = world.transaction(() =>
      issueReward(world, {
        key: `back-office:${world.random.digits(20)}`,
        memberId,
        type: body.type,
        name: sameTexts(body.name),
        kind: rewards.TICKET_TYPES.includes(body.type) ? 'ticket' : 'earned',
        amount: toUnits(body.amount),
        multiple: body.multiple,
        issuedAt: now,
        expiresAt: now + body.lastsMs,
      }),
    )
    emitControlChanged(world, 'back-office')
    return { transactionId: rewardNumber(row), expireDate: row.expiresAt }
  }),

  handle(control.listMissions, ({ worlds, params }) => {
    const world = worldNamed(worlds, params.id)
    return world
      .use(missionsRepository)
      .of(world.merchant)
      .map((mission) => ({
        missionId: mission.id,
        title: mission.title.EN,
        status: missionStatus(world, mission),
        startDate: mission.startsAt,
        endDate: mission.endsAt,
      }))
  }),

  handle(control.finishMission, ({ worlds, params, body }) => {
    const world = worldNamed(worlds, params.id)
    const { id: memberId } = playerNamed(world, 'account', body.account)
    const mission = world.use(missionsRepository).byId(params.mission)
    if (mission?.merchant !== world.merchant)
      throw invalidField('mission', `${world.merchant} has no mission ${params.mission}`)
    const reachedValue = finishMission(world, mission, memberId)
    emitControlChanged(world, 'back-office')
    return { missionId: mission.id, reachedValue }
  }),

  handle(control.setVipLevel, ({ worlds, params, body }) => {
    const world = worldNamed(worlds, params.id)
    const member = playerNamed(world, 'account', body.account)
    const turnover = world.transaction(() => setVipLevel(world, member.id, body.level))
    emitControlChanged(world, 'back-office')
    return { account: member.username, level: body.level, turnover: toAmount(turnover) }
  }),
]

/** Finds a member with an account; trial players have neither rewards nor a level. */
function playerNamed(world: World, field: string, name: string): Member {
  const member = world.use(membersRepository).byName(world.merchant, name)
  if (!member || member.type === TRIAL_TYPE)
    throw invalidField(field, `nobody with an account at ${world.merchant} is called ${name}`)
  return member
}
