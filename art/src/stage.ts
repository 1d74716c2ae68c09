import type { Palette } from './palette.ts'
import { type Dice, hash } from './random.ts'
import type { Sheet } from './sheet.ts'
import type { Figure } from './symbols/figure.ts'

/** What every part of a tile is drawn with. The motif sits around (150, 136) and reaches 90 far. */
export interface Stage {
  readonly sheet: Sheet
  readonly dice: Dice
  readonly palette: Palette
  readonly vendor: string
  readonly serial: number
  /** Set when the picture must be of something, as promotions are. */
  readonly hero?: Figure
}

export type Layer = (stage: Stage) => string

export const SIDE = 300
export const MIDDLE = 150
export const HEART = 136

const share = (a: number, b: number): number => (b === 0 ? a : share(b, a % b))

/**
 * Choices taken by counting instead of chance: within a vendor two serials only agree on all of
 * several lists of coprime lengths when they are as far apart as the product of those lengths.
 * Each vendor counts in steps of its own, so that no shelf repeats the order of another.
 */
export function turnOf({ serial, vendor }: Stage, purpose: string, length: number): number {
  const seed = hash(`${purpose} of ${vendor}`)
  let step = 1 + ((seed >>> 10) % (length - 1))
  while (share(step, length) !== 1) step++
  return (serial * step + (seed & 1023)) % length
}
