import type { Palette } from './palette.ts'
import { type Dice, hash } from './random.ts'
import type { Sheet } from './sheet.ts'
import type { Figure } from './symbols/figure.ts'

/** Everything the layers of a tile are drawn with. The motif is centred on (150, 136) with a radius of 90. */
export interface Stage {
  readonly sheet: Sheet
  readonly dice: Dice
  readonly palette: Palette
  readonly vendor: string
  readonly serial: number
  /** Set when the picture must show a certain thing, as for promotions. */
  readonly hero?: Figure
}

export type Layer = (stage: Stage) => string

export const SIDE = 300
export const MIDDLE = 150
export const HEART = 136

const share = (a: number, b: number): number => (b === 0 ? a : share(b, a % b))

/**
 * Chooses by counting instead of at random: two serials of a vendor agree in several lists of coprime lengths only when
 * they are as far apart as the product of the lengths. Each vendor has its own step, so vendors do not repeat each
 * other's order.
 */
export function turnOf({ serial, vendor }: Stage, purpose: string, length: number): number {
  const seed = hash(`${purpose} of ${vendor}`)
  let step = 1 + ((seed >>> 10) % (length - 1))
  while (share(step, length) !== 1) step++
  return (serial * step + (seed & 1023)) % length
}
