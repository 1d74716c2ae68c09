import { control, type ParsedInput } from '@understudy/contracts'
import {
  drawKey,
  holdBack,
  type Issue,
  issueAfter,
  issueNamed,
  type LotteryGame,
  lotteryGamesRepository,
  playOf,
  readDraw,
  release,
  resultOf,
} from '@understudy/platform/features/lottery/index.ts'
import type { ForcedDraw } from '@understudy/platform/world/settings.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { handle, worldNamed } from '../api/control-call.ts'
import { invalidField } from '../api/control-problem.ts'
import { emitControlChanged } from '../worlds/event-stream.ts'

export const drawRoutes = [
  handle(control.draws, ({ worlds, params }) => ordersOf(worldNamed(worlds, params.id))),

  handle(control.putDraw, async ({ worlds, params, body, platform }) => {
    const world = worldNamed(worlds, params.id)
    const game = world.use(lotteryGamesRepository).byCode(body.gameCode)
    if (!game) throw invalidField('gameCode', `no lottery game has the code ${body.gameCode}`)
    const issue = body.numero ? issueNamed(game.schedule, body.numero) : issueAfter(game.schedule, world.now())
    if (!issue) throw invalidField('numero', `${body.gameCode} has no issue ${body.numero}`)
    const isHeld = resultOf(world, game, issue.numero).kind === 'held'
    if (issue.drawAt <= world.now() && !isHeld)
      throw invalidField('numero', `issue ${issue.numero} is drawn, and what is drawn stays`)
    if (issue.drawAt <= world.now() && body.kind === 'held') return ordersOf(world)
    order(world, game, issue, wanted(game, body))
    emitControlChanged(world, 'settings')
    await platform.settle(world)
    return ordersOf(world)
  }),

  handle(control.plays, ({ worlds, params }) => ({ off: [...(worldNamed(worlds, params.id).setting.playsOff ?? [])] })),

  handle(control.putPlays, ({ worlds, params, body }) => {
    const world = worldNamed(worlds, params.id)
    const unknown = body.off.find((id) => !playOf(id))
    if (unknown !== undefined) throw invalidField('off', `no play has the id ${unknown}`)
    world.change({ playsOff: [...new Set(body.off)] })
    emitControlChanged(world, 'settings')
    return { off: [...(world.setting.playsOff ?? [])] }
  }),
]

function wanted(
  game: LotteryGame,
  { kind, winningNumber }: ParsedInput<typeof control.putDraw>['body'],
): ForcedDraw | undefined {
  if (kind !== 'number') {
    if (winningNumber !== undefined) throw invalidField('winningNumber', `an order of kind ${kind} has no number`)
    return kind === 'drawn' ? undefined : { kind }
  }
  if (winningNumber === undefined || !readDraw(game.group, winningNumber))
    throw invalidField(
      'winningNumber',
      `no draw of ${game.group} looks like that; GET /lgw/draw/${game.gameId} shows some`,
    )
  return { kind, winningNumber }
}

function order(world: World, game: LotteryGame, issue: Issue, forced: ForcedDraw | undefined): void {
  world.transaction(() => {
    const { [drawKey(game.code, issue.numero)]: _before, ...others } = world.setting.draws ?? {}
    world.change({ draws: forced ? { ...others, [drawKey(game.code, issue.numero)]: forced } : others })
    if (forced?.kind === 'held') holdBack(world, game, issue)
    else release(world, game, issue)
  })
}

function ordersOf(world: World): control.DrawOrder[] {
  return Object.entries(world.setting.draws ?? {}).flatMap(([key, forced]) => {
    const [gameCode = '', numero = ''] = key.split(' ')
    const schedule = world.use(lotteryGamesRepository).byCode(gameCode)?.schedule
    const issue = schedule && issueNamed(schedule, numero)
    if (!issue) return []
    const winningNumber = forced.kind === 'number' ? forced.winningNumber : null
    return [{ gameCode, numero, drawTime: issue.drawAt, kind: forced.kind, winningNumber }]
  })
}
