import { control } from '@understudy/contracts'
import { handle, worldNamed } from '../api/control-call.ts'
import { emitControlChanged } from '../worlds/event-stream.ts'
import { actorsOf, signIn } from './accounts.ts'
import { timelineOf } from './timeline.ts'

export const actorRoutes = [
  handle(control.actors, ({ worlds, params }) => actorsOf(worldNamed(worlds, params.id))),

  handle(control.timeline, ({ worlds, params, query }) =>
    timelineOf(worldNamed(worlds, params.id), params.name, query),
  ),

  handle(control.signIn, ({ worlds, params, body, request }) => {
    const world = worldNamed(worlds, params.id)
    const session = signIn(world, body.as, { ip: world.setting.ip || request.ip })
    emitControlChanged(world, 'session')
    return session
  }),
]
