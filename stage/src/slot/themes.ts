import { type games, slot } from '@understudy/contracts'

/** How often a symbol is on a reel of 32, and what equal symbols from the first reel on pay. */
interface SymbolRule {
  weight: number
  /** By count of equal symbols; tenths of the stake on the whole spin. */
  pays: Readonly<Record<number, number>>
}

export interface Theme {
  reels: 3 | 5
  symbols: readonly slot.SlotSymbol[]
  rules: Readonly<Partial<Record<slot.SlotSymbol, SymbolRule>>>
  /** For each line, its row on each reel. */
  lines: readonly (readonly number[])[]
  /** Tenths of the stake for two equal symbols followed by another one. */
  pairPays: number
}

const rule = (weight: number, ...pays: readonly (readonly [count: number, tenths: number])[]): SymbolRule => ({
  weight,
  pays: Object.fromEntries(pays),
})
const three = (weight: number, tenths: number) => rule(weight, [3, tenths])
const five = (weight: number, third: number, fourth: number, fifth: number) =>
  rule(weight, [3, third], [4, fourth], [5, fifth])

const FLAT_5 = [1, 1, 1, 1, 1]
const LINES_5 = [FLAT_5, [0, 0, 0, 0, 0], [2, 2, 2, 2, 2], [0, 1, 2, 1, 0], [2, 1, 0, 1, 2]]
const LINES_3 = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
]

export const THEMES: Readonly<Record<slot.SlotTheme, Theme>> = {
  classic: {
    reels: 3,
    symbols: slot.SLOT_SYMBOLS,
    rules: {
      lemon: three(8, 50),
      cherry: three(7, 120),
      star: three(5, 250),
      lotus: three(4, 600),
      bell: three(3, 1400),
      gem: three(2, 4000),
      crown: three(2, 5000),
      seven: three(1, 20_000),
    },
    lines: [[1, 1, 1]],
    pairPays: 10,
  },
  garden: {
    reels: 5,
    symbols: slot.GARDEN_SYMBOLS,
    rules: {
      leaf: five(7, 16, 65, 200),
      clover: five(6, 25, 90, 400),
      orange: five(5, 36, 150, 800),
      melon: five(4, 65, 300, 1800),
      grapes: five(4, 70, 400, 2000),
      mango: five(3, 160, 1000, 6500),
      rose: five(2, 420, 3000, 23_000),
      peacock: five(1, 1300, 15_000, 100_000),
    },
    lines: LINES_5,
    pairPays: 0,
  },
  bazaar: {
    reels: 3,
    symbols: slot.BAZAAR_SYMBOLS,
    rules: {
      coin: three(8, 26),
      key: three(7, 35),
      kite: three(5, 75),
      drum: three(4, 130),
      compass: three(3, 260),
      lantern: three(2, 500),
      chest: three(2, 600),
      lamp: three(1, 3300),
    },
    lines: LINES_3,
    pairPays: 0,
  },
}

const REEL = 32

/** Every way a line can pay: tenths of the stake, and the chance. */
function linePays({ reels, symbols, rules, pairPays }: Theme): { pay: number; chance: number }[] {
  return symbols.flatMap((symbol) => {
    const { weight = 0, pays = {} } = rules[symbol] ?? {}
    const share = weight / REEL
    return Array.from({ length: reels - 1 }, (_, i) => i + 2).map((count) => ({
      pay: pays[count] ?? (count === 2 ? pairPays : 0),
      chance: share ** count * (count === reels ? 1 : 1 - share),
    }))
  })
}

/** Returns the machine's return: the sum over lines, weighted by symbols. */
export function returnsOf(theme: Theme): number {
  const tenths = linePays(theme).reduce((sum, { pay, chance }) => sum + pay * chance, 0)
  return Math.round((tenths / 10) * theme.lines.length * 10_000) / 10_000
}

/** Standard deviation of a spin's payout, in stakes; lines count as independent, which they nearly are. */
export function deviationOf(theme: Theme): number {
  const square = linePays(theme).reduce((sum, { pay, chance }) => sum + (pay / 10) ** 2 * chance, 0)
  return Math.sqrt(square * theme.lines.length)
}

/** From this deviation on a machine pays seldom and much. */
const HIGH = 10

export const volatilityOf = (theme: Theme): games.Volatility => (deviationOf(theme) >= HIGH ? 'high' : 'medium')
