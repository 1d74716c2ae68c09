import { DAY, HOUR, MINUTE } from '@understudy/contracts/durations'
import { calendarOf } from '@understudy/contracts/zone'
import { merchantConfig } from '@understudy/merchants'
import type { Scenario, WorldSeed } from '../scenario.ts'
import type { BetSeed } from '../world-seed.ts'
import { memberNamed } from './changes.ts'

const LAST_MINUTES = DAY - 2 * MINUTE

/** amina's bets of yesterday afternoon: game types and stakes. */
const PLAYED = [
  ['RNG', 4_000],
  ['LIVE', 1_500],
  ['SPORTS', 800],
] as const

const calendar = calendarOf(merchantConfig('aurora1').timeZone)
const startOfToday = (now: number) => calendar.startOfDayNumber(calendar.dayNumber(now))

function withYesterday(world: WorldSeed): WorldSeed {
  const { id: memberId } = memberNamed(world, 'amina')
  const yesterday = startOfToday(world.startAt) - DAY
  const bets = PLAYED.map(([gameType, stake], index): BetSeed => {
    const game = world.games.find((one) => one.gameType === gameType && one.supported && one.gameCode !== 'lobby')
    if (!game) throw new Error(`There is no ${gameType} to have played`)
    const placedAt = yesterday + (14 + index) * HOUR
    return {
      ref: `${game.vendor}:${memberId}:yesterday${index}`,
      memberId,
      gameType,
      vendor: game.vendor,
      nodeId: game.nodeId,
      stake,
      win: stake,
      status: 'won',
      placedAt,
      settledAt: placedAt + MINUTE,
      dueAt: null,
      detail: {},
    }
  })
  return { ...world, bets: [...world.bets, ...bets].sort((a, b) => a.placedAt - b.placedAt) }
}

export const rebateEnding: Scenario = {
  name: 'rebate-ending',
  story: 'It is 23:58 at the merchant: the rebate of what amina played yesterday can be claimed for two more minutes.',
  person: 'amina',
  merchant: 'aurora1',
  begins: (startAt) => startOfToday(startAt) + LAST_MINUTES,
  make: withYesterday,
}
