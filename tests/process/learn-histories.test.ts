import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  control as contract,
  favourites,
  games,
  inbox,
  promotions,
  rebate,
  rewards,
  security,
  uplineTransfer,
  withdrawals,
  withdrawCards,
} from '@understudy/contracts'
import { HOUR, MINUTE } from '@understudy/contracts/durations'
import { createPlatform } from '@understudy/fake-server'
import fc from 'fast-check'
import request from 'supertest'
import { expect, test } from 'vitest'
import { readHar } from '../../steering/src/conform/har.ts'
import { learn } from '../../steering/src/learn/learn.ts'
import { control } from '../support/call.ts'
import { answer, cancel, open, requestId } from '../support/deposits.ts'
import { histories, historyProperty, patience } from '../support/histories.ts'
import { platform } from '../support/platform.ts'
import { harOfSession, session, unnamedDifferences } from '../support/recorded-session.ts'
import { scratchFolder } from '../support/scratch.ts'
import { openGame } from '../support/vendors.ts'
import { type Actor, makeWorld, type TestWorld } from '../support/world.ts'

const PAYMENT = '280914'

/** What happens to a member or their platform before somebody records it. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('play' as const), stake: fc.constantFrom(5, 10, 50, 500) }),
  fc.record({ kind: fc.constant('star' as const), game: fc.nat(40) }),
  fc.record({
    kind: fc.constant('pay in' as const),
    amount: fc.constantFrom(100, 500, 2_000),
    how: fc.constantFrom('pay' as const, 'decline' as const, 'payNever' as const, undefined),
  }),
  fc.record({
    kind: fc.constant('pay out' as const),
    amount: fc.constantFrom(200, 1_000),
    decisions: fc.constantFrom([], ['reject'], ['review', 'approve', 'payOut'], ['review', 'approve', 'fail']),
  }),
  fc.record({ kind: fc.constant('claim' as const) }),
  fc.record({ kind: fc.constant('claim reward' as const) }),
  fc.record({ kind: fc.constant('join' as const), promotion: fc.nat(12) }),
  fc.record({ kind: fc.constant('send' as const), amount: fc.constantFrom(10, 900) }),
  fc.record({ kind: fc.constant('read' as const) }),
  fc.record({
    kind: fc.constant('switch' as const),
    flag: fc.constantFrom('liveChat', 'MISSIONLB3', 'TRANSBETREPMEM3', 'WITHREC3', 'MANPLAYREB3'),
    on: fc.boolean(),
  }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const history = fc.record({
  who: fc.constantFrom('amina', 'hina', 'bilal', undefined),
  steps: fc.array(fc.tuple(step, fc.integer({ min: 1, max: 200 })), { maxLength: 14 }),
  pageSize: fc.constantFrom(60, 100),
  languages: fc.constantFrom(['EN', 'UR'] as const, ['UR'] as const, ['UR-LA', 'EN'] as const),
})

/** Does a step; one that is refused is part of the history too. */
async function doStep(world: TestWorld, member: Actor, one: Step): Promise<void> {
  if (one.kind === 'switch') await world.settings({ flags: { [one.flag]: one.on } })
  if (one.kind === 'play' && member.token !== undefined) await (await openGame(world, member, 'RNG')).spin(one.stake)
  if (one.kind === 'read') await member.call(inbox.readAllMessages, { body: {} })
  if (one.kind === 'star') {
    const { games: list } = await world.guest.get(games.gameList, { query: { pageSize: 100 } })
    const { nodeId = '', vassalage: vendor = '' } = list[one.game] ?? {}
    await member.call(favourites.addFavourite, { body: { nodeId, vendor } })
  }
  if (one.kind === 'pay in') {
    const { value: order } = await open(member, 'pg', 'PG1', one.amount)
    if (order && one.how) await answer(world, order, one.how)
    else if (order) await cancel(member, order.transId)
  }
  if (one.kind === 'pay out') {
    const passwords = { password: 'Play1234', paymentPassword: PAYMENT, confirmPaymentPassword: PAYMENT }
    await member.call(security.setPaymentPassword, { body: passwords })
    const { value } = await member.call(withdrawCards.withdrawCards)
    const cardId = value?.cards[0]?.cardId ?? 1
    const body = { requestId: requestId(), amount: one.amount, cardId, paymentPassword: PAYMENT }
    const { value: order } = await member.call(withdrawals.openWithdrawal, { body })
    if (order) for (const decision of one.decisions) await world.decide('withdrawals', order.refId, decision)
  }
  if (one.kind === 'claim reward') {
    const { value } = await member.call(rewards.claimable)
    const transactionId = value?.find(({ type }) => type !== 'MISSION')?.transactionId
    if (transactionId) await member.call(rewards.claim, { body: { transactionId } })
  }
  if (one.kind === 'join') {
    const { list } = await member.get(promotions.promotionList)
    const { id = 0, label = 'close' } = list[one.promotion] ?? {}
    if (label === 'claim' || label === 'issued') await member.call(promotions.claimPromotion, { body: { id } })
    else await member.call(promotions.joinPromotion, { body: { id } })
  }
  if (one.kind === 'send') {
    const passwords = { password: 'Play1234', paymentPassword: PAYMENT, confirmPaymentPassword: PAYMENT }
    await member.call(security.setPaymentPassword, { body: passwords })
    const body = { requestId: requestId(), amount: one.amount, paymentPassword: PAYMENT, remark: 'for you' }
    await member.call(uplineTransfer.transferUpline, { body })
  }
  if (one.kind === 'claim') {
    const { value } = await member.call(rebate.manualRebate)
    if (value) await member.call(rebate.claimManualRebate, { body: { date: value.date } })
  }
}

let learnt = 0

/** Lives a history, records it, learns it, and compares a world of what was learned on another server. */
const isLearned = historyProperty(history, async ({ who, steps, pageSize, languages }) => {
  const world = await makeWorld()
  await world.settings({ cashier: { deposits: 'leave', withdrawals: 'leave' } })
  const member = who === undefined ? world.guest : await world.signedIn(who)
  for (const [one, minutes] of steps) {
    await doStep(world, member, one)
    await world.advance(minutes * MINUTE, { keepSessions: true })
  }
  // What a world begins with is kept by the hour.
  const { now: over } = await control(contract.getClock, { params: { id: world.id } })
  const now = Math.ceil(over / HOUR) * HOUR
  await world.advance(now - over, { keepSessions: true })
  const recording = { now, pageSize, languages }
  const before = await session(await platform(), { ...recording, world: world.id, token: member.token })
  const har = Buffer.from(JSON.stringify(harOfSession(before, new Date(now).toISOString(), member.token)))
  const { file, report } = learn(readHar(har, { file: 'session.har' }).exchanges, {
    name: 'shop',
    keepNames: true,
    picture: () => undefined,
  })
  const scenariosDir = scratchFolder()
  learnt += 1
  // Servers of one process have the scenarios in common, so each history has a name of its own.
  const scenario = `shop-${learnt}`
  writeFileSync(join(scenariosDir, `${scenario}.json`), JSON.stringify(file))
  const there = await createPlatform({ dataDir: scratchFolder(), strictWorlds: true, scenariosDir })
  try {
    const steer = request(there.app.server)
    const { body: made } = await steer
      .post('/__control/worlds')
      .set('Host', 'localhost')
      .send({ scenario, startAt: new Date(now).toISOString(), clock: 'frozen', ...(who && { as: who }) })
    expect(made).toMatchObject({ scenario })
    const after = await session(there, { ...recording, world: made.id, token: made.session?.token })
    expect(unnamedDifferences(before, after, report)).toEqual([])
    const { body: books } = await steer.get(`/__control/worlds/${made.id}/audit`).set('Host', 'localhost')
    expect(books).toMatchObject({ sound: true })
  } finally {
    await there.close()
  }
})

test('random histories are learned, and answer on another server as they did', {
  tags: ['all', 'soak'],
  timeout: patience(120_000),
}, async () => {
  await fc.assert(isLearned, { ...histories(2, 20_260_310), endOnFailure: true })
})

test('ten random histories are learned, and answer on another server as they did', {
  tags: ['all'],
  timeout: patience(600_000),
}, async () => {
  await fc.assert(isLearned, { numRuns: 10, seed: 56, endOnFailure: true })
})
