import { platformError } from '@understudy/contracts'
import { LOTTERY_LIMITS, type PrizeMode } from '@understudy/contracts/lottery/terms'
import { sha1 } from '../../shared/digests.ts'
import { MAINTENANCE_LENGTH } from '../../world/settings.ts'
import type { World } from '../../world/world.ts'
import { betsRepository } from '../bets/index.ts'
import { type AccountName, ledgerRepository, memberAccount, TX, vendorAccount } from '../ledger/index.ts'
import { refuseTimeOut, refuseWager } from '../safer-play/index.ts'
import type { LotteryGame } from './games.repository.ts'
import { limitsOf } from './limits.ts'
import { rebateShare } from './odds.ts'
import { lotteryOrdersRepository, type OrderRow, refOf, type SuborderBet } from './orders.repository.ts'
import { resultOf } from './results.ts'
import { type Issue, issueAfter, issueNamed } from './schedule.ts'
import { costOf, type PricedLine } from './slip.ts'

/** A requested order: every line is played on every issue. */
export interface WantedOrder {
  game: LotteryGame
  lines: readonly PricedLine[]
  issues: readonly { issue: Issue; multiple: number }[]
  winningStop: boolean
}

export interface PlacedOrder {
  order: OrderRow
  suborders: SuborderBet[]
}

/** Identifies a request by its id and its content; with the id alone, another slip would count as a repetition. */
export interface Request {
  memberId: number
  requestId: string
  /** Everything else that was sent. */
  content: unknown
}

const digestOf = (content: unknown) => sha1(JSON.stringify(content)).toString('base64url')

/**
 * Returns the orders that the same request placed before; undefined for a new one. @throws PlatformError
 * `transaction.conflict`
 */
export function placedBefore(world: World, { memberId, requestId, content }: Request): PlacedOrder[] | undefined {
  const repository = world.use(lotteryOrdersRepository)
  const orders = repository.byRequest(memberId, requestId)
  if (orders.length === 0) return undefined
  if (orders[0]?.digest !== digestOf(content)) throw platformError('transaction.conflict')
  return orders.map((order) => ({ order, suborders: repository.ofOrder(order.id) }))
}

/** Refuses orders on a closed game. @throws PlatformError `game.maintenance` */
export function refuseClosedGame(world: World, game: LotteryGame): void {
  if (game.isSale) return
  const now = world.now()
  throw platformError('game.maintenance', { startTime: now, endTime: now + MAINTENANCE_LENGTH })
}

/**
 * Returns the requested issues in draw order; none may be past, locked or too far ahead.
 * @throws PlatformError `issue.closed`, `field.invalid`
 */
export function openIssues(game: LotteryGame, wanted: readonly { numero: string; multiple: number }[], now: number) {
  const current = issueAfter(game.schedule, now)
  const issues = wanted.map(({ numero, multiple }) => {
    const issue = issueNamed(game.schedule, numero)
    if (!issue || issue.drawAt < current.drawAt || issue.locksAt <= now) throw platformError('issue.closed')
    return { issue, multiple }
  })
  if (new Set(issues.map(({ issue }) => issue.numero)).size < issues.length)
    throw platformError('field.invalid', { fields: { numero: ['pattern'] } })
  const sorted = [...issues].sort((a, b) => a.issue.drawAt - b.issue.drawAt)
  if (isTooFar(game, current, sorted.at(-1)?.issue)) throw platformError('issue.closed')
  return sorted
}

/** Reports whether an issue is beyond the number of issues that a chase may cover. */
function isTooFar(game: LotteryGame, current: Issue, last: Issue | undefined): boolean {
  if (!last) return false
  let issue = current
  for (let count = 1; count <= LOTTERY_LIMITS.chaseIssues; count += 1) {
    if (issue.drawAt >= last.drawAt) return false
    issue = issueAfter(game.schedule, issue.drawAt)
  }
  return true
}

export const costOfOrder = ({ lines, issues }: Pick<WantedOrder, 'lines' | 'issues'>): number =>
  lines.reduce(
    (sum, line) => sum + issues.reduce((ofLine, { multiple }) => ofLine + costOf(line, line.multiple * multiple), 0),
    0,
  )

/**
 * Places all orders or none, and pays for them.
 * @throws PlatformError `function.not.available` for a play that is switched off, `bet.limit`, `balance.not.enough`, or what
 * `refuseTimeOut` and `refuseWager` throw
 */
export function placeOrders(
  world: World,
  request: Request,
  prizeMode: PrizeMode,
  wanted: readonly WantedOrder[],
): PlacedOrder[] {
  const { memberId } = request
  refuseTimeOut(world, memberId)
  const off = world.setting.playsOff ?? []
  for (const { game, lines, issues } of wanted) {
    if (lines.some(({ play }) => off.includes(play.id))) throw platformError('function.not.available')
    refuseBeyondLimits(game, prizeMode, lines, issues)
  }
  const player = memberAccount(memberId)
  const total = wanted.reduce((sum, order) => sum + costOfOrder(order), 0)
  return world.transaction(() => {
    refuseWager(world, { memberId, wallet: player.wallet, total, highest: highestOnOneDraw(wanted) })
    if (world.use(ledgerRepository).balance(player) < total) throw platformError('balance.not.enough')
    const digest = digestOf(request.content)
    return wanted.map((order, lineNo) => placeOne(world, { ...request, digest, lineNo }, player, prizeMode, order))
  })
}

/** The highest stake on one draw, which is what a player thinks of as one bet, over all lines and orders of the call. */
function highestOnOneDraw(wanted: readonly WantedOrder[]): number {
  const stakes = new Map<string, number>()
  for (const { game, lines, issues } of wanted)
    for (const on of issues) {
      const draw = `${game.code} ${on.issue.numero}`
      stakes.set(draw, (stakes.get(draw) ?? 0) + costOfOrder({ lines, issues: [on] }))
    }
  return Math.max(...stakes.values())
}

function refuseBeyondLimits(
  { group }: LotteryGame,
  prizeMode: PrizeMode,
  lines: readonly PricedLine[],
  issues: WantedOrder['issues'],
): void {
  const { betMax, multipleMax } = limitsOf(group, prizeMode)
  for (const line of lines)
    for (const { multiple } of issues) {
      const times = line.multiple * multiple
      if (times > multipleMax || costOf(line, times) > betMax) throw platformError('bet.limit')
    }
}

function placeOne(
  world: World,
  { memberId, requestId, digest, lineNo }: Request & { digest: string; lineNo: number },
  player: AccountName,
  prizeMode: PrizeMode,
  { game, lines, issues, winningStop }: WantedOrder,
): PlacedOrder {
  const orders = world.use(lotteryOrdersRepository)
  const now = world.now()
  const { nodeId, vendor } = game.row
  const phases = issues.length
  const order = orders.add({
    memberId,
    requestId,
    sortOrder: lineNo,
    digest,
    nodeId,
    prizeMode,
    phases,
    winningStop,
    placedAt: now,
  })
  const chasing = phases > 1
  const suborders = issues.flatMap(({ issue, multiple }, phase) =>
    lines.map((line, index) => {
      const times = line.multiple * multiple
      const stake = costOf(line, times)
      const row = {
        ref: refOf(order.id, phase * lines.length + index),
        memberId,
        wallet: player.wallet,
        gameType: game.gameType,
        vendor,
        nodeId,
        stake,
        valid: 0,
        win: 0,
        returned: 0,
        status: 'open' as const,
        placedAt: now,
        settledAt: null,
        dueAt: resultOf(world, game, issue.numero).kind === 'held' ? null : issue.drawAt,
        detail: {
          order: order.id,
          numero: issue.numero,
          playId: line.play.id,
          content: line.content,
          prizeMode,
          mode: line.mode,
          series: line.series,
          multiple: times,
          stakes: line.stakes,
          rebate: Math.floor((stake * rebateShare(game.group, prizeMode, line.series)) / 10_000),
          phase: chasing ? phase + 1 : 0,
          phases: chasing ? phases : 0,
          winningStop: chasing && winningStop,
        },
      }
      const id = world.use(betsRepository).add({ ...row, detail: { ...row.detail } })
      return { ...row, id }
    }),
  )
  payFor(world, player, vendor, suborders, now)
  return { order, suborders }
}

/** Takes all stakes first, so that no stake is paid with the rebate of the same call. */
function payFor(
  world: World,
  player: AccountName,
  vendor: string,
  suborders: readonly SuborderBet[],
  at: number,
): void {
  const ledger = world.use(ledgerRepository)
  const house = vendorAccount(vendor)
  for (const { ref, stake } of suborders)
    ledger.write(
      { key: `${ref}:bet`, typeId: TX.lotteryBet, from: player, to: house, amount: stake, remark: vendor },
      at,
    )
  for (const { ref, detail } of suborders)
    if (detail.rebate > 0)
      ledger.write(
        {
          key: `${ref}:rebate`,
          typeId: TX.lotteryRebate,
          from: house,
          to: player,
          amount: detail.rebate,
          remark: vendor,
        },
        at,
      )
}
