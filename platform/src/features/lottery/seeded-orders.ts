import type { LotteryOrderSeed, WorldSeed } from '@understudy/seed'
import type { WorldDatabase } from '../../storage/database.ts'
import { readState } from '../../storage/state.ts'
import { Clock } from '../../world/clock.ts'
import { World } from '../../world/world.ts'
import { betsRepository, settleDueBet } from '../bets/index.ts'
import { ledgerRepository, memberAccount } from '../ledger/index.ts'
import { changeOpening } from '../wallet/index.ts'
import { type PlacedOrder, placeOrders } from './betting.ts'
import { cancelSuborders } from './cancel.ts'
import { PLAYS } from './families/index.ts'
import { type LotteryGame, lotteryGamesRepository } from './games.repository.ts'
import { maxSeriesOf } from './odds.ts'
import { drawKey } from './results.ts'
import { type Issue, issueAfter, issuesFrom } from './schedule.ts'
import { endUndrawn, settleSuborder } from './settle-lottery-bet.ts'
import { priceLine } from './slip.ts'

/**
 * Plays the seed's orders before the world's start: the regular code places, draws and settles them at their own times.
 * Opening balances absorb the difference, so that members start with the balance the seed says. Other seeded bets are
 * loaded later, because none of them may be settled before the world is read.
 */
export function playSeededOrders(db: WorldDatabase, seed: WorldSeed): void {
  if (seed.lotteryOrders.length === 0) return
  readState(db).set('clock', Clock.startingAt(seed.startAt, 'frozen'))
  const world = World.over('seed', db, { durable: false, isBeingSeeded: true })
  const orders = [...seed.lotteryOrders].sort((a, b) => b.ago - a.ago)
  const balanceOf = (id: number) => world.use(ledgerRepository).balance(memberAccount(id))
  const players = new Set(orders.map(({ member }) => memberNamed(seed, member).id))
  const before = [...players].map((id) => [id, balanceOf(id)] as const)
  for (const [index, order] of orders.entries()) playOne(world, seed, order, index)
  settleUntil(world, seed.startAt)
  for (const [id, balance] of before) changeOpening(db, id, balance - balanceOf(id))
}

function settleUntil(world: World, time: number): void {
  world.clock.set(time)
  const settlers = { LOTT: settleSuborder, ELOTT: settleSuborder }
  const bets = world.use(betsRepository)
  for (let [due] = bets.due(time, 1); due; [due] = bets.due(time, 1)) settleDueBet(world, settlers, due)
}

function playOne(world: World, seed: WorldSeed, order: LotteryOrderSeed, index: number): void {
  const game = world.use(lotteryGamesRepository).byCode(order.gameCode)
  if (!game) throw new Error(`The seed bets on ${order.gameCode}, which is no lottery game`)
  settleUntil(world, seed.startAt - order.ago)
  const issues = issuesFrom(game.schedule, firstOpen(game, world.now()), order.issues)
  const [first] = issues
  if (first && order.result)
    world.change({ draws: { ...world.setting.draws, [drawKey(game.code, first.numero)]: order.result } })
  const lines = order.lines.map(({ play, ...line }) => {
    const playId = PLAYS[game.group].find(({ code }) => code === play)?.id ?? 0
    const series = maxSeriesOf(game.group, order.prizeMode) ?? 0
    return priceLine(game, order.prizeMode, { ...line, playId, mode: '1', series }, play)
  })
  const { id: memberId } = memberNamed(seed, order.member)
  const request = { memberId, requestId: `5eed0000-0000-4000-8000-${String(index).padStart(12, '0')}`, content: null }
  const draftOrder = {
    game,
    lines,
    issues: issues.map((issue) => ({ issue, multiple: 1 })),
    winningStop: order.winningStop,
  }
  const [placed] = placeOrders(world, request, order.prizeMode, [draftOrder])
  if (placed) endEarly(world, memberId, order, placed)
}

function endEarly(world: World, memberId: number, order: LotteryOrderSeed, { suborders }: PlacedOrder): void {
  if (order.calledOff) for (const suborder of suborders) endUndrawn(world, suborder, 'system', world.now())
  if (!order.cancelled) return
  const last = suborders.slice(-order.cancelled * order.lines.length)
  cancelSuborders(
    world,
    memberId,
    last.map(({ id }) => id),
  )
}

function firstOpen({ schedule }: LotteryGame, now: number): Issue {
  const current = issueAfter(schedule, now)
  return current.locksAt > now ? current : issueAfter(schedule, current.drawAt)
}

function memberNamed(seed: WorldSeed, name: string) {
  const member = seed.members.find(({ username }) => username === name)
  if (!member) throw new Error(`The seed bets for ${name}, who is no member`)
  return member
}
