import { joinTexts, type Texts, texts } from '@understudy/seed'
import type { Draw } from './draw.ts'
import { ordinal } from './families/words.ts'
import type { LotteryGame } from './games.repository.ts'
import { symbols } from './play.ts'

interface Position {
  value: string
  label: Texts
  /** Returns the symbols drawn at this position. */
  of: (draw: Draw) => readonly string[]
}

/** Which symbols are counted at which positions in the draws of a group. */
interface Counted {
  symbols: readonly string[]
  positions: readonly Position[]
}

const ALL = texts('سب', 'Sab', 'All')
const anywhere = (label: Texts, of: Position['of']): Position => ({ value: 'ALL', label, of })
const inOrder = (count: number, of: (draw: Draw) => readonly string[]): Position[] =>
  Array.from({ length: count }, (_, index) => ({
    value: String(index + 1),
    label: ordinal(index),
    of: (draw) => of(draw).slice(index, index + 1),
  }))
const firstTier = (draw: Draw) => draw[0] ?? []
const digitsOfFirst = (count: number) => (draw: Draw) => [...(draw[0]?.[0]?.slice(-count) ?? '')]

const regional: Counted = {
  symbols: symbols(0, 99, 2),
  positions: [
    anywhere(texts('سب انعام', 'Sab inaam', 'All prizes'), (draw) => draw.flat().map((number) => number.slice(-2))),
    {
      value: 'SPECIAL',
      label: texts('خاص انعام', 'Khaas inaam', 'Special prize'),
      of: (draw) => firstTier(draw).map((number) => number.slice(-2)),
    },
  ],
}

const COUNTED: Readonly<Record<LotteryGame['group'], Counted>> = {
  K3: { symbols: symbols(1, 6), positions: [anywhere(ALL, firstTier), ...inOrder(3, firstTier)] },
  SSC: { symbols: symbols(0, 9), positions: inOrder(5, firstTier) },
  PK10: { symbols: symbols(1, 10, 2), positions: inOrder(10, firstTier) },
  '11X5': { symbols: symbols(1, 11, 2), positions: [anywhere(ALL, firstTier), ...inOrder(5, firstTier)] },
  KENO: { symbols: symbols(1, 80, 2), positions: [anywhere(ALL, firstTier)] },
  SIX: {
    symbols: symbols(1, 49, 2),
    positions: [
      anywhere(ALL, (draw) => draw.flat()),
      { value: 'SPECIAL', label: texts('خاص نمبر', 'Khaas number', 'Special'), of: (draw) => draw[1] ?? [] },
    ],
  },
  VN_NORTH: regional,
  VN_CENTRAL: regional,
  VN_SOUTH: regional,
  SEA_4D: { symbols: symbols(0, 9), positions: inOrder(4, digitsOfFirst(4)) },
  SEA_THAI: {
    symbols: symbols(0, 9),
    positions: inOrder(3, digitsOfFirst(3)).map((position) => ({
      ...position,
      label: joinTexts(texts('اوپر ', 'Oopar ', 'Top '), position.label),
    })),
  },
}

/** Counts for each symbol and position how often it was drawn, and how many draws ago last; draws come newest first. */
export function figuresOf(group: LotteryGame['group'], draws: readonly Draw[]) {
  const { symbols: all, positions } = COUNTED[group]
  const each = positions.map(({ value, label, of }) => {
    const times = new Map<string, number>()
    const last = new Map<string, number>()
    for (const [ago, draw] of draws.entries())
      for (const symbol of of(draw)) {
        times.set(symbol, (times.get(symbol) ?? 0) + 1)
        if (!last.has(symbol)) last.set(symbol, ago)
      }
    const hot = all.map((symbol) => times.get(symbol) ?? 0)
    const gap = all.map((symbol) => last.get(symbol) ?? draws.length)
    return { value, label, hot, gap }
  })
  return { symbols: all, each }
}
