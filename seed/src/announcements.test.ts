import { announcements as contract, promotions as promotionContract } from '@understudy/contracts'
import { MERCHANTS } from '@understudy/merchants'
import { expect, test } from 'vitest'
import { HOSTILE_SAMPLES } from './announcements/hostile.ts'
import { countBy, everydayWorld, START_AT, textsIn } from './testing/everyday.ts'
import type { AnnouncementSeed } from './world-seed.ts'

const { PROMOTION_KINDS, PROMOTION_WAYS, SHOWN_AFTER_DAYS } = promotionContract
const { announcements, banners, news } = everydayWorld
const inForce = (one: AnnouncementSeed) =>
  one.published && one.startDate <= START_AT && (one.noExpiry === 1 || one.endDate > START_AT)

test.each(MERCHANTS)('%s has 60 announcements, banners among them, and notices for agents besides', (merchant) => {
  const ofMerchant = announcements.filter((one) => one.merchant === merchant && one.groupName === '')
  expect(countBy(ofMerchant, (one) => one.type)).toEqual({ PL: 20, PU: 8, PR: 14, H: 6, A: 3 })
  expect(
    countBy(
      ofMerchant.filter((one) => one.type === 'PU'),
      (one) => one.execution,
    ),
  ).toEqual({ A: 3, B: 3, F: 2 })
  expect(ofMerchant.filter((one) => one.type !== 'PU' && one.execution !== '')).toEqual([])
  expect(
    countBy(
      banners.filter((one) => one.merchant === merchant),
      (one) => one.groupName,
    ),
  ).toEqual({
    m_home: 4,
    m_live: 1,
    m_newgame: 2,
    m_game: 2,
    m_login: 2,
    m_reg: 1,
  })
  expect(news.filter((line) => line.merchant === merchant)).toHaveLength(6)
})

test('an amount in a text stays with its currency where a line breaks', () => {
  const parted = textsIn(everydayWorld).filter(([, texts]) => Object.values(texts).some((text) => /\bRs \d/.test(text)))
  expect(parted.map(([path]) => path)).toEqual([])
})

test('ids of announcements are unique, and their groups are those of the contract', () => {
  for (const list of [announcements, banners, news]) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
  expect(new Set(banners.map((banner) => banner.groupName))).toEqual(new Set(contract.BANNER_GROUPS))
})

test.each(MERCHANTS)('%s: every promotion has its rule, some are to come and some have ended', (merchant) => {
  const promotionNotices = announcements.filter((one) => one.merchant === merchant && one.type === 'PR')
  const { promotions } = everydayWorld.promotions
  const rules = promotions.filter((one) => one.merchant === merchant)
  expect(rules.map(({ id }) => id)).toEqual(promotionNotices.map(({ id }) => id))
  expect(promotionNotices.map(({ promotionType }) => promotionType)).toEqual(rules.map(({ rule }) => rule.type))
  expect(new Set(rules.map(({ rule }) => rule.way))).toEqual(new Set(PROMOTION_WAYS))
  expect(new Set(rules.map(({ rule }) => rule.kind))).toEqual(new Set(PROMOTION_KINDS))
  expect(promotionNotices.filter((one) => one.startDate > START_AT)).toHaveLength(1)
  const ended = promotionNotices.filter((one) => one.noExpiry === 0 && one.endDate <= START_AT)
  expect(ended).toHaveLength(1)
  expect(ended.every((one) => one.endDate > START_AT - SHOWN_AFTER_DAYS * 86_400_000)).toBe(true)
})

test('some announcements are expired, unpublished, future or permanent', () => {
  const notices = announcements.filter((one) => one.type === 'PL' && one.merchant === 'aurora1' && one.groupName === '')
  expect(notices.some((one) => one.noExpiry === 0 && one.endDate < START_AT)).toBe(true)
  expect(notices.some((one) => !one.published)).toBe(true)
  expect(notices.some((one) => one.startDate > START_AT)).toBe(true)
  expect(notices.some((one) => one.noExpiry === 1 && one.endDate < START_AT && inForce(one))).toBe(true)
  expect(notices.filter(inForce)).toHaveLength(17)
  expect(announcements.every((one) => one.endDate > one.startDate)).toBe(true)
  expect(Math.max(...notices.map((one) => one.title.EN.length))).toBeGreaterThan(150)
})

test('all popups are in force, so each kind of visitor meets one', () => {
  expect(announcements.filter((one) => one.type === 'PU').every(inForce)).toBe(true)
})

test('hostile HTML is in notices, promotions and popups for members and guests', () => {
  const holds = (one: AnnouncementSeed, sample: string) =>
    (['UR', 'UR-LA', 'EN'] as const).every((language) => one.content[language].includes(sample))
  const attacked = announcements.filter((one) => Object.values(HOSTILE_SAMPLES).some((sample) => holds(one, sample)))
  for (const sample of Object.values(HOSTILE_SAMPLES))
    expect(attacked.some((one) => inForce(one) && holds(one, sample))).toBe(true)
  const kinds = new Set(attacked.filter(inForce).map((one) => `${one.type}${one.execution}`))
  expect([...kinds]).toEqual(expect.arrayContaining(['PL', 'PR', 'PUA', 'PUB']))
  expect(attacked.every((one) => /<p>[^<]{20,}<\/p>/.test(one.content.EN))).toBe(true)
})

test('the first picture by sequence is not the first of its promotion’s list', () => {
  const several = announcements.filter((one) => one.images.length > 1)
  expect(several.length).toBeGreaterThan(0)
  for (const { images } of several) {
    expect(images[0]?.sequence).not.toBe(1)
    expect(images.map((image) => image.sequence).sort()).toEqual(images.map((_, index) => index + 1))
  }
})

test('no two merchants have the same banners', () => {
  const homeOf = (merchant: string) =>
    banners.filter((one) => one.merchant === merchant && one.groupName === 'm_home').map((one) => one.title.EN)
  const all = MERCHANTS.flatMap(homeOf)
  expect(new Set(all).size).toBe(all.length)
  const home = banners.filter((one) => one.merchant === 'aurora1' && one.groupName === 'm_home')
  expect(home[0]).toMatchObject({ title: { UR: 'فیسٹیول ہفتہ' }, subtitle: { UR: 'ہر روز ایک نیا انعام' } })
  expect(home.some((one) => one.link.startsWith('https://'))).toBe(true)
  expect(home.some((one) => one.link === '')).toBe(true)
})

test.each(MERCHANTS)('%s: the registration has an announcement without an end', (merchant) => {
  const notices = announcements.filter((one) => one.merchant === merchant && one.groupName === 'm_reg')
  expect(notices.map(({ type }) => type)).toEqual(['PL'])
  expect(notices.every(inForce)).toBe(true)
})
