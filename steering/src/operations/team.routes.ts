import { control, isAgent } from '@understudy/contracts'
import { membersRepository } from '@understudy/platform/features/member/index.ts'
import { makeTeam, treeRepository } from '@understudy/platform/features/team/index.ts'
import { handle, refuseOvertaken, worldNamed } from '../api/control-call.ts'
import { invalidField } from '../api/control-problem.ts'
import { createPause } from '../api/event-loop-pauses.ts'
import { emitControlChanged } from '../worlds/event-stream.ts'

/** Teams that a tester creates. */
export const teamRoutes = [
  handle(control.makeTeam, async ({ worlds, params, body }) => {
    const world = worldNamed(worlds, params.id).forCall()
    refuseOvertaken(world)
    const under = world.use(membersRepository).byName(world.merchant, body.under)
    if (!under || !isAgent(under.type))
      throw invalidField('under', `no agent at ${world.merchant} is called ${body.under}`)
    const pause = createPause()
    const making = makeTeam(world, { under, size: body.size, depth: body.depth })
    let step = making.next()
    for (; !step.done; step = making.next()) {
      await pause()
      refuseOvertaken(world)
    }
    const firsts = step.value
    emitControlChanged(world, 'back-office')
    const { members = 0 } = world.use(treeRepository).of(under.id) ?? {}
    return { teamCount: members, accounts: firsts.map(({ username }) => username) }
  }),
]
