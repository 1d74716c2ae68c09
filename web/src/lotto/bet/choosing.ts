import type { Choice, ContentRule } from '@understudy/contracts/lottery/content'
import { LOTTERY_LIMITS } from '@understudy/contracts/lottery/terms'
import { latinDigits } from '@/shared/format/digits'

export const QUICK_KEYS = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const
export type QuickKey = (typeof QUICK_KEYS)[number]

/** Nothing chosen yet at any position of the rule. */
export const emptyChoice = (rule: ContentRule): Choice => ('positions' in rule ? rule.positions.map(() => []) : [[]])

/** Toggles a symbol of a position, keeping the rule's order of symbols. */
export function toggled(choice: Choice, position: number, symbol: string, order: readonly string[]): Choice {
  return choice.map((symbols, index) => {
    if (index !== position) return symbols
    const chosenSymbols = new Set(symbols)
    if (!chosenSymbols.delete(symbol)) chosenSymbols.add(symbol)
    return order.filter((one) => chosenSymbols.has(one))
  })
}

/** The symbols that a quick key selects; `big` is the upper half. */
export function quick(symbols: readonly string[], key: QuickKey): string[] {
  const half = Math.floor(symbols.length / 2)
  switch (key) {
    case 'all':
      return [...symbols]
    case 'big':
      return symbols.slice(symbols.length - half)
    case 'small':
      return symbols.slice(0, half)
    case 'odd':
      return symbols.filter((symbol) => Number(symbol) % 2 === 1)
    case 'even':
      return symbols.filter((symbol) => Number(symbol) % 2 === 0)
    default:
      return []
  }
}

/** Whether the symbols are numbers, for which big and odd are defined. */
export const areNumbers = (symbols: readonly string[]): boolean =>
  symbols.length > 3 && symbols.every((symbol) => /^\d+$/.test(symbol))

/** Whether a row may take this many symbols and stay within the rule. */
export const fits = (rule: ContentRule, choice: Choice): boolean =>
  choice.flat().length <= LOTTERY_LIMITS.choices && (rule.kind !== 'pick' || (choice[0]?.length ?? 0) <= rule.most)

/** A uniformly distributed integer below `count`. */
function below(count: number): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return number % count
}

function drawSymbols(symbols: readonly string[], count: number): string[] {
  const remaining = [...symbols]
  const picks = new Set(Array.from({ length: count }, () => remaining.splice(below(remaining.length), 1)[0]))
  return symbols.filter((symbol) => picks.has(symbol))
}

/** A random selection of one stake. */
export function randomChoice(rule: ContentRule): Choice {
  switch (rule.kind) {
    case 'positions': {
      const usedSymbols = new Set<string>()
      return rule.positions.map(() => {
        const free = rule.distinct ? rule.symbols.filter((symbol) => !usedSymbols.has(symbol)) : rule.symbols
        const symbol = free[below(free.length)] ?? ''
        usedSymbols.add(symbol)
        return [symbol]
      })
    }
    case 'places': {
      const position = below(rule.positions.length)
      return rule.positions.map((_, index) => (index === position ? drawSymbols(rule.symbols, 1) : []))
    }
    case 'pick':
      return [drawSymbols(rule.symbols, rule.choose)]
    case 'options':
      return [
        drawSymbols(
          rule.options.map(({ value }) => value),
          1,
        ),
      ]
    default:
      return [[Array.from({ length: rule.digits }, () => below(10)).join('')]]
  }
}

/** Parses a text of numbers: the valid ones without duplicates, and the count of invalid parts. */
export function readNumbers(text: string, digits: number): { numbers: string[]; refused: number } {
  const parts = latinDigits(text)
    .split(/[^0-9]+/)
    .filter(Boolean)
  const good = parts.filter((part) => part.length === digits)
  const numbers = [...new Set(good)]
  return {
    numbers: numbers.slice(0, LOTTERY_LIMITS.choices),
    refused: parts.length - Math.min(numbers.length, LOTTERY_LIMITS.choices),
  }
}
