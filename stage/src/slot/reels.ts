import { type control, slot } from '@understudy/contracts'
import type { Chance } from '@understudy/platform/world/fair.ts'
import { THEMES, type Theme } from './themes.ts'

type Reels = slot.SlotSymbol[][]
const ROWS = 3

/** A win of at least this many stakes is a big win. */
const BIG = 60

const strips = new Map<Theme, slot.SlotSymbol[]>()
function stripOf(theme: Theme): slot.SlotSymbol[] {
  const cached = strips.get(theme)
  if (cached) return cached
  const strip = theme.symbols.flatMap((symbol) => Array<slot.SlotSymbol>(theme.rules[symbol]?.weight ?? 0).fill(symbol))
  strips.set(theme, strip)
  return strip
}

/** Draws each cell by weight, independently of its neighbours. */
export function spinReels(theme: Theme, chance: Chance): Reels {
  const strip = stripOf(theme)
  const cell = () => strip[chance.below(strip.length)] as slot.SlotSymbol
  return Array.from({ length: theme.reels }, () => Array.from({ length: ROWS }, cell))
}

export interface Hit {
  line: number
  count: number
}

/** Returns the winning lines and their total payout in tenths of the stake. */
export function judge(theme: Theme, reels: Reels): { hits: Hit[]; tenths: number } {
  const hits: Hit[] = []
  let tenths = 0
  for (const [line, rows] of theme.lines.entries()) {
    const symbols = rows.map((row, reel) => reels[reel]?.[row])
    const different = symbols.findIndex((symbol) => symbol !== symbols[0])
    const count = different === -1 ? symbols.length : different
    const pays =
      symbols[0] === undefined ? 0 : (theme.rules[symbols[0]]?.pays[count] ?? (count === 2 ? theme.pairPays : 0))
    if (pays === 0) continue
    hits.push({ line, count })
    tenths += pays
  }
  return { hits, tenths }
}

/** Returns the reels a tester has decided: no win, a win above the stake, a big win, or the dearest line for a jackpot. */
export function reelsFor(luck: control.Luck | undefined, theme: Theme, chance: Chance): Reels {
  if (luck === undefined) return spinReels(theme, chance)
  if (luck === 'jackpot') {
    const reels = spinReels(theme, chance)
    for (const column of reels) column[1] = dearestOf(theme)
    return reels
  }
  const fits = (tenths: number) =>
    luck === 'lose' ? tenths === 0 : luck === 'win' ? tenths > 10 && tenths < BIG * 10 : tenths >= BIG * 10
  const symbols = [...theme.symbols]
  const first = chance.below(symbols.length)
  for (let i = 0; i < symbols.length; i += 1) {
    // A losing spin is drawn until one fits. A winning one gets equal symbols on the middle line, symbol by symbol
    // until one fits.
    for (const alike of luck === 'lose' ? [0] : Array.from({ length: theme.reels - 2 }, (_, n) => n + 3)) {
      const reels = spinReels(theme, chance)
      const symbol = symbols[(first + i) % symbols.length] as slot.SlotSymbol
      for (const column of reels.slice(0, alike)) column[1] = symbol
      if (fits(judge(theme, reels).tenths)) return reels
    }
  }
  return reelsFor(luck, theme, chance)
}

/** The symbol that pays most on all reels. */
function dearestOf(theme: Theme): slot.SlotSymbol {
  const paysOf = (symbol: slot.SlotSymbol) => theme.rules[symbol]?.pays[theme.reels] ?? 0
  return theme.symbols.toSorted((a, b) => paysOf(b) - paysOf(a))[0] as slot.SlotSymbol
}

/** Returns a machine's theme; themes take turns among vendors. */
export function themeOf({ vendor, classify }: { vendor: string; classify: string }, sortOrder: number): slot.SlotTheme {
  if (classify === 'Jackpot' || vendor === 'NP') return 'classic'
  const themes = Object.keys(THEMES) as slot.SlotTheme[]
  return themes[(sortOrder - 1) % themes.length] ?? 'classic'
}

/** Returns the theme that has all these symbols on as many reels; undefined for none. */
export const themeWith = (reels: Reels): slot.SlotTheme | undefined =>
  slot.SLOT_THEMES.find(
    (name) =>
      THEMES[name].reels === reels.length && reels.flat().every((symbol) => THEMES[name].symbols.includes(symbol)),
  )
