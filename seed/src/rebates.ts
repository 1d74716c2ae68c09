import { diceFrom } from '@understudy/art/random'
import { type GameType, rebate } from '@understudy/contracts'
import { DAY, HOUR } from '@understudy/contracts/durations'
import { calendarOf } from '@understudy/contracts/zone'
import { merchantConfig } from '@understudy/merchants'
import { betsPart } from './bets.ts'
import { membersPart } from './members.ts'
import { seedPart } from './seed-part.ts'
import type { BetSeed } from './world-seed.ts'

/** A claimed rebate from before the world's start; currency units. */
export interface RebateSeed {
  memberId: number
  /** The day whose bets earned it. */
  date: string
  turnover: number
  amount: number
  at: number
}

const DAYS = 90
/** The last days are unclaimed: yesterday can still be claimed, and testers look at these days. */
const RECENT = 4
const PLAYER = 'amina'
const LEAST_DAY = 400
const ODD_DAY = 3_600

/** Days with seeded bets; earlier days get an invented turnover on slots, with some days off. */
const BET_DAYS = 29

const shareOf = (turnover: number, gameType: GameType, level: number): number =>
  Math.floor((turnover * (rebate.REBATE_RATES[gameType] + level * 3)) / 100) / 100

function playedOn(bets: readonly BetSeed[], day: number, level: number): { turnover: number; amount: number } {
  const byType = new Map<GameType, number>()
  for (const { gameType, stake, settledAt } of bets)
    if (settledAt !== null && settledAt >= day && settledAt < day + DAY)
      byType.set(gameType, (byType.get(gameType) ?? 0) + stake)
  const sum = (part: (played: readonly [GameType, number]) => number) =>
    [...byType].reduce((total, played) => total + part(played), 0)
  const amount = sum(([gameType, turnover]) => Math.round(shareOf(turnover, gameType, level) * 100))
  return { turnover: sum(([, turnover]) => turnover), amount: amount / 100 }
}

/** Three months of claims. */
export const rebatesPart = seedPart({
  name: 'rebates',
  needs: [membersPart, betsPart],
  build: ({ seed, startAt }, members, bets): RebateSeed[] => {
    const dice = diceFrom(`rebates ${seed}`)
    const member = members.find(({ username }) => username === PLAYER)
    if (!member) return []
    const { dayOf, dayNumber, startOfDayNumber } = calendarOf(merchantConfig(member.merchant).timeZone)
    const today = startOfDayNumber(dayNumber(startAt))
    const level = Number(/^VIP(\d+)$/.exec(member.vipLabel)?.[1] ?? 0)
    const memberBets = bets.filter(({ memberId }) => memberId === member.id)
    return Array.from({ length: DAYS - RECENT }, (_, n): RebateSeed[] => {
      const ago = DAYS - n
      const day = today - ago * DAY
      const invented = dice.chance(0.2) ? 0 : LEAST_DAY + dice.whole(0, ODD_DAY)
      const claimedAt = day + DAY + dice.whole(9, 22) * HOUR
      const { turnover, amount } =
        ago <= BET_DAYS
          ? playedOn(memberBets, day, level)
          : { turnover: invented, amount: shareOf(invented, 'RNG', level) }
      if (amount === 0 || day < member.registeredAt + DAY) return []
      return [{ memberId: member.id, date: dayOf(day), turnover, amount, at: claimedAt }]
    }).flat()
  },
  empty: [],
})
