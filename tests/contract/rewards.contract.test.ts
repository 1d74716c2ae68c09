import { control as contract, promotions, records, rewards, wallet, withdrawals } from '@understudy/contracts'
import { DAY, HOUR } from '@understudy/contracts/durations'
import { describe, expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { control } from '../support/call.ts'
import { promotionNamed } from '../support/promotions.ts'
import { statement, sum } from '../support/statement.ts'
import { openGame } from '../support/vendors.ts'
import { type Actor, makeWorld } from '../support/world.ts'

const claimableOf = (actor: Actor) => actor.get(rewards.claimable, { query: {} })
const claim = (actor: Actor, transactionId: string) => actor.call(rewards.claim, { body: { transactionId } })
const past = (actor: Actor) => actor.get(rewards.history, { query: {} })
/** Rewards of promotions are included in the count of unclaimed rewards. */
const ofPromotions = async (actor: Actor) =>
  (await actor.get(promotions.promotionClaims, { query: {} })).filter(({ status }) => status === 'I' || status === 'U')
const unclaimed = async (actor: Actor) => (await actor.get(rewards.unclaimed)) - (await ofPromotions(actor)).length
const balanceOf = async (actor: Actor) => (await actor.get(wallet.balance, { query: {} })).sumBalance
const requirementsOf = async (actor: Actor) =>
  (await actor.get(withdrawals.withdrawSettings)).requirements.filter(({ reason }) => reason === 'reward')

async function one(actor: Actor, name: string): Promise<rewards.Reward> {
  const match = (await claimableOf(actor)).find((reward) => reward.name === name)
  if (!match) throw new Error(`${name} does not wait`)
  return match
}

describe('claimable rewards', () => {
  test('a claimable reward names its origin, amount, wagering and deadline', {
    tags: ['MEMBER-007', 'MEMBER-013'],
  }, async () => {
    const world = await makeWorld()
    const list = await claimableOf(await world.signedIn('amina'))
    expect(list.map(({ name, kind, type, amount }) => [name, kind, type, amount])).toEqual([
      ['A hundred rounds today · milestone 1', 'earned', 'MISSION', 5],
      ['Winning hands · milestone 1', 'earned', 'MISSION', 5],
      ['Welcome back', 'ticket', 'MANUAL', 50],
      ['Friday draw', 'ticket', 'RAFFLE', 25],
      ['Monthly VIP gift', 'earned', 'RANK_SALARY', 120],
    ])
    expect(list[2]).toMatchObject({ multiple: 5, requiredTurnover: 250, status: 'AVAILABLE', claimedAt: null })
    expect(list[2]?.expireDate).toBe(Date.parse('2026-03-13T01:00:00Z'))
    const urdu = world.visitor({ language: 'UR', token: (await world.signedIn('amina')).token ?? '' })
    expect((await claimableOf(urdu))[2]?.name).toBe('واپسی پر خوش آمدید')
  })

  test('rewards are filtered by kind and counted, for each member separately', { tags: ['MEMBER-007'] }, async () => {
    const world = await makeWorld()
    const [amina, zoya] = [await world.signedIn('amina'), await world.signedIn('zoya')]
    const kinds = async (kind: rewards.RewardKind) =>
      (await amina.get(rewards.claimable, { query: { status: 'AVAILABLE', kind } })).map((reward) => reward.kind)
    expect({ kindsEarned: await kinds('earned'), kindsTicket: await kinds('ticket') }).toEqual({
      kindsEarned: ['earned', 'earned', 'earned'],
      kindsTicket: ['ticket', 'ticket'],
    })
    expect({ unclaimedAmina: await unclaimed(amina), unclaimedZoya: await unclaimed(zoya) }).toEqual({
      unclaimedAmina: 5,
      unclaimedZoya: 0,
    })
    expect({ waitingCount: (await claimableOf(zoya)).length, listCount: (await past(zoya)).list.length }).toEqual({
      waitingCount: 0,
      listCount: 0,
    })
    const { transactionId } = await one(amina, 'Friday draw')
    expect((await claim(zoya, transactionId)).code).toBe('reward.not.found')
    expect((await claim(amina, 'RW999999')).code).toBe('reward.not.found')
  })

  test('claimable rewards are for real accounts of a merchant with a reward centre', {
    tags: ['FLAGS-007', 'MEMBER-007'],
  }, async () => {
    const world = await makeWorld({ flags: { REWCEN3: false } })
    expect((await (await world.signedIn('amina')).call(rewards.claimable)).code).toBe('function.not.available')
    await world.settings({ flags: { REWCEN3: true } })
    expect((await (await world.asTrial()).call(rewards.claimable)).code).toBe('real.account.required')
    expect((await world.guest.call(rewards.claimable)).code).toBe('CUSTOMER_NOT_LOGIN')
  })
})

test('the reward count includes promotions until they are claimed', { tags: ['MEMBER-007'] }, async () => {
  const world = await makeWorld()
  const amina = await world.signedIn('amina')
  const brought = await ofPromotions(amina)
  expect(brought.length).toBeGreaterThan(0)
  const before = await amina.get(rewards.unclaimed)
  for (const { rewardId } of brought) await amina.get(promotions.claimIssuedPromotion, { body: { rewardId } })
  expect(await amina.get(rewards.unclaimed)).toBe(before - brought.length)
  expect(await audit(world)).toMatchObject(SOUND)
})

describe('a claim', () => {
  test('a claimed reward is paid, adds its turnover, and moves into the history', {
    tags: ['MEMBER-007'],
  }, async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const before = await balanceOf(amina)
    const requirements = await requirementsOf(amina)
    const { transactionId } = await one(amina, 'Welcome back')
    const { value } = await claim(amina, transactionId)
    expect(value).toEqual({ transactionId, amount: 50, requiredTurnover: 250 })
    expect(await balanceOf(amina)).toBe(sum([before, 50]))
    const [line] = (await statement(amina, { kind: 'reward' })).list
    expect(line).toMatchObject({
      order_no: transactionId,
      tx_type_id: 1101,
      amount: 50,
      tx_time: Date.parse('2026-03-10T07:00:00Z'),
    })
    expect((await requirementsOf(amina)).length).toBe(requirements.length + 1)
    expect((await requirementsOf(amina)).at(-1)).toMatchObject({ reference: transactionId, required: 250, current: 0 })
    const { list, footer } = await past(amina)
    expect(list[0]).toMatchObject({ transactionId, status: 'CLAIMED', claimedAt: Date.parse('2026-03-10T07:00:00Z') })
    expect({ listCount: list.length, footer }).toEqual({ listCount: 7, footer: { count: 6, amount: 579 } })
    expect({ unclaimed: await unclaimed(amina), waitingCount: (await claimableOf(amina)).length }).toEqual({
      unclaimed: 4,
      waitingCount: 4,
    })
    await (await openGame(world, amina, 'RNG')).spin(5)
    expect((await requirementsOf(amina)).at(-1)).toMatchObject({ reference: transactionId, current: 5 })
    expect(await audit(world)).toMatchObject(SOUND)
  })

  test('a reward is claimed once, by two taps as by two phones', { tags: ['MEMBER-007'] }, async () => {
    const world = await makeWorld()
    const phone = await world.signedIn('amina')
    const before = await balanceOf(phone)
    const { transactionId } = await one(phone, 'Friday draw')
    const answers = await Promise.all([claim(phone, transactionId), claim(phone, transactionId)])
    expect(answers.map(({ code }) => code ?? 'paid').sort()).toEqual(['claim.already', 'paid'])
    const tablet = await world.signedIn('amina')
    expect((await claim(tablet, transactionId)).code).toBe('claim.already')
    expect(await balanceOf(tablet)).toBe(sum([before, 25]))
    expect((await requirementsOf(tablet)).filter(({ reference }) => reference === transactionId).length).toBe(1)
    expect(await audit(world)).toMatchObject(SOUND)
  })

  test('a reward can be claimed until its last moment, and not after', { tags: ['MEMBER-007'] }, async () => {
    const world = await makeWorld()
    const { transactionId } = await one(await world.signedIn('amina'), 'Welcome back')
    const raffle = await one(await world.signedIn('amina'), 'Friday draw')
    const expiry = await world.jumpTo('reward.expires')
    expect(expiry).toBe(Date.parse('2026-03-11T19:00:00Z'))
    await world.jumpTo('2026-03-13T00:59:59.999Z')
    expect(await unclaimed(await world.signedIn('amina'))).toBe(3)
    await world.advance(1)
    const amina = await world.signedIn('amina')
    expect((await claim(amina, transactionId)).code).toBe('claim.expired')
    expect((await past(amina)).list[0]).toMatchObject({ transactionId, status: 'EXPIRED', claimedAt: null })
    expect(await unclaimed(amina)).toBe(2)
    await world.jumpTo(raffle.expireDate - 1)
    expect((await claim(await world.signedIn('amina'), raffle.transactionId)).code).toBeUndefined()
  })
})

test('the reward history has promotions claimed or expired, in order', {
  tags: ['MEMBER-007'],
}, async () => {
  const world = await makeWorld()
  const hina = await world.signedIn('hina')
  const ofPromotions = async () => (await past(hina)).list.filter(({ type }) => type === 'PROMOTION')
  const before = await past(hina)
  const rewardsBefore = await ofPromotions()
  const gift = await promotionNamed(hina, 'Birthday gift')
  const { rewardId } = await control(contract.issuePromotion, {
    params: { id: world.id },
    body: { to: 'hina', promotion: gift.id, amount: 40 },
  })
  expect(await ofPromotions()).toEqual(rewardsBefore)
  await world.advance(10 * 60_000)
  await hina.call(promotions.claimIssuedPromotion, { body: { rewardId } })
  const claimedAt = Date.parse('2026-03-10T07:10:00Z')
  const now = await past(hina)
  expect(now.list[0]).toMatchObject({
    transactionId: rewardId,
    kind: 'earned',
    type: 'PROMOTION',
    name: 'Birthday gift',
    amount: 40,
    status: 'CLAIMED',
    claimedAt,
    expireDate: claimedAt,
  })
  const { count = 0, amount = 0 } = before.footer ?? {}
  expect(now.footer).toEqual({ count: count + 1, amount: sum([amount, 40]) })

  const issuedReward = await control(contract.issuePromotion, {
    params: { id: world.id },
    body: { to: 'zoya', promotion: gift.id, amount: 15 },
  })
  await world.advance(10 * DAY)
  const zoya = await world.signedIn('zoya')
  const lost = (await past(zoya)).list.find(({ transactionId }) => transactionId === issuedReward.rewardId)
  expect(lost).toMatchObject({ type: 'PROMOTION', amount: 15, status: 'EXPIRED', claimedAt: null })
  expect((await past(zoya)).footer?.amount).toBe(0)
})

test('rewards of the same instant appear on exactly one page each', {
  tags: ['MEMBER-007'],
}, async () => {
  const world = await makeWorld()
  const amina = await world.signedIn('amina')
  const gift = await promotionNamed(amina, 'Birthday gift')
  const body = { to: 'amina', promotion: gift.id, amount: 40 }
  const { rewardId } = await control(contract.issuePromotion, { params: { id: world.id }, body })
  await amina.call(promotions.claimIssuedPromotion, { body: { rewardId } })
  for (const name of ['Welcome back', 'Friday draw']) await claim(amina, (await one(amina, name)).transactionId)
  const allRewards = (await past(amina)).list
  expect(new Set(allRewards.slice(0, 3).map(({ claimedAt }) => claimedAt)).size).toBe(1)
  const names: string[] = []
  let after: string | undefined
  do {
    const page = await amina.get(rewards.history, { query: { pageSize: 1, ...(after && { after }) } })
    names.push(...page.list.map(({ transactionId }) => transactionId))
    after = page.next ?? undefined
  } while (after)
  expect(names).toEqual(allRewards.map(({ transactionId }) => transactionId))
})

test('the history comes in pages, the last first, without a row twice', { tags: ['MEMBER-007'] }, async () => {
  const world = await makeWorld()
  const amina = await world.signedIn('amina')
  const allIds = (await past(amina)).list.map(({ transactionId }) => transactionId)
  const names: string[] = []
  let after: string | undefined
  do {
    const page = await amina.get(rewards.history, { query: { pageSize: 2, ...(after && { after }) } })
    expect(page.footer === null).toBe(after !== undefined)
    names.push(...page.list.map(({ transactionId }) => transactionId))
    after = page.next ?? undefined
  } while (after)
  expect({ wholeCount: allIds.length, read: names }).toEqual({ wholeCount: 6, read: allIds })
})

test('rewards claimed before the world began are in the ledger and the balance', {
  tags: ['MEMBER-013'],
}, async () => {
  const world = await makeWorld()
  const amina = await world.signedIn('amina')
  const days = { startDate: '2026-02-20', endDate: '2026-03-10' }
  const paid = (await amina.get(records.accountRecords, { query: { ...days, kind: 'reward', pageSize: 100 } })).list
  const tickets = paid.filter(({ tx_type_id, order_no }) => tx_type_id === 1101 && order_no.startsWith('RW'))
  expect(tickets.map(({ amount }) => amount)).toEqual([66, 25])
  const { balance } = await amina.get(wallet.balance, { query: {} })
  expect(balance.find(({ accountTypeId }) => accountTypeId === 2)?.balance).toBe(48_250)
  await world.advance(HOUR)
  expect(await audit(world)).toMatchObject(SOUND)
})
