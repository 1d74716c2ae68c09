import { LOTTERY_GROUPS, type LotteryGroup, PRIZE_MODE_IDS, type PrizeMode } from '@understudy/contracts/lottery/terms'
import { beforeAll, describe, expect, test } from 'vitest'
import { PLAYS } from '../../platform/src/features/lottery/families/index.ts'
import { gameKind } from '../../platform/src/features/lottery/games.ts'
import {
  declaredReturn,
  MIN_SERIES,
  maxSeriesOf,
  oddsOf,
  SERIES_STEP,
} from '../../platform/src/features/lottery/odds.ts'
import type { PlayRule, Way } from '../../platform/src/features/lottery/play.ts'
import { isTied, judge, type Stake } from './judge.ts'

// Every chance is counted independently: by enumerating all draws, or by another method than the engine's.

const DIGITS = [...'0123456789']
const padded = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(2, '0'))

/** Returns every ordered selection without replacement. */
function arrangements(from: readonly string[], count: number): string[][] {
  if (count === 0) return [[]]
  return from.flatMap((one) =>
    arrangements(
      from.filter((other) => other !== one),
      count - 1,
    ).map((rest) => [one, ...rest]),
  )
}
/** Returns every sequence with replacement. */
function rows(from: readonly string[], count: number): string[][] {
  if (count === 0) return [[]]
  return rows(from, count - 1).flatMap((row) => from.map((one) => [...row, one]))
}

const THROWS = rows([...'123456'], 3).map((dice) => [dice])
const ELEVEN = padded(1, 11)
/** Five balls in order for plays that depend on the order, otherwise in any one order. */
const ELEVENS = arrangements(ELEVEN, 3).map((balls) => [balls])
const HANDS = arrangements(ELEVEN, 2).map(([first = '', last = '']) => [[first, '', '', '', last]])
const FIVES = combined(ELEVEN, 5).map((balls) => [balls])

function combined(from: readonly string[], count: number): string[][] {
  if (count === 0) return [[]]
  return from.flatMap((one, index) => combined(from.slice(index + 1), count - 1).map((rest) => [one, ...rest]))
}

/** Positions of the five digits that a play depends on. */
const LOOKED: readonly (readonly [RegExp, readonly number[]])[] = [
  [/FRONT3/, [0, 1, 2]],
  [/MIDDLE3/, [1, 2, 3]],
  [/BACK3/, [2, 3, 4]],
  [/FRONT2/, [0, 1]],
  [/BACK2/, [3, 4]],
  [/FOUR/, [1, 2, 3, 4]],
  [/DRAGON/, [0, 4]],
  [/./, [0, 1, 2, 3, 4]],
]

/** Enumerates the digits at the positions the stake depends on; the others cannot matter. */
function digitChance({ code }: PlayRule, stake: Stake, key: string): number {
  const position = /^\d/.exec(stake[0] ?? '')?.[0]
  const [, positions = []] = LOOKED.find(([pattern]) => pattern.test(code)) ?? []
  const looked =
    code === 'SSC_PLACE_SIDES' ? [Number(position) - 1] : code === 'SSC_FIXED' ? [Number(position)] : [...positions]
  const draws = rows(DIGITS, looked.length).map((some) => {
    const digits = new Array<string>(5).fill('0')
    for (const [index, at] of looked.entries()) digits[at] = some[index] ?? ''
    return [digits]
  })
  return share(draws, code, stake, key)
}

function elevenChance({ code }: PlayRule, stake: Stake, key: string): number {
  if (code === '11X5_DRAGON') return share(HANDS, code, stake, key)
  return share(/ANY|SUM/.test(code) ? FIVES : ELEVENS, code, stake, key)
}

const tiedShare = (draws: readonly string[][][], code: string, stake: Stake) =>
  draws.filter((draw) => isTied(code, stake, draw)).length / draws.length

/** Returns the share of refunded stakes, counted independently: only sums and the special ball have ties. */
function countedTies({ code }: PlayRule, { key }: Way): number {
  if (code === '11X5_SUM_SIDES') return tiedShare(FIVES, code, [key])
  if (code === 'KENO_SUM_SIDES') return key === 'big' || key === 'small' ? sumShare((sum) => sum === 810) : 0
  return tiedShare(
    padded(1, 49).map((ball) => [[], [ball]]),
    code,
    [key],
  )
}

const share = (draws: readonly string[][][], code: string, stake: Stake, key: string) =>
  draws.reduce((sum, draw) => sum + (judge(code, stake, draw)[key] ?? 0), 0) / draws.length

/** Returns a valid stake of a play for one of its ways. */
function stakeFor(play: PlayRule, way: Way): Stake {
  const { shape } = play
  if (shape.kind === 'options') return [way.key]
  if (play.code === 'SEA_THAI_3TOD') return [{ different: '381', pair: '838', triple: '888' }[way.key] ?? '']
  if (shape.kind === 'numbers') return ['7381'.slice(-shape.digits)]
  if (shape.kind === 'places') return ['1', shape.symbols[3] ?? '']
  if (shape.kind === 'pick') return shape.symbols.slice(1, shape.choose + 1)
  return shape.positions.map((_, index) => shape.symbols[index + 2] ?? '')
}

const tenOrFewer = (n: number, k: number): number => (k === 0 ? 1 : (tenOrFewer(n - 1, k - 1) * n) / k)

/** Returns the chance of a way, counted independently. */
function countedChance(group: LotteryGroup, play: PlayRule, way: Way): number {
  const stake = stakeFor(play, way)
  switch (group) {
    case 'K3':
      return share(THROWS, play.code, stake, way.key)
    case 'SSC':
      return digitChance(play, stake, way.key)
    case '11X5':
      return elevenChance(play, stake, way.key)
    case 'PK10':
      return raceChance(play, stake, way.key)
    case 'KENO':
      return kenoChance(play, stake, way.key)
    case 'SIX':
      return sixChance(play, stake, way.key)
    case 'SEA_4D':
      return fourDigitChance(play, way.key)
    case 'SEA_THAI':
      return thaiChance(play, stake, way.key)
    default:
      return regionChance(group, play)
  }
}

/** Enumerates the positions the stake depends on; the others are filled arbitrarily. */
function raceChance({ code }: PlayRule, stake: Stake, key: string): number {
  const carts = padded(1, 10)
  const position = Number(/^\d+/.exec(stake[0] ?? '')?.[0] ?? 0)
  const looked =
    code === 'PK10_FIXED'
      ? [Number(stake[0])]
      : code === 'PK10_PLACE_SIDES'
        ? [position - 1]
        : code === 'PK10_DRAGON'
          ? [position - 1, 10 - position]
          : [0, 1, 2]
  const draws = arrangements(carts, looked.length).map((some) => {
    const race = new Array<string>(10).fill('')
    for (const [index, at] of looked.entries()) race[at] = some[index] ?? ''
    return [race]
  })
  return share(draws, code, stake, key)
}

/** The chance by direct reasoning for numbers, and by dynamic programming over eighty balls for sums and halves. */
function kenoChance({ code }: PlayRule, stake: Stake, key: string): number {
  if (code === 'KENO_SUM_SIDES') return sumShare((sum) => judgeSum(key, sum))
  if (code === 'KENO_HALVES') return lowShare((low) => (low > 10 ? 'up' : low < 10 ? 'down' : 'middle') === key)
  // Ball by ball: each must be among the twenty.
  return stake.reduce((chance, _, index) => (chance * (20 - index)) / (80 - index), 1)
}
const judgeSum = (key: string, sum: number) =>
  key === 'big' ? sum > 810 : key === 'small' ? sum < 810 : (key === 'odd') === (sum % 2 === 1)

let sums: number[] | undefined
/** Chances of the sums of twenty balls out of eighty, ball by ball: for each count and sum so far. */
function sumShare(fits: (sum: number) => boolean): number {
  sums ??= sumShares()
  return sums.reduce((total, chance, sum) => (fits(sum) ? total + chance : total), 0)
}
function sumShares(): number[] {
  const MOST = 1_410
  let table = Array.from({ length: 21 }, () => new Float64Array(MOST + 1))
  table[0]![0] = 1
  for (let ball = 1; ball <= 80; ball += 1) {
    const next = table.map((row) => row.slice())
    for (let taken = 0; taken <= 20; taken += 1)
      for (let sum = 0; sum <= MOST; sum += 1) {
        const here = table[taken]![sum]!
        if (here === 0) continue
        // The balls still to be drawn are equally likely among the remaining ones, so this one is drawn with that
        // chance.
        const chance = (20 - taken) / (80 - ball + 1)
        next[taken]![sum] = next[taken]![sum]! - here * chance
        if (taken < 20 && sum + ball <= MOST)
          next[taken + 1]![sum + ball] = next[taken + 1]![sum + ball]! + here * chance
      }
    table = next
  }
  return [...table[20]!]
}
function lowShare(fits: (low: number) => boolean): number {
  let share = 0
  for (let low = 0; low <= 20; low += 1)
    if (fits(low)) share += (tenOrFewer(40, low) * tenOrFewer(40, 20 - low)) / tenOrFewer(80, 20)
  return share
}

function sixChance({ code }: PlayRule, stake: Stake, key: string): number {
  if (code === 'SIX_SPECIAL' || code === 'SIX_SPECIAL_SIDES')
    return share(
      padded(1, 49).map((ball) => [[], [ball]]),
      code,
      stake,
      key,
    )
  return stake.reduce((chance, _, index) => (chance * (6 - index)) / (49 - index), 1)
}

function fourDigitChance({ code, shape }: PlayRule, key: string): number {
  const digits = shape.kind === 'numbers' ? shape.digits : 0
  const numbers = key === 'starter' || key === 'consolation' ? 10 : code === 'SEA_4D_3ABC' ? 3 : 1
  return numbers / 10 ** digits
}

function thaiChance({ code }: PlayRule, stake: Stake, key: string): number {
  const threes = rows(DIGITS, 3).map((row) => row.join(''))
  const twos = rows(DIGITS, 2).map((row) => row.join(''))
  const draws =
    code.includes('BOTTOM') || code.includes('FRONT')
      ? code.includes('3')
        ? threes.map((number) => [['000000'], ['00'], [number], [number]])
        : twos.map((number) => [['000000'], [number], [], []])
      : threes.map((number) => [[`000${number}`], [], [], []])
  const oneDraw = share(draws, code, stake, key)
  // Two numbers each are drawn for front and bottom.
  return /3(FRONT|BOTTOM)/.test(code) ? oneDraw * 2 : oneDraw
}

/** How many numbers of a region have at least so many digits. */
const LONG_ENOUGH: Record<string, Record<number, number>> = {
  VN_NORTH: { 2: 27, 3: 23, 4: 20 },
  VN_CENTRAL: { 2: 18, 3: 17, 4: 16 },
  VN_SOUTH: { 2: 18, 3: 17, 4: 16 },
}

function regionChance(group: LotteryGroup, { code, shape }: PlayRule): number {
  const numbers = LONG_ENOUGH[group]?.[2] ?? 0
  if (code.includes('_LO') && shape.kind === 'numbers')
    return (LONG_ENOUGH[group]?.[shape.digits] ?? 0) / 10 ** shape.digits
  if (shape.kind === 'numbers') return 1 / 10 ** shape.digits
  if (shape.kind === 'places') return group === 'VN_NORTH' ? 1 / 10 : 1 / 100
  const choose = shape.kind === 'pick' ? shape.choose : 0
  if (code.includes('_MISS')) return ((100 - choose) / 100) ** numbers
  // Number by number: how many of the chosen ones are drawn so far.
  let counts = [1, ...new Array<number>(choose).fill(0)]
  for (let drawn = 0; drawn < numbers; drawn += 1)
    counts = counts.map(
      (chance, k) => chance * (1 - (choose - k) / 100) + (k > 0 ? (counts[k - 1] ?? 0) * ((choose - k + 1) / 100) : 0),
    )
  return counts[choose] ?? 0
}

/** The prize modes of each group, from one of its game codes. */
const MODES: Record<LotteryGroup, readonly PrizeMode[]> = Object.fromEntries(
  LOTTERY_GROUPS.map((group) => {
    const code = {
      VN_CENTRAL: 'VN_CENTRAL_A',
      VN_SOUTH: 'VN_SOUTH_A',
      VN_NORTH: 'VN_NORTH',
      SEA_4D: 'SEA_4D_MONSOON',
      SEA_THAI: 'SEA_15M',
    }[group as string]
    return [group, gameKind(code ?? `${group}_1M`)?.prizeModes ?? []]
  }),
) as Record<LotteryGroup, readonly PrizeMode[]>

const ALL = LOTTERY_GROUPS.flatMap((group) => PLAYS[group].map((play) => [play.code, group, play] as const))

test('every prize mode and every group of lotteries has a tested play', { tags: ['LOTT-008'] }, () => {
  expect(new Set(Object.values(MODES).flat())).toEqual(new Set(Object.keys(PRIZE_MODE_IDS)))
  expect(LOTTERY_GROUPS.filter((group) => PLAYS[group].length < 5)).toEqual([])
  expect(new Set(ALL.map(([code]) => code)).size).toBe(ALL.length)
  expect(new Set(ALL.map(([, , play]) => play.id)).size).toBe(ALL.length)
})

describe.each(ALL)('%s', { tags: ['LOTT-008'] }, (code, group, play) => {
  let counted: ReadonlyMap<string, number>
  beforeAll(() => {
    counted = new Map(play.ways.map((way) => [way.key, countedChance(group, play, way)]))
  })

  test('every play has the chances of all draws', () => {
    for (const way of play.ways) {
      const [favourable, total] = way.chance
      expect(Number(favourable) / Number(total), `${code} ${way.key}`).toBeCloseTo(counted.get(way.key) ?? -1, 12)
      expect(counted.get(way.key)).toBeGreaterThan(0)
      const [tied, ofAll] = way.tie ?? [0n, 1n]
      expect(Number(tied) / Number(ofAll), `${code} ${way.key} tied`).toBeCloseTo(countedTies(play, way), 12)
    }
  })

  test('chance times odds is the declared return, in every prize mode and series', () => {
    for (const mode of MODES[group]) {
      const highest = maxSeriesOf(group, mode)
      const series = highest === undefined ? [0] : []
      for (let at = MIN_SERIES; highest !== undefined && at <= highest; at += SERIES_STEP) series.push(at)
      for (const level of series) {
        // A refunded stake does not count: the return is that of the others.
        const back = play.ways.map((way) => {
          const chance = (counted.get(way.key) ?? 0) / (1 - countedTies(play, way))
          return (chance * oddsOf(play, way, group, mode, level)) / 10_000
        })
        const declared = declaredReturn(play, group, mode, level)
        const rounding = 0.000_051 * Math.max(1, ...counted.values())
        // Each option is a stake of its own, and a 3TOD number has only one of the ways; any other stake can win in all
        // ways.
        const returns =
          play.shape.kind === 'options' || code === 'SEA_THAI_3TOD' ? back : [back.reduce((sum, one) => sum + one, 0)]
        for (const one of returns)
          expect(Math.abs(one / play.lots - declared), `${mode} ${level}`).toBeLessThan(rounding)
        expect(declared).toBeGreaterThan(0.6)
        expect(declared).toBeLessThan(1)
      }
    }
  })
})
