import { control } from '@understudy/contracts'
import { betsRepository } from '@understudy/platform/features/bets/index.ts'
import { luckRepository } from '@understudy/platform/features/luck/index.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { STAGED_GAMES } from '@understudy/stage/games.ts'
import { replayAddress } from '@understudy/stage/round-replay/round-replay.ts'
import { handle, worldNamed } from '../api/control-call.ts'
import { ControlProblem, invalidField } from '../api/control-problem.ts'
import { emitControlChanged } from '../worlds/event-stream.ts'

/** Refuses to decide a match or round that is unknown or closed, so that a typo does not pass silently. */
function checkResult(world: World, { about, outcome }: { about: string; outcome: string }): void {
  for (const { decides } of STAGED_GAMES) {
    const endsAt = decides?.endsAt(world, about)
    if (!decides || endsAt === undefined) continue
    if (endsAt <= world.now())
      throw new ControlProblem(409, 'result.known', 'It is over', `${about} has ended, its result stands`)
    const fixedFrom = decides.fixedFrom?.(world, about) ?? endsAt
    if (outcome !== 'calledOff' && fixedFrom <= world.now())
      throw new ControlProblem(409, 'result.known', 'It takes bets', `${about} can only be called off any more`)
    if (outcome !== 'calledOff' && !decides.outcomes.includes(outcome))
      throw invalidField('outcome', `${about} ends ${decides.outcomes.join(', ')} or calledOff`)
    return
  }
  throw new ControlProblem(404, 'result.unknown', 'Nobody knows it', `no match and no round is called ${about}`)
}

export const playRoutes = [
  handle(control.replayBet, ({ worlds, params, platform, request }) => {
    const world = worldNamed(worlds, params.id)
    const bet = world.use(betsRepository).byId(Number(params.bet))
    if (!bet) throw new ControlProblem(404, 'bet.unknown', 'Unknown bet', `No bet has the number ${params.bet}`)
    return { url: replayAddress(world, bet, platform.origins(request), 'EN') }
  }),

  handle(control.getLuck, ({ worlds, params }) => worldNamed(worlds, params.id).use(luckRepository).luck()),

  handle(control.putLuck, ({ worlds, params, body }) => {
    const world = worldNamed(worlds, params.id)
    world.use(luckRepository).setLuck(body)
    emitControlChanged(world, 'luck')
    return world.use(luckRepository).luck()
  }),

  handle(control.forceResult, async ({ worlds, params, body, platform }) => {
    const world = worldNamed(worlds, params.id)
    checkResult(world, body)
    world.transaction(() => {
      world.use(luckRepository).decide(body.about, body.outcome)
      if (body.outcome === 'calledOff') world.use(betsRepository).endNow(body.about, world.now())
    })
    await platform.settle(world)
    emitControlChanged(world, 'result')
    return body
  }),
]
