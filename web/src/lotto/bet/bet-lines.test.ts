import type { Play } from '@understudy/contracts/lottery'
import { expect, test } from 'vitest'
import { playSample } from '@/test/lottery'
import {
  type BetLine,
  exactOddsOf,
  mostWinOf,
  oddsAt,
  oddsText,
  priceOf,
  rebateAt,
  slipLineOf,
  withinMultiple,
  wordsOf,
} from './bet-lines.ts'

const line = (more: Partial<BetLine> = {}, play: Partial<Play> = {}): BetLine => ({
  id: 1,
  play: playSample(play),
  choice: [['big', 'odd']],
  mode: '0.1',
  unit: 0.1,
  series: 1_900,
  highestSeries: 1_960,
  multiple: 3,
  ...more,
})

test('a line costs stakes times price times unit times multiple', () => {
  expect(priceOf(line())).toBe(1.2)
  expect(priceOf(line({ mode: '0.01', unit: 0.01, multiple: 7 }))).toBe(0.28)
  expect(priceOf(line({ choice: [[]] }))).toBe(0)
})

test('the possible win is that of the best of the chosen options, at the series', () => {
  expect(mostWinOf(line({ series: 0 }))).toBe(2.4)
  expect(mostWinOf(line({ series: 1_960, choice: [['odd']] }))).toBe(1.2)
  expect(mostWinOf(line({ series: 0 }, { lots: 4 }))).toBe(0.6)
})

test('odds go down with the series, and the rebate goes up', () => {
  expect([oddsAt(1.96, 1_960, 1_960), oddsAt(1.96, 1_800, 1_960), oddsAt(1.96, 0, 0)]).toEqual([1.96, 1.8, 1.96])
  expect([rebateAt(1_960, 1_960), rebateAt(1_958, 1_960), rebateAt(0, 0)]).toEqual([0, 0.001, 0])
})

test('a bet line is sent with the fields that the server recounts', () => {
  expect(slipLineOf(line())).toEqual({
    content: 'big,odd',
    stakes: 2,
    playId: 11,
    mode: '0.1',
    series: 1_900,
    multiple: 3,
  })
})

test.each([
  [0, 1],
  [Number.NaN, 1],
  [2.7, 2],
  [5_000, 999],
])('the multiple %d counts as %d', (given, kept) => {
  expect(withinMultiple(given)).toBe(kept)
})

test('a choice is said with the labels of its options and the names of its places', () => {
  expect(wordsOf(playSample(), [['odd']])).toEqual([{ position: '', chosen: ['Odd'] }])
  const positions = playSample({
    content: {
      kind: 'places',
      positions: [
        { value: '1', label: 'First' },
        { value: '2', label: 'Second' },
      ],
      symbols: ['1', '2'],
    },
  })
  expect(wordsOf(positions, [[], ['1', '2']])).toEqual([{ position: 'Second', chosen: ['1', '2'] }])
})

test.each([
  [1.9954, '1.99'],
  [8.3808, '8.38'],
  [2, '2.00'],
  [1.9, '1.90'],
  [2.29, '2.29'],
  [12.3456, '12.34'],
])('odds in a list have two decimals and never promise more than they pay: %d', (odds, shown) => {
  expect(oddsText(odds)).toBe(shown)
})

test('a line tells its lowest and highest odds as exactly as they pay', () => {
  const option = (value: string, odds: number) => ({ value, label: value, odds })
  const content = { kind: 'options' as const, options: [option('big', 1.9954), option('odd', 12.5)], min: 1, max: 2 }
  expect(exactOddsOf(line({ choice: [['big']], series: 0 }, { content } as Partial<Play>))).toBe('1.9954')
  expect(exactOddsOf(line({ series: 0 }, { content } as Partial<Play>))).toBe('1.9954 – 12.50')
})
