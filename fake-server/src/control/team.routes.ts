import { control, isAgent } from '@understudy/contracts'
import { membersRepository } from '../features/members/index.ts'
import { makeTeam, treeRepository } from '../features/team/index.ts'
import { handle, worldNamed } from './control-call.ts'
import { invalidField } from './problem.ts'
import { emitControlChanged } from './stream.ts'

/** Teams that a tester makes up. */
export const teamRoutes = [
  handle(control.makeTeam, async ({ worlds, platform, params, body }) => {
    const world = worldNamed(worlds, params.id)
    await platform.settle(world)
    const under = world.use(membersRepository).byName(world.merchant, body.under)
    if (!under || !isAgent(under.type))
      throw invalidField('under', `no agent at ${world.merchant} is called ${body.under}`)
    const made = world.transaction(() => makeTeam(world, { under, size: body.size, depth: body.depth }))
    // What they bet is counted as every bet is.
    await platform.settle(world)
    emitControlChanged(world, 'desk')
    const tree = world.use(treeRepository)
    const firsts = new Map<number, string>()
    for (const { id, username } of made) {
      const depth = tree.depthBelow(under.id, id) ?? 0
      if (!firsts.has(depth)) firsts.set(depth, username)
    }
    return { teamCount: tree.of(under.id)?.members ?? 0, accounts: [...firsts.values()] }
  }),
]
