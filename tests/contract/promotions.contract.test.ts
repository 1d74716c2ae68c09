import { control as contract, inbox, promotions, withdrawals } from '@understudy/contracts'
import { DAY, MINUTE } from '@understudy/contracts/durations'
import { describe, expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { control } from '../support/call.ts'
import { balanceOf } from '../support/deposits.ts'
import { bonuses, claim, claimReward, detailOf, join, labelOf, listOf, promotionNamed } from '../support/promotions.ts'
import { sum } from '../support/statement.ts'
import { type Actor, makeWorld, type TestWorld } from '../support/world.ts'

const issue = (world: TestWorld, to: string, promotion: number, more: object = {}) =>
  control(contract.issuePromotion, { params: { id: world.id }, body: { to, promotion, ...more } })
const requirementsOf = async (actor: Actor) =>
  (await actor.get(withdrawals.withdrawSettings)).requirements.map(({ reason, reference, required }) => ({
    reason,
    reference,
    required,
  }))
describe('the list of promotions', () => {
  test('amina and imran of another merchant see promotions of all ten labels', { tags: ['MEMBER-010'] }, async () => {
    const world = await makeWorld()
    for (const name of ['amina', 'imran']) {
      const list = await listOf(await world.as(name))
      expect(new Set(list.map(({ label }) => label))).toEqual(new Set(promotions.PROMOTION_LABELS))
      expect(list).toHaveLength(11)
    }
  })

  test('promotions come newest first, future and recently ended ones too, but no drafts', {
    tags: ['CONTENT-015'],
  }, async () => {
    const world = await makeWorld()
    const list = await listOf(world.guest)
    const starts = list.map(({ startDate }) => startDate)
    expect(starts).toEqual([...starts].sort((a, b) => b - a))
    expect(list[0]).toMatchObject({ title: 'Cricket season offer', label: 'coming soon' })
    expect(list.some(({ title }) => title.includes('draft'))).toBe(false)
    expect(list.find(({ title }) => title === 'Spring fair')?.label).toBe('close')
    await world.advance(13 * DAY)
    expect((await listOf(world.guest)).some(({ title }) => title === 'Spring fair')).toBe(false)
  })

  test('visitors and trials see promotions without a personal state', {
    tags: ['SESSION-013'],
  }, async () => {
    const world = await makeWorld()
    const labels = (await listOf(world.guest)).map(({ title, label }) => [title, label])
    expect(new Set(labels.map(([, label]) => label))).toEqual(new Set(['coming soon', 'join', 'claim', 'close']))
    expect((await listOf(await world.asTrial())).map(({ title, label }) => [title, label])).toEqual(labels)
    expect(labels).toContainEqual(['Newcomer’s gift', 'claim'])
  })

  test('the list leaves out promotions for other players', {
    tags: ['MEMBER-010'],
  }, async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const welcome = await promotionNamed(world.guest, 'Welcome package')
    const gift = await promotionNamed(world.guest, 'Newcomer’s gift')
    const titles = (await listOf(amina)).map(({ title }) => title)
    expect(titles.filter((title) => title === welcome.title || title === gift.title)).toEqual([])
    expect(await detailOf(amina, welcome.id)).toMatchObject({ label: 'close', unfit: 'firstDeposit' })
    for (const neverDeposited of ['nadia', 'gulab', 'twin40'])
      expect((await detailOf(await world.signedIn(neverDeposited), welcome.id)).unfit).not.toBe('firstDeposit')
    expect(await detailOf(amina, gift.id)).toMatchObject({ label: 'close', unfit: 'newcomers' })
    expect((await claim(amina, gift.id)).code).toBe('promotion.not.eligible')
    expect(await labelOf(await world.as('zoya'), welcome.id)).toBe('join')
  })

  test('a promotion whose switch is off is on no list and cannot be opened', {
    tags: ['FLAGS-025', 'FLAGS-026'],
  }, async () => {
    const world = await makeWorld()
    const { id } = await promotionNamed(world.guest, 'App bonus')
    const codes = () => world.guest.get(promotions.merchantPromotions)
    expect((await codes()).APP_DOWNLOAD).toEqual({ enabled: true, count: 1 })
    await world.settings({ promotions: { APP_DOWNLOAD: false } })
    expect((await listOf(world.guest)).some((one) => one.id === id)).toBe(false)
    expect((await world.guest.call(promotions.promotionDetail, { query: { id } })).code).toBe('promotion.not.found')
    expect((await codes()).APP_DOWNLOAD).toEqual({ enabled: false, count: 0 })
    expect((await codes()).REFERRAL).toEqual({ enabled: true, count: 1 })
  })

  test('promotions are counted by type: what a member can join or claim now', async () => {
    const world = await makeWorld()
    const hina = await world.as('hina')
    const countOf = async (type: string) => (await hina.get(promotions.availablePromotions))[type]?.count
    expect(await countOf('SIGNUP')).toBe(1)
    await claim(hina, (await promotionNamed(hina, 'Daily reward')).id)
    expect(await countOf('SIGNUP')).toBe(0)
  })
})

describe('a promotion', () => {
  test('a promotion has title, safe HTML, ordered pictures and dates in all languages', {
    tags: ['CONTENT-012'],
  }, async () => {
    const world = await makeWorld()
    const { id, picture } = await promotionNamed(world.guest, 'Goal of the month')
    const detail = await detailOf(world.guest, id)
    expect(detail.announcementImages.map(({ sequence }) => sequence)).toEqual([1, 2])
    expect(picture).toBe(detail.announcementImages[0]?.url)
    expect(detail.content).toContain('<p>Join in')
    expect(detail.content).not.toMatch(/<script|onload|<svg|<style|<meta|javascript:(?!<)[^<]*"/)
    expect(detail.endDate).toBeGreaterThan(detail.startDate)
    for (const [Language, title] of [
      ['UR', 'مہینے کا ہدف'],
      ['UR-LA', 'Mahine ka hadaf'],
    ] as const)
      expect((await world.guest.call(promotions.promotionDetail, { query: { id } }, { Language })).value.title).toBe(
        title,
      )
  })

  test('a promotion of another merchant, a draft and an unknown number are not found', {
    tags: ['ROUTE-029'],
  }, async () => {
    const world = await makeWorld()
    const { id } = await promotionNamed(world.visitor({ merchant: 'cedar3' }), 'Prize draw')
    const list = await listOf(world.guest)
    const draft = Math.max(...list.map((one) => one.id)) + 1
    for (const unknown of [id, draft, 999_999_999])
      expect((await world.guest.call(promotions.promotionDetail, { query: { id: unknown } })).code).toBe(
        'promotion.not.found',
      )
  })
})

describe('applying', { tags: ['MEMBER-011'] }, () => {
  test('an approved application is announced in the inbox and claimed once', async () => {
    const world = await makeWorld()
    const hina = await world.as('hina')
    const before = await balanceOf(hina)
    const { id } = await promotionNamed(hina, 'Weekly cashback')
    const { label, since } = (await join(hina, id)).value
    expect({ label, since }).toEqual({ label: 'applying', since: Date.parse('2026-03-10T07:00:00Z') })
    // Nobody has reviewed it yet.
    expect((await detailOf(hina, id)).remark).toBe('')
    expect((await join(hina, id)).code).toBe('promotion.state')
    const queue = (await world.queues()).find(({ name }) => name === 'promotions')
    expect(queue?.items.map(({ account }) => account)).toEqual(['amina', 'imran', 'hina'])
    const item = queue?.items.find(({ account }) => account === 'hina')
    expect(item).toMatchObject({ amount: 500, actions: ['approve', 'reject'], state: 'applying' })
    expect({ title: item?.title, merchant: item?.merchant }).toEqual({ title: 'Weekly cashback', merchant: 'aurora1' })
    expect(queue?.items.find(({ account }) => account === 'imran')?.merchant).toBe('cedar3')
    await world.decide('promotions', item?.id ?? '', 'approve', { remark: 'Well <b>played</b>' })
    const { reward, remark } = await detailOf(hina, id)
    expect(await labelOf(hina, id)).toBe('issued')
    expect({ amount: reward?.amount, requiredTurnover: reward?.requiredTurnover, remark }).toEqual({
      amount: 500,
      requiredTurnover: 1_500,
      remark: 'Well <b>played</b>',
    })
    expect(reward?.expiresAt).toBe(Date.parse('2026-03-17T07:00:00Z'))
    const [letter] = (await hina.get(inbox.inbox)).content
    expect(letter).toMatchObject({ title: 'Your reward is ready', read: false, type: 'reward' })
    expect(letter?.content).toContain('&lt;b&gt;played')
    expect(await balanceOf(hina)).toBe(before)
    const answers = await Promise.all([claim(hina, id), claim(hina, id), claimReward(hina, reward?.rewardId ?? '')])
    expect(answers.map(({ code }) => code ?? 'paid').sort()).toEqual(['claim.already', 'claim.already', 'paid'])
    expect(await balanceOf(hina)).toBe(sum([before, 500]))
    expect(await requirementsOf(hina)).toContainEqual({
      reason: 'promotion',
      reference: reward?.rewardId,
      required: 1_500,
    })
    expect(await bonuses(hina)).toContainEqual([500, reward?.rewardId])
    expect(await audit(world)).toMatchObject(SOUND)
  })

  test('a rejected application says why, moves nothing, and can be followed by another', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const { id } = await promotionNamed(amina, 'Weekly cashback')
    const before = await balanceOf(amina)
    const [item] = (await world.queues()).find(({ name }) => name === 'promotions')?.items ?? []
    await world.decide('promotions', item?.id ?? '', 'reject', { reason: 'duplicate', remark: 'One each' })
    expect(await detailOf(amina, id)).toMatchObject({ label: 'rejected', reason: 'duplicate', remark: 'One each' })
    expect((await amina.get(inbox.inbox)).content[0]?.content).toContain('on another account')
    expect({ code: (await join(amina, id)).code, claimCode: (await claim(amina, id)).code }).toEqual({
      code: 'promotion.state',
      claimCode: 'promotion.state',
    })
    expect(await balanceOf(amina)).toBe(before)
    await issue(world, 'amina', id)
    expect(await labelOf(amina, id)).toBe('issued')
  })

  test.each([
    ['approve', 'issued'],
    ['reject', 'rejected'],
    ['leave', 'applying'],
  ] as const)('left alone, an application is decided by the world’s time (%s)', async (how, label) => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const { id } = await promotionNamed(zoya, 'Weekly cashback')
    await world.settings({ cashier: { promotions: how, promotionMinutes: 90 } })
    await join(zoya, id)
    await world.advance(90 * MINUTE - 1)
    expect(await labelOf(await world.signedIn('zoya'), id)).toBe('applying')
    await world.advance(1)
    expect(await labelOf(await world.signedIn('zoya'), id)).toBe(label)
    // After a long jump it happened at its own time.
    await world.advance(3 * DAY)
    const later = await world.signedIn('zoya')
    expect((await detailOf(later, id)).since).toBe(
      Date.parse('2026-03-10T07:00:00Z') + (how === 'leave' ? 0 : 90 * MINUTE),
    )
    expect((await later.get(inbox.inbox)).content.filter(({ type }) => type === 'reward')).toHaveLength(
      how === 'leave' ? 0 : 1,
    )
  })

  test('coming events include the decision and the reward that expires', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const { id } = await promotionNamed(zoya, 'Weekly cashback')
    await join(zoya, id)
    expect(await world.jumpTo('promotion.moves')).toBe(Date.parse('2026-03-11T04:00:00Z'))
    expect(await labelOf(await world.signedIn('zoya'), id)).toBe('applying')
    await world.jumpTo('2026-03-11T07:00:00Z')
    expect(await labelOf(await world.signedIn('zoya'), id)).toBe('issued')
    const expired = await world.jumpTo('promotion.expires')
    expect(expired).toBe(Date.parse('2026-03-16T01:00:00Z'))
    const amina = await world.signedIn('amina')
    expect(await labelOf(amina, (await promotionNamed(amina, 'Monthly VIP gift')).id)).toBe('close')
  })

  test('an item that was decided waits no more', async () => {
    const world = await makeWorld()
    const [item] = (await world.queues()).find(({ name }) => name === 'promotions')?.items ?? []
    await world.decide('promotions', item?.id ?? '', 'approve')
    await expect(world.decide('promotions', item?.id ?? '', 'reject')).rejects.toThrow(/404/)
    expect((await world.queues()).find(({ name }) => name === 'promotions')?.count).toBe(1)
  })

  test('applying for a promotion is for its levels, times and real accounts', async () => {
    const world = await makeWorld()
    const vipGift = await promotionNamed(world.guest, 'Monthly VIP gift')
    const zoya = await world.as('zoya')
    expect(await detailOf(zoya, vipGift.id)).toMatchObject({ label: 'join', unfit: 'level', rule: { minVip: 3 } })
    expect((await join(zoya, vipGift.id)).code).toBe('promotion.not.eligible')
    const cricket = await promotionNamed(zoya, 'Cricket season offer')
    expect({ code: (await join(zoya, cricket.id)).code, claimCode: (await claim(zoya, cricket.id)).code }).toEqual({
      code: 'promotion.not.started',
      claimCode: 'promotion.not.started',
    })
    await world.advance(6 * DAY)
    const later = await world.signedIn('zoya')
    expect((await join(later, cricket.id)).value.label).toBe('applying')
    expect((await join(later, 999_999_999)).code).toBe('promotion.not.found')
    expect((await claim(later, 999_999_999)).code).toBe('promotion.not.found')
    expect((await join(world.guest, vipGift.id)).code).toBe('CUSTOMER_NOT_LOGIN')
    expect((await join(await world.asTrial(), vipGift.id)).code).toBe('real.account.required')
  })
})

describe('claiming directly', { tags: ['MEMBER-011'] }, () => {
  test('a daily claim pays once a day of the merchant, from any number of phones', async () => {
    const world = await makeWorld()
    const { id } = await promotionNamed(world.guest, 'Daily reward')
    const phones = [await world.as('hina'), await world.signedIn('hina')] as const
    const before = await balanceOf(phones[1])
    const answers = await Promise.all([...phones, phones[1]].map((phone) => claim(phone, id)))
    expect(answers.filter(({ code }) => !code)).toHaveLength(1)
    expect(await balanceOf(phones[1])).toBe(sum([before, 50]))
    expect(await labelOf(phones[1], id)).toBe('claimed')
    await world.jumpTo('2026-03-10T18:59:59.999Z')
    expect((await claim(await world.signedIn('hina'), id)).code).toBe('claim.already')
    await world.advance(1)
    const hina = await world.signedIn('hina')
    expect(await labelOf(hina, id)).toBe('claim')
    expect((await claim(hina, id)).value).toMatchObject({ amount: 50, requiredTurnover: 250 })
    const numbers = (await bonuses(hina, { startDate: '2026-03-10', endDate: '2026-03-11' })).map(([, number]) =>
      String(number).slice(-8),
    )
    expect(numbers).toEqual(['20260311', '20260310'])
    expect(await audit(world)).toMatchObject(SOUND)
  })

  test('claiming a promotion directly ends with the promotion', async () => {
    const world = await makeWorld()
    const app = await promotionNamed(world.guest, 'App bonus')
    await world.jumpTo(new Date(app.endDate - 1).toISOString())
    expect(await labelOf(await world.signedIn('hina'), app.id)).toBe('claim')
    await world.advance(1)
    const hina = await world.signedIn('hina')
    expect({ label: await labelOf(hina, app.id), code: (await claim(hina, app.id)).code }).toEqual({
      label: 'close',
      code: 'promotion.ended',
    })
    expect((await join(hina, app.id)).code).toBe('promotion.ended')
  })

  test('NEW_REGISTER is there in the first thirty days after registering', async () => {
    const world = await makeWorld()
    const gift = await promotionNamed(world.guest, 'Newcomer’s gift')
    const nadia = await world.as('nadia')
    expect((await claim(nadia, gift.id)).value.amount).toBe(500)
    expect((await claim(nadia, gift.id)).code).toBe('claim.already')
  })
})

describe('rewards of a promotion', { tags: ['MEMBER-011'] }, () => {
  test('a promotion issued by the control API can be claimed until its time is over', async () => {
    const world = await makeWorld()
    const { id } = await promotionNamed(world.guest, 'Prize draw')
    const { rewardId } = await issue(world, 'zoya', id, { amount: 1_234, remark: 'Lucky you' })
    const zoya = await world.as('zoya')
    const query = { promotionType: 'RAFFLE', status: 'I' } as const
    expect(await zoya.get(promotions.promotionClaims, { query })).toEqual([
      expect.objectContaining({
        rewardId,
        promId: id,
        eventName: 'Prize draw',
        promotionType: 'RAFFLE',
        status: 'I',
        rewardAmount: 1_234,
        requiredTurnover: 12_340,
        expireDate: Date.parse('2026-03-17T07:00:00Z'),
      }),
    ])
    expect(await zoya.get(promotions.promotionClaims, { query: { ...query, promotionType: 'MANUAL' } })).toEqual([])
    expect((await claimReward(await world.as('hina'), rewardId)).code).toBe('reward.not.found')
    expect((await claimReward(zoya, rewardId)).value).toEqual({ rewardId, amount: 1_234, requiredTurnover: 12_340 })
    expect(await balanceOf(zoya)).toBe(1_234)
    expect((await claimReward(zoya, rewardId)).code).toBe('claim.already')
  })

  test('an issued reward expires to the millisecond, and can be issued again then', async () => {
    const world = await makeWorld({ scenario: 'promotion-expiring' })
    const amina = await world.as('amina')
    const { id } = await promotionNamed(amina, 'Monthly VIP gift')
    const rewardId = (await detailOf(amina, id)).reward?.rewardId ?? ''
    await world.advance(10 * MINUTE - 1)
    expect(await labelOf(amina, id)).toBe('issued')
    await world.advance(1)
    expect({ label: await labelOf(amina, id), code: (await claimReward(amina, rewardId)).code }).toEqual({
      label: 'close',
      code: 'claim.expired',
    })
    expect((await claim(amina, id)).code).toBe('promotion.ended')
    await issue(world, 'amina', id)
    expect((await claimReward(amina, rewardId)).code).toBeUndefined()
  })

  test('issuing a promotion twice, to nobody, or before its start is refused', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const idOf = async (title: string) => (await promotionNamed(amina, title)).id
    await expect(issue(world, 'amina', await idOf('App bonus'))).rejects.toThrow(/claim\.already/)
    await expect(issue(world, 'amina', await idOf('Monthly VIP gift'))).rejects.toThrow(/promotion\.state/)
    await expect(issue(world, 'amina', await idOf('Cricket season offer'))).rejects.toThrow(/promotion\.not\.started/)
    await expect(issue(world, 'nobody', await idOf('Prize draw'))).rejects.toThrow(/nobody at aurora1/)
    await expect(issue(world, 'amina', 5)).rejects.toThrow(/no promotion 5/)
    expect(await bonuses(amina, { startDate: '2026-03-10', endDate: '2026-03-10' })).toEqual([])
  })

  test('every forbidden step of a member is refused at each label, and changes nothing', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const before = await balanceOf(amina)
    const list = await listOf(amina)
    const refusals: Record<string, string> = {
      'coming soon': 'promotion.not.started',
      claimed: 'claim.already',
      close: 'promotion.ended',
    }
    for (const { id, label, way } of list) {
      const event = way === 'apply' ? 'apply' : 'enter'
      const expected = refusals[label] ?? 'promotion.state'
      if (!('to' in promotions.promotionStep(way, label, event)))
        expect({ label, action: 'join', code: (await join(amina, id)).code }).toEqual({
          label,
          action: 'join',
          code: expected,
        })
      if (!('to' in promotions.promotionStep(way, label, 'claim')))
        expect({ label, action: 'claim', code: (await claim(amina, id)).code }).toEqual({
          label,
          action: 'claim',
          code: expected,
        })
    }
    expect((await listOf(amina)).map(({ label }) => label)).toEqual(list.map(({ label }) => label))
    expect(await balanceOf(amina)).toBe(before)
    const [known] = await amina.get(promotions.promotionClaims, { query: {} })
    const cashback = list.find(({ title }) => title === 'Weekly cashback')?.id
    const rewardId = `P${cashback}-${known?.rewardId.split('-')[1]}`
    expect((await claimReward(amina, rewardId)).code).toBe('promotion.state')
  })
})

test('a rewound world takes back what was claimed, and pays it once again', async () => {
  const world = await makeWorld()
  const params = { id: world.id }
  const hina = await world.as('hina')
  const { id } = await promotionNamed(hina, 'App bonus')
  const before = await balanceOf(hina)
  const { id: snapshot } = await control(contract.takeSnapshot, { params, body: {} })
  await claim(hina, id)
  await control(contract.restoreSnapshot, { params, body: { snapshot } })
  const hinaLater = await world.signedIn('hina')
  expect({ label: await labelOf(hinaLater, id), balance: await balanceOf(hinaLater) }).toEqual({
    label: 'claim',
    balance: before,
  })
  expect((await claim(hinaLater, id)).code).toBeUndefined()
  expect(await balanceOf(hinaLater)).toBe(sum([before, 300]))
  expect(await audit(world)).toMatchObject(SOUND)
})

test('the number of an earned reward claims it, as the page of the promotion names it', async () => {
  const world = await makeWorld()
  const amina = await world.signedIn('amina')
  const { list } = await amina.get(promotions.promotionList)
  const earned = list.filter(({ label }) => label === 'claim')
  expect(earned.length).toBeGreaterThan(0)
  for (const { id } of earned) {
    const { reward } = await amina.get(promotions.promotionDetail, { query: { id } })
    const rewardId = reward?.rewardId ?? ''
    const paid = await amina.call(promotions.claimIssuedPromotion, { body: { rewardId } })
    expect(paid.code).toBeUndefined()
    expect(paid.value).toMatchObject({ rewardId, amount: reward?.amount })
    expect((await amina.call(promotions.claimIssuedPromotion, { body: { rewardId } })).code).toBe('claim.already')
  }
})
