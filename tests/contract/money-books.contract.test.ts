import {
  type CallInput,
  control as contract,
  deposits,
  games,
  launch,
  rebate,
  security,
  slot,
  toUnits,
  uplineTransfer,
  wallet,
  walletTransfer,
  withdrawals,
  withdrawCards,
} from '@understudy/contracts'
import { DAY, MINUTE } from '@understudy/contracts/durations'
import { calendarOf } from '@understudy/contracts/zone'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { control } from '../support/call.ts'
import { histories, historyProperty, patience } from '../support/histories.ts'
import { type Actor, makeWorld, type TestWorld, worldThatIs } from '../support/world.ts'

const { dayOf } = calendarOf('Asia/Karachi')

const PAYMENT = '280914'
const { success } = deposits.DEPOSIT_STATES

/** One event, with the number of the order it concerns. */
const event = fc.oneof(
  fc.record({
    do: fc.constant('open' as const),
    way: fc.constantFrom('PG1', 'MT1', 'MA1'),
    amount: fc.constantFrom(500, 700),
  }),
  fc.record({ do: fc.constant('pay' as const), of: fc.nat(3), how: fc.constantFrom(...deposits.PAY_ANSWERS) }),
  fc.record({ do: fc.constantFrom('callback' as const, 'prove' as const, 'cancel' as const), of: fc.nat(3) }),
  fc.record({
    do: fc.constant('staff' as const),
    of: fc.nat(3),
    action: fc.constantFrom('approve', 'reject', 'callbackLate', 'callbackTwice', 'review', 'payOut', 'fail'),
  }),
  fc.record({ do: fc.constant('withdraw' as const), amount: fc.constantFrom(100, 300, 600) }),
  fc.record({ do: fc.constant('takeBack' as const), of: fc.nat(2) }),
  fc.record({ do: fc.constant('spin' as const), bet: fc.constantFrom(100 as const, 500 as const) }),
  fc.record({ do: fc.constant('jump' as const), minutes: fc.integer({ min: -15, max: 25 }) }),
  fc.record({ do: fc.constant('nextDay' as const) }),
  fc.record({ do: fc.constant('rebate' as const) }),
  fc.record({ do: fc.constant('upline' as const), amount: fc.constantFrom(10, 75.5) }),
  fc.record({ do: fc.constant('vendor' as const), amount: fc.constantFrom(40, 300.25), back: fc.boolean() }),
  fc.record({ do: fc.constant('fork' as const) }),
  fc.record({ do: fc.constant('keep' as const) }),
  fc.record({ do: fc.constant('rewind' as const) }),
)
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never

/** The state of a history while it runs. */
interface Story {
  world: TestWorld
  zoya: Actor
  cardId: number
  orders: deposits.DepositOrder[]
  callbacks: Map<string, deposits.GatewayCallback>
  payouts: string[]
  snapshot: string | undefined
  serial: number
  /** Worlds that the story forked away from, with zoya's balance there. */
  left: { world: TestWorld; sum: number }[]
}

const sumOf = async (world: TestWorld, ...names: string[]) => {
  const sums = names.map(async (name) => (await (await world.signedIn(name)).get(wallet.balance)).sumBalance)
  return (await Promise.all(sums)).reduce((all, one) => all + one, 0)
}

const id = (story: Story) => {
  story.serial += 1
  return `00000000-0000-4000-8000-${String(story.serial).padStart(12, '0')}`
}

async function begin(): Promise<Story> {
  const world = await makeWorld()
  const zoya = await world.as('zoya')
  const body = { password: 'Play1234', paymentPassword: PAYMENT, confirmPaymentPassword: PAYMENT }
  await zoya.get(security.setPaymentPassword, { body })
  await (await world.signedIn('bushra')).get(security.setPaymentPassword, { body })
  const { cards } = await zoya.get(withdrawCards.withdrawCards)
  const cardId = cards[0]?.cardId ?? 0
  return {
    world,
    zoya,
    cardId,
    orders: [],
    callbacks: new Map(),
    payouts: [],
    snapshot: undefined,
    serial: 0,
    left: [],
  }
}

async function open(story: Story, way: string, amount: number): Promise<void> {
  const mode = way === 'PG1' ? 'pg' : way === 'MT1' ? 'mt' : 'ma'
  const input: CallInput<typeof deposits.openDeposit> = {
    params: { mode },
    body: { requestId: id(story), vendorId: way, amount },
  }
  // A double tap creates one order.
  const [one, two] = await Promise.all([1, 2].map(() => story.zoya.call(deposits.openDeposit, input)))
  expect(one?.value?.transId).toBe(two?.value?.transId)
  if (!one?.value) return
  story.orders.push(one.value)
  for (const { items } of await story.world.queues())
    for (const { id: item, facts } of items)
      if (facts.callback) story.callbacks.set(item, JSON.parse(facts.callback) as deposits.GatewayCallback)
}

async function decideAsStaff({ world, orders, payouts }: Story, of: number, action: string): Promise<void> {
  const item = ['review', 'payOut', 'fail'].includes(action) ? payouts[of] : orders[of]?.transId
  if (item === undefined) return
  const queue = item.startsWith('D') ? 'deposits' : 'withdrawals'
  // Impossible steps are refused and change nothing.
  await world.decide(queue, item, action).catch((error: Error) => expect(error.message).toMatch(/: (404|422) /))
}

async function spin({ zoya, world }: Story, bet: 100 | 500, roundId: string): Promise<void> {
  const { games: list } = await zoya.get(games.gameList, { query: { gameType: 'RNG', vassalage: 'NP' } })
  const game = list.find(({ isGameH5 }) => isGameH5 !== 'VASSALAGE')
  if (!game) throw new Error('Nilgiri Play has no slot')
  const query = { platform: 'html5', nodeId: game.nodeId, vassalage: game.vassalage, launchMode: 'GLS' } as const
  const opened = await zoya.call(launch.launchGame, { query })
  if (!opened.value) return
  const launchId = new URL(opened.value.content.game_url).pathname.replace('/play/', '')
  await world.guest.call(slot.slotSpin, { params: { launchId }, body: { roundId, bet } })
}

/** Sends money twice concurrently, as a double tap does. */
async function send(story: Story, what: Extract<Event, { do: 'rebate' | 'upline' | 'vendor' }>): Promise<void> {
  const { world, zoya } = story
  const twice = (call: () => ReturnType<Actor['call']>) => Promise.all([call(), call()])
  const requestId = id(story)
  if (what.do === 'rebate') {
    const body = { date: dayOf((await control(contract.getClock, { params: { id: world.id } })).now - DAY) }
    await twice(() => zoya.call(rebate.claimManualRebate, { body }))
  } else if (what.do === 'upline') {
    const bushra = await world.signedIn('bushra')
    const body = { requestId, amount: what.amount, paymentPassword: PAYMENT, remark: '' }
    await twice(() => bushra.call(uplineTransfer.transferUpline, { body }))
  } else {
    const imran = await world.signedIn('imran')
    const [from, to] = what.back ? ['NP', 'main'] : ['main', 'NP']
    const body = { from: from as string, to: to as string, amount: what.amount, transferId: requestId }
    await twice(() => imran.call(walletTransfer.transferWallet, { body }))
  }
}

/** Continues the story in a fork; the original world must not change any more. */
async function fork(story: Story): Promise<void> {
  const { world } = story
  story.left.push({ world, sum: await sumOf(world, 'zoya') })
  story.world = worldThatIs(await control(contract.forkWorld, { params: { id: world.id } }))
  story.zoya = await story.world.as('zoya')
  story.snapshot = undefined
}

async function happen(story: Story, what: Event): Promise<void> {
  const { world, zoya, orders } = story
  const params = { id: world.id }
  if (what.do === 'open') return open(story, what.way, what.amount)
  if (what.do === 'fork') return fork(story)
  if (what.do === 'rebate' || what.do === 'upline' || what.do === 'vendor') return send(story, what)
  if (what.do === 'jump' || what.do === 'nextDay') {
    await world.advance(what.do === 'jump' ? what.minutes * MINUTE : DAY)
    story.zoya = await world.as('zoya')
  } else if (what.do === 'keep') story.snapshot = (await control(contract.takeSnapshot, { params, body: {} })).id
  else if (what.do === 'rewind' && story.snapshot) {
    await control(contract.restoreSnapshot, { params, body: { snapshot: story.snapshot } })
    story.zoya = await world.as('zoya')
  } else if (what.do === 'withdraw') {
    const body = { requestId: id(story), amount: what.amount, cardId: story.cardId, paymentPassword: PAYMENT }
    const answers = await Promise.all([1, 2].map(() => zoya.call(withdrawals.openWithdrawal, { body })))
    const refIds = answers.flatMap(({ value }) => (value ? [value.refId] : []))
    expect(new Set(refIds).size).toBeLessThan(2)
    if (refIds[0]) story.payouts.push(refIds[0])
  } else if (what.do === 'spin') await spin(story, what.bet, id(story))
  else if (what.do === 'staff') await decideAsStaff(story, what.of, what.action)
  else if (what.do === 'takeBack' && story.payouts[what.of])
    await zoya.call(withdrawals.cancelWithdrawal, { params: { refId: story.payouts[what.of] ?? '' }, body: {} })
  else if (what.do !== 'rewind' && what.do !== 'takeBack') {
    const order = orders[what.of]
    if (!order) return
    const input = { params: { transId: order.transId } }
    const callback = story.callbacks.get(order.transId)
    if (what.do === 'prove') await zoya.call(deposits.proveDeposit, { ...input, body: { referenceNo: 'TR123456789' } })
    else if (what.do === 'cancel') await zoya.call(deposits.cancelDeposit, { ...input, body: {} })
    else if (what.do === 'callback' && callback) {
      await Promise.all([1, 2].map(() => world.guest.call(deposits.gatewayCallback, { body: callback })))
      const forged = { ...callback, signature: '0'.repeat(64) }
      expect((await world.guest.call(deposits.gatewayCallback, { body: forged })).code).toBe('signature.invalid')
    } else if (what.do === 'pay' && order.payUrl) {
      const payId = new URL(order.payUrl).pathname.replace('/pay/', '')
      await world.guest.call(deposits.answerPayment, { params: { payId }, body: { answer: what.how } })
    }
  }
}

/** Returns all rows of a table as objects; these histories have fewer than two hundred relevant ones. */
async function rowsOf(world: TestWorld, table: string, find: string) {
  const query = { limit: 200, find }
  const { columns, rows } = await control(contract.tableRows, { params: { id: world.id, table }, query })
  return rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])))
}

/** Computes the required turnover independently: in order of time, as a debt that grows and shrinks. */
async function debtOf(world: TestWorld, memberId: number): Promise<number> {
  const isOwn = (row: Record<string, unknown>) => Number(row.member_id) === memberId
  const requirementRows = (await rowsOf(world, 'turnover_requirement', String(memberId)))
    .filter(isOwn)
    .map((row) => ({ at: Number(row.since), debt: Number(row.amount) }))
  const settledBets = (await rowsOf(world, 'bet', String(memberId)))
    .filter((row) => isOwn(row) && row.settled_at !== null && row.wallet !== 'demo')
    .map((row) => ({ at: Number(row.settled_at), debt: -Number(row.valid) }))
  const all = [...requirementRows, ...settledBets].sort((a, b) => a.at - b.at || b.debt - a.debt)
  return all.reduce((left, { debt }) => Math.max(0, left + debt), 0)
}

const ENDS = new Set([3, 4, 5, 6])

async function holds({ world, orders, left }: Story, sums: readonly number[]): Promise<void> {
  const zoya = await world.as('zoya')
  for (const before of left) {
    expect(await audit(before.world)).toEqual(SOUND)
    expect(await sumOf(before.world, 'zoya')).toBe(before.sum)
  }
  // Transfers between them keep their sum.
  expect([await sumOf(world, 'bushra', 'bilal'), await sumOf(world, 'imran')]).toEqual(sums)
  expect(await audit(world)).toEqual(SOUND)
  let arrived = 0
  for (const { transId } of orders) {
    const { value: order } = await zoya.call(deposits.depositOrder, { params: { transId } })
    // The order was opened after the restored snapshot, so it is gone.
    if (!order) continue
    const ended = order.timeline.filter(({ kind, state }) => kind === 'state' && ENDS.has(state))
    expect(ended.length, JSON.stringify(order.timeline)).toBeLessThan(2)
    if (order.state === success) arrived += toUnits(order.amount)
  }
  const moved = await rowsOf(world, 'movement', 'deposit:D')
  const mine = new Set(orders.map(({ transId }) => `deposit:${transId}`))
  const credited = moved.filter((row) => mine.has(String(row.key))).reduce((sum, row) => sum + Number(row.amount), 0)
  expect(credited).toBe(arrived)
  expect((await zoya.get(wallet.balance)).sumBalance).toBeGreaterThanOrEqual(0)
  const { requiredTurnover, currentTurnover } = await zoya.get(withdrawals.withdrawSettings)
  const members = await rowsOf(world, 'member', 'zoya')
  const memberId = Number(members.find(({ username }) => username === 'zoya')?.id)
  expect(toUnits(requiredTurnover) - toUnits(currentTurnover)).toBe(await debtOf(world, memberId))
}

describe('deposits, withdrawals, bets, transfers, rebates, clock jumps, rewinds and forks', () => {
  test('over random histories the books balance and no order ends twice', {
    tags: ['MONEY-009', 'soak'],
    timeout: patience(120_000),
  }, async () => {
    await fc.assert(
      historyProperty(fc.array(event, { minLength: 4, maxLength: 14 }), async (happenings) => {
        const story = await begin()
        const sums = [await sumOf(story.world, 'bushra', 'bilal'), await sumOf(story.world, 'imran')]
        for (const what of happenings) await happen(story, what)
        await holds(story, sums)
      }),
      histories(3, 20260310),
    )
  })
})
