import { DAY, HOUR, MINUTE } from '@understudy/contracts/durations'
import type { PromotionPartSeed } from '../promotions.ts'
import type { Scenario, WorldSeed } from '../scenario.ts'
import { mapTexts } from '../texts.ts'
import { memberNamed } from './changes.ts'

/** Returns the promotion of aurora1 with an English title. */
function promotionNamed(world: WorldSeed, title: string) {
  const announcement = world.announcements.find((one) => one.merchant === 'aurora1' && one.title.EN === title)
  const match = world.promotions.promotions.find(({ id }) => id === announcement?.id)
  if (!match) throw new Error(`aurora1 has no promotion ${title}`)
  return match
}

const withParts = (
  world: WorldSeed,
  change: (parts: readonly PromotionPartSeed[]) => PromotionPartSeed[],
): WorldSeed => ({
  ...world,
  promotions: { ...world.promotions, parts: change(world.promotions.parts) },
})

/** Changes amina's part in a promotion. */
function withPart(world: WorldSeed, title: string, change: Partial<PromotionPartSeed>): WorldSeed {
  const { id } = promotionNamed(world, title)
  const amina = memberNamed(world, 'amina').id
  return withParts(world, (parts) =>
    parts.map((part) => (part.promotionId === id && part.memberId === amina ? { ...part, ...change } : part)),
  )
}

const APPLICANTS = 20

export const promotions: Scenario = {
  name: 'promotions',
  story: 'amina meets each of the ten labels on the promotions page, and twenty others wait to hear of their cashback.',
  person: 'amina',
  merchant: 'aurora1',
  cashier: { promotions: 'leave' },
  make(world) {
    const { id: promotionId } = promotionNamed(world, 'Weekly cashback')
    const others = world.members
      .filter(({ merchant, username, status }) => merchant === 'aurora1' && status === 'active' && username.length > 6)
      .slice(0, APPLICANTS)
    return withParts(world, (parts) => [
      ...parts,
      ...others.map(
        ({ id: memberId }, index): PromotionPartSeed => ({
          promotionId,
          memberId,
          label: 'applying',
          at: world.startAt - 2 * HOUR + index * MINUTE,
          reason: null,
          amount: 0,
        }),
      ),
    ])
  },
}

export const promotionExpiring: Scenario = {
  name: 'promotion-expiring',
  story: 'The monthly gift that the house issued to amina can be claimed for ten more minutes.',
  person: 'amina',
  merchant: 'aurora1',
  make(world) {
    const { claimDays } = promotionNamed(world, 'Monthly VIP gift').rule
    return withPart(world, 'Monthly VIP gift', { at: world.startAt - claimDays * DAY + 10 * MINUTE })
  },
}

const SMALL_GOAL = 100

export const promotionGoal: Scenario = {
  name: 'promotion-goal',
  story:
    'The goal of the month takes a hundred only, and amina has just joined it: the next rounds she plays reach it.',
  person: 'amina',
  merchant: 'aurora1',
  make(world) {
    const goal = promotionNamed(world, 'Goal of the month')
    const small = { ...goal, rule: { ...goal.rule, goal: SMALL_GOAL } }
    const changed: WorldSeed = {
      ...world,
      promotions: {
        ...world.promotions,
        promotions: world.promotions.promotions.map((one) => (one.id === goal.id ? small : one)),
      },
      announcements: world.announcements.map((one) =>
        one.id === goal.id
          ? { ...one, content: mapTexts(one.content, (text) => text.replaceAll('400,000', String(SMALL_GOAL))) }
          : one,
      ),
    }
    return withPart(changed, 'Goal of the month', { at: world.startAt })
  },
}
