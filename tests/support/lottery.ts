import { randomUUID } from 'node:crypto'
import { type CallInput, control as contract, lottery, wallet } from '@understudy/contracts'
import { writeSlip } from '@understudy/contracts/lottery/content'
import { control } from './call.ts'
import type { Actor, TestWorld } from './world.ts'

/** The lottery games by their codes, as a visitor sees them. */
export async function lotteryGame(actor: Actor, code: string): Promise<lottery.LotteryGame> {
  const game = (await actor.get(lottery.mobileGames)).find((one) => one.code === code)
  if (!game) throw new Error(`No lottery game has the code ${code}`)
  return game
}

export const currentIssue = async (actor: Actor, gameId: string) =>
  (await actor.get(lottery.nearIssues, { query: { gameId } })).currentNumero

type Body = CallInput<typeof lottery.placeOrder>['body']
/** A line on three dice; usually a stake on big sums. */
export interface Line {
  content?: string
  stakes?: number
  playId?: number
  mode?: string
  series?: number
  multiple?: number
}
export const SIDES = 102

/** A slip on the present issue of the one-minute dice, with what it costs; `more` replaces parts of the body. */
export async function slipOf(actor: Actor, lines: readonly Line[] = [{}], more: Partial<Body> = {}): Promise<Body> {
  const { gameId } = more.gameId === undefined ? await lotteryGame(actor, 'K3_1M') : { gameId: more.gameId }
  const full = lines.map(({ content = 'big', stakes = content.split(',').length, playId = SIDES, ...line }) => ({
    content,
    stakes,
    playId,
    mode: '1',
    series: 1920,
    multiple: 1,
    ...line,
  }))
  const cost = full.reduce((sum, { stakes, mode, multiple }) => sum + stakes * 2 * Number(mode) * multiple, 0)
  const issues = (more.chaseSlip ?? [{ multiple: 1 }]).reduce((sum, { multiple }) => sum + multiple, 0)
  return {
    requestId: randomUUID(),
    gameId,
    prizeModeId: 1,
    currentNumero: (await currentIssue(actor, gameId)).numero,
    bettingSlipString: writeSlip(full),
    betCartAmountSum: Math.round(cost * issues * 10_000) / 10_000,
    ...more,
  }
}

export const bet = async (actor: Actor, lines?: readonly Line[], more?: Partial<Body>) =>
  actor.get(lottery.placeOrder, { body: await slipOf(actor, lines, more) })

/** The first issues one can chase over, each once. */
export async function chaseOf(actor: Actor, code: string, count: number) {
  const { gameId } = await lotteryGame(actor, code)
  const { chaseNumeros } = await actor.get(lottery.chaseIssues, { params: { gameId } })
  return { gameId, chaseSlip: chaseNumeros.slice(0, count).map(({ numero }) => ({ numero, multiple: 1 })) }
}

export const balanceOf = async (actor: Actor) => (await actor.get(wallet.balance)).sumBalance
export const suborders = async (actor: Actor, orderMasterId: number) =>
  (await actor.get(lottery.orderLines, { params: { id: orderMasterId }, query: { size: 100 } })).content
export const todays = (actor: Actor) => actor.get(lottery.todaysOrders, { query: { size: 100 } })

/** Sets the result of a draw; by default the next one of the one-minute dice. */
export const orderDraw = (world: TestWorld, body: Partial<CallInput<typeof contract.putDraw>['body']>) =>
  control(contract.putDraw, { params: { id: world.id }, body: { gameCode: 'K3_1M', kind: 'number', ...body } })
