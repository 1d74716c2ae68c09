import type { Ramp } from '../colour.ts'
import type { Sheet } from '../sheet.ts'

/** Draws one thing in a square of 100 around the origin; `tint` colours what has no colour of its own. */
export type Figure = (sheet: Sheet, tint: Ramp, metal: Ramp) => string
