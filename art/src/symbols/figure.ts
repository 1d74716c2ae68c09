import type { Ramp } from '../colour.ts'
import type { Sheet } from '../sheet.ts'

/** Draws a thing in a square of 100 around the origin; `tint` colours parts without a colour of their own. */
export type Figure = (sheet: Sheet, tint: Ramp, metal: Ramp) => string
