import { now } from './index.ts'

/** The server must have passed the moment as well. */
const MARGIN = 500
/** The server's clock may be behind: it is not asked more often than this. */
const AGAIN = 5_000
/** A browser's timer of more than 24 days would go off at once. */
const LONGEST = 3_600_000

/** Milliseconds after which a query is repeated, because a moment of the world has passed by then; false without a moment. */
export function untilPast(moment: number | null | undefined): number | false {
  if (moment == null) return false
  const remaining = moment - now()
  return remaining > 0 ? Math.min(remaining + MARGIN, LONGEST) : AGAIN
}
