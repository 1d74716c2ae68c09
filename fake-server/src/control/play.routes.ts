import { control } from '@understudy/contracts'
import { betsRepository } from '../features/bets/index.ts'
import { luckRepository } from '../features/luck/index.ts'
import { handle, worldNamed } from './control-call.ts'
import { emitControlChanged } from './stream.ts'

export const playRoutes = [
  handle(control.getLuck, ({ worlds, params }) => worldNamed(worlds, params.id).use(luckRepository).luck()),

  handle(control.putLuck, ({ worlds, params, body }) => {
    const world = worldNamed(worlds, params.id)
    world.use(luckRepository).setLuck(body)
    emitControlChanged(world, 'luck')
    return world.use(luckRepository).luck()
  }),

  handle(control.forceResult, ({ worlds, params, body, platform }) => {
    const world = worldNamed(worlds, params.id)
    platform.settle(world)
    world.transaction(() => {
      world.use(luckRepository).decide(body.about, body.outcome)
      if (body.outcome === 'calledOff') world.use(betsRepository).endNow(body.about, world.now())
    })
    platform.settle(world)
    emitControlChanged(world, 'result')
    return body
  }),
]
