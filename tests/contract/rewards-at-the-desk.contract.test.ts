import { randomUUID } from 'node:crypto'
import {
  control as contract,
  deposits,
  member,
  missions,
  referral,
  registration,
  rewards,
  vip,
} from '@understudy/contracts'
import { HOUR } from '@understudy/contracts/durations'
import { describe, expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { control, send } from '../support/call.ts'
import { controlHeaders } from '../support/platform.ts'
import { openGame } from '../support/vendors.ts'
import { type Actor, makeWorld, solveCaptcha, type TestWorld } from '../support/world.ts'
import { registrationBody } from './sample-context.ts'

const issue = (
  world: TestWorld,
  body: { to: string; amount: number } & Partial<{
    multiple: number
    lastsMs: number
    name: string
    type: rewards.RewardType
  }>,
) => control(contract.issueReward, { params: { id: world.id }, body })
const claimableOf = (actor: Actor) => actor.get(rewards.claimable, { query: {} })
const claim = (actor: Actor, transactionId: string) => actor.call(rewards.claim, { body: { transactionId } })

describe('a reward given by hand', () => {
  test('a reward given by hand can be claimed with its terms, and expires', { tags: ['MEMBER-007'] }, async () => {
    const world = await makeWorld()
    const zoya = await world.signedIn('zoya')
    const { transactionId, expireDate } = await issue(world, {
      to: 'zoya',
      amount: 12.5,
      multiple: 3,
      lastsMs: HOUR,
      name: 'Rainy days',
      type: 'RAFFLE',
    })
    expect(expireDate).toBe(Date.parse('2026-03-10T08:00:00Z'))
    expect(await claimableOf(zoya)).toEqual([
      expect.objectContaining({
        transactionId,
        name: 'Rainy days',
        type: 'RAFFLE',
        kind: 'ticket',
        amount: 12.5,
        requiredTurnover: 37.5,
      }),
    ])
    expect((await claim(zoya, transactionId)).value).toEqual({ transactionId, amount: 12.5, requiredTurnover: 37.5 })
    const late = await issue(world, { to: 'ZOYA', amount: 1, lastsMs: HOUR })
    await world.advance(HOUR)
    expect((await claim(await world.signedIn('zoya'), late.transactionId)).code).toBe('claim.expired')
    expect(await audit(world)).toMatchObject(SOUND)
  })

  test('a reward by hand needs an existing member and a valid amount', { tags: ['MEMBER-007'] }, async () => {
    const world = await makeWorld()
    for (const body of [
      { to: 'nobody01', amount: 5 },
      { to: 'zoya', amount: 0 },
      { to: 'zoya', amount: 0.001 },
      { to: 'zoya', amount: 5, multiple: 51 },
      { to: 'zoya', amount: 5, lastsMs: 0 },
    ])
      expect((await send(contract.issueReward, { params: { id: world.id }, body }, controlHeaders())).status).toBe(422)
    expect(await claimableOf(await world.signedIn('zoya'))).toEqual([])
  })
})

test('a mission finished by hand has every milestone to claim, once', { tags: ['MEMBER-006'] }, async () => {
  const world = await makeWorld()
  const zoya = await world.signedIn('zoya')
  const params = { id: world.id }
  const all = await control(contract.listMissions, { params })
  expect(all.map(({ missionId, status }) => [missionId, status])).toEqual([
    [101, 'O'],
    [102, 'O'],
    [103, 'U'],
    [104, 'E'],
  ])
  const finish = () =>
    control(contract.finishMission, { params: { ...params, mission: 101 }, body: { account: 'zoya' } })
  expect(await finish()).toEqual({ missionId: 101, reachedValue: 150_000 })
  expect(await finish()).toEqual({ missionId: 101, reachedValue: 150_000 })
  const steps = await zoya.get(missions.milestones, { query: { missionId: 101 } })
  expect(steps.map(({ state }) => state)).toEqual(Array(5).fill('claimable'))
  expect((await claimableOf(zoya)).map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([10, 40, 150, 450, 1_200])
  const unknown = { params: { ...params, mission: 999 }, body: { account: 'zoya' } }
  expect((await send(contract.finishMission, unknown, controlHeaders())).status).toBe(422)
})

test('a VIP level set by hand applies everywhere and brings no bonus', {
  tags: ['MEMBER-013'],
}, async () => {
  const world = await makeWorld()
  const set = (account: string, level: number) =>
    control(contract.setVipLevel, { params: { id: world.id }, body: { account, level } })
  expect(await set('amina', 8)).toEqual({ account: 'amina', level: 8, turnover: 25_000_000 })
  const amina = await world.signedIn('amina')
  expect((await amina.get(member.memberInfo)).clubLabel.labelName).toBe('VIP8')
  expect(await amina.get(vip.rankProgress)).toMatchObject({ level: 8, nextRankName: 'VIP9', raises: [] })
  expect(await set('amina', 3)).toEqual({ account: 'amina', level: 3, turnover: 200_000 })
  await (await openGame(world, amina, 'RNG')).spin(5)
  expect(await amina.get(vip.rankProgress)).toMatchObject({
    level: 3,
    raises: [],
    totalTurnover: { actual: 200_005, expected: 600_000 },
  })
  expect(await set('amina', 0)).toEqual({ account: 'amina', level: 0, turnover: 0 })
  expect((await amina.get(member.memberInfo)).clubLabel.labelName).toBe('0')
  const wrong = { params: { id: world.id }, body: { account: 'amina', level: 11 } }
  expect((await send(contract.setVipLevel, wrong, controlHeaders())).status).toBe(422)
})

test('a friend who plays with what he was given brings nothing before he has deposited', {
  tags: ['MEMBER-013'],
}, async () => {
  const world = await makeWorld()
  const { cookie, answer } = await solveCaptcha(world)
  const body = registrationBody({ username: 'friend01', captcha: answer, recommenderId: 'zoya' })
  expect((await world.guest.call(registration.register, { body, headers: { Cookie: cookie } })).code).toBeUndefined()
  const friend = await world.signedIn('friend01')
  const zoya = await world.signedIn('zoya')
  const { transactionId } = await issue(world, { to: 'friend01', amount: 5_000, multiple: 0 })
  await claim(friend, transactionId)
  const { spin } = await openGame(world, friend, 'RNG')
  for (let n = 0; n < 3; n += 1) await spin(500)
  const brought = async () => (await zoya.get(referral.referralList, { query: {} })).list[0]
  expect(await brought()).toMatchObject({ deposit: 0, bet: 1_500, reward: 0, status: 'playing' })
  await world.settings({ cashier: { deposits: 'leave', withdrawals: 'leave' } })
  const order = { requestId: randomUUID(), vendorId: 'MT1', amount: 500 }
  const { transId } = await friend.get(deposits.openDeposit, { params: { mode: 'mt' }, body: order })
  const proof = { referenceNo: 'TR20260310001', payerAccount: '' }
  await friend.get(deposits.proveDeposit, { params: { transId }, body: proof })
  await world.decide('deposits', transId, 'approve')
  expect(await brought()).toMatchObject({ deposit: 500, reward: 0 })
  await spin(5)
  expect(await brought()).toMatchObject({ deposit: 500, bet: 1_505, reward: 100, status: 'rewarded' })
})
