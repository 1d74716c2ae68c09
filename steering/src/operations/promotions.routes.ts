import { control, PlatformError, toUnits } from '@understudy/contracts'
import { plainWords } from '@understudy/platform/features/chat/index.ts'
import { membersRepository } from '@understudy/platform/features/member/index.ts'
import { issue, offeredOf } from '@understudy/platform/features/promotions/index.ts'
import { handle, worldNamed } from '../api/control-call.ts'
import { invalidField } from '../api/control-problem.ts'
import { emitControlChanged } from '../worlds/event-stream.ts'

/** Promotion rewards that staff grant by hand. */
export const promotionControlRoutes = [
  handle(control.listPromotions, ({ worlds, params }) => {
    const world = worldNamed(worlds, params.id)
    return offeredOf(world, world.merchant).map(({ id, rule: { way }, announcement }) => ({
      id,
      title: announcement.title.EN,
      way,
      startDate: announcement.startDate,
      endDate: announcement.noExpiry === 1 ? null : announcement.endDate,
    }))
  }),

  handle(control.issuePromotion, ({ worlds, params, body }) => {
    const world = worldNamed(worlds, params.id)
    const member = world.use(membersRepository).byName(world.merchant, body.to.toLowerCase())
    if (!member) throw invalidField('to', `nobody at ${world.merchant} is called ${body.to}`)
    const promotion = offeredOf(world, world.merchant).find(({ id }) => id === body.promotion)
    if (!promotion) throw invalidField('promotion', `${world.merchant} has no promotion ${body.promotion}`)
    const details = {
      amount: body.amount === undefined ? undefined : toUnits(body.amount),
      remark: plainWords(body.remark),
    }
    try {
      const { rewardId } = issue(world, promotion, member.id, 'issue', details)
      emitControlChanged(world, 'back-office')
      return { rewardId }
    } catch (error) {
      if (error instanceof PlatformError)
        throw invalidField('promotion', `cannot be issued to ${body.to}: ${error.code}`)
      throw error
    }
  }),
]
