import { stakesOf } from '@understudy/contracts/lottery/content'
import { LOTTERY_GROUPS, type LotteryGroup, type PrizeMode } from '@understudy/contracts/lottery/terms'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contentRule } from '../../platform/src/features/lottery/content-rule.ts'
import { type Draw, drawOf } from '../../platform/src/features/lottery/draw.ts'
import { PLAYS } from '../../platform/src/features/lottery/families/index.ts'
import type { PlayRule } from '../../platform/src/features/lottery/play.ts'
import { playMenuOf } from '../../platform/src/features/lottery/play-menu.ts'
import { outcomeOf } from '../../platform/src/features/lottery/settle-lottery-bet.ts'
import { isTied, judge, type Stake } from './judge.ts'

/** Returns all combinations of `count` items, in the list's order. */
function some(list: readonly string[], count: number): string[][] {
  if (count === 0) return [[]]
  return list.flatMap((one, index) => some(list.slice(index + 1), count - 1).map((rest) => [one, ...rest]))
}

/** Returns the single stakes of a choice. */
function stakesIn({ shape }: PlayRule, choice: readonly (readonly string[])[]): Stake[] {
  const [only = []] = choice
  const pickedOptions = shape.kind === 'pick' ? some(only, shape.choose) : []
  if (shape.kind === 'pick')
    return shape.each === 2
      ? pickedOptions.flatMap(([a = '', b = '']) => [
          [a, b],
          [b, a],
        ])
      : pickedOptions
  if (shape.kind === 'places') return choice.flatMap((row, index) => row.map((symbol) => [String(index), symbol]))
  if (shape.kind !== 'positions') return only.map((one) => [one])
  let stakes: string[][] = [[]]
  for (const row of choice) stakes = stakes.flatMap((stake) => row.map((symbol) => [...stake, symbol]))
  return shape.distinct ? stakes.filter((stake) => new Set(stake).size === stake.length) : stakes
}

/** Generates choices biased towards the drawn symbols, so that slips win often. */
function choiceOf({ shape, ways }: PlayRule, draw: Draw): fc.Arbitrary<string[][]> {
  const subset = (from: readonly string[], min: number, max: number) =>
    fc.uniqueArray(fc.constantFrom(...from), { minLength: min, maxLength: Math.min(max, from.length) })
  if (shape.kind === 'options')
    return subset(
      ways.map(({ key }) => key),
      1,
      12,
    ).map((row) => [row])
  if (shape.kind === 'numbers') {
    const { digits } = shape
    const drawn = draw.flat().flatMap((number) => (number.length < digits ? [] : [number.slice(-digits)]))
    const any = fc.integer({ min: 0, max: 10 ** digits - 1 }).map((number) => String(number).padStart(digits, '0'))
    return fc.uniqueArray(fc.oneof(any, fc.constantFrom(...drawn)), { minLength: 1, maxLength: 8 }).map((row) => [row])
  }
  if (shape.kind === 'pick') {
    const least = shape.choose
    const most = Math.min(shape.most, shape.symbols.length, least + 4)
    const drawn = shape.symbols.filter((symbol) => draw.flat().some((number) => number.endsWith(symbol)))
    const near = drawn.length >= least ? subset(drawn, least, most) : subset(shape.symbols, least, most)
    return fc.oneof(near, subset(shape.symbols, least, most)).map((row) => [row])
  }
  const [first = []] = draw
  const row = (position: number) => {
    const drawn = shape.symbols.filter((symbol) => symbol === first[position])
    const any = subset(shape.symbols, shape.kind === 'places' ? 0 : 1, 4)
    return fc.tuple(any, fc.boolean()).map(([list, near]) => [...new Set(near ? [...list, ...drawn] : list)])
  }
  return fc
    .tuple(...shape.positions.map(({ value }) => row(Number.isNaN(Number(value)) ? 0 : Number(value) - 1)))
    .filter((choice) => stakesIn({ shape } as PlayRule, choice).length > 0)
}

const modesOf = (group: LotteryGroup): readonly PrizeMode[] =>
  group.startsWith('SEA') ? ['SEA'] : group.startsWith('VN') ? ['lott', 'elott'] : ['lott', 'zy', 'elott']
const HIGHEST: Partial<Record<LotteryGroup, number>> = {
  K3: 1920,
  SSC: 1960,
  PK10: 1940,
  '11X5': 1920,
  KENO: 1900,
  SIX: 1920,
}
/** The most a line may win, in currency units. */
const mostOf = (group: LotteryGroup, mode: PrizeMode) =>
  mode === 'zy' ? 40_000 : group.includes('_') ? 1_000_000 : 400_000

/** A play as the menu shows it; this test uses only these odds. */
const winningNumberOf = (group: LotteryGroup, id: number, prizeMode: PrizeMode) =>
  playMenuOf({ group, prizeModes: [prizeMode], lottoMode: 'Tradition' } as never, 'EN')
    .flatMap(({ playMenuGroups }) => playMenuGroups.flatMap(({ playMenus }) => playMenus))
    .find(({ playId }) => playId === id)

const ALL = LOTTERY_GROUPS.flatMap((group) => PLAYS[group].map((play) => [play.code, group, play] as const))

describe('winnings of a slip', { tags: ['LOTT-008'] }, () => {
  test.each(ALL)('a slip of %s wins what the rules say, at the odds shown', (code, group, play) => {
    let won = 0
    const slips = fc
      .record({
        seed: fc.nat(),
        numero: fc.integer({ min: 20260101, max: 20261231 }),
        multiple: fc.integer({ min: 1, max: 9 }),
        prizeMode: fc.constantFrom(...modesOf(group)),
        mode: fc.constantFrom('1', '0.1', '0.01'),
      })
      .chain((more) => {
        const draw = drawOf(more.seed, 'TEST', String(more.numero), group)
        return choiceOf(play, draw).map((choice) => ({ ...more, draw, choice }))
      })
    fc.assert(
      fc.property(slips, ({ draw, choice, multiple, numero, prizeMode, mode }) => {
        const stakes = stakesIn(play, choice)
        expect(stakesOf(contentRule(play, group, prizeMode, 'EN'), choice)).toBe(stakes.length)
        const menu = winningNumberOf(group, play.id, prizeMode)
        if (!menu) throw new Error(`${code} is on no menu`)
        // Whole numbers throughout: odds have four decimals and the price of a stake two.
        const lot = Math.round((menu.singleBetPrice * Number(mode) * 100) / menu.lots)
        let expected = 0
        const tied = stakes.filter((stake) => isTied(code, stake, draw)).length * menu.lots * lot * multiple * 100
        for (const stake of stakes) {
          const wins = judge(code, stake, draw)
          for (const { key, odds } of menu.odds)
            expected += (wins[key] ?? 0) * Math.round(odds * 10_000) * lot * multiple
        }
        const content = choice.map((row) => row.join(',')).join('|')
        const series = prizeMode === 'lott' ? (HIGHEST[group] ?? 0) : 0
        const bet = { order: 1, numero: String(numero), playId: play.id, content, prizeMode, mode, series }
        const more = { multiple, stakes: stakes.length, rebate: 0, phase: 0, phases: 0, winningStop: false }
        const outcome = outcomeOf({ ...bet, ...more }, draw)
        expect(outcome.tied).toBe(tied)
        const win = outcome.prize
        expect(win).toBe(Math.min(Math.floor(expected / 100), mostOf(group, prizeMode) * 10_000))
        if (win > 0) won += 1
      }),
      { numRuns: 120, seed: 12 },
    )
    // A test without wins would prove nothing, except for ways that win once in thousands of draws.
    if (play.ways.some(({ chance: [favourable, total] }) => Number(favourable) / Number(total) > 0.01))
      expect(won).toBeGreaterThan(0)
  })
})
