import type { Dice } from '@understudy/art/random'
import type { Texts } from '../world-seed.ts'
import { type Modifier, type Noun, named } from './grammar.ts'

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/**
 * Every pair of a modifier and a noun once, in an order without visible pattern. Walking the pairs by a step that has
 * no divisor in common with their number reaches them all, where drawing would have to remember what was drawn.
 * @throws Error
 */
export function nameStream(modifiers: readonly Modifier[], nouns: readonly Noun[], dice: Dice): () => Texts {
  const pairs = modifiers.length * nouns.length
  let step = Math.round(pairs * 0.618)
  while (gcd(step, pairs) !== 1) step += 1
  const first = dice.whole(0, pairs - 1)
  let drawn = 0
  return () => {
    if (drawn === pairs) throw new Error(`No names left after ${pairs}`)
    const pair = (first + drawn * step) % pairs
    drawn += 1
    const modifier = modifiers[pair % modifiers.length]
    const thing = nouns[Math.floor(pair / modifiers.length)]
    if (!modifier || !thing) throw new Error(`Name ${pair} is outside its lists`)
    return named(modifier, thing)
  }
}
