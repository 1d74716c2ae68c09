import { now } from './index.ts'

/** Added to the wait, so that the server has passed the moment too. */
const MARGIN = 500
/** The shortest wait, as the server's clock may be behind. */
const AGAIN = 5_000
/** The longest wait: browsers fire a timer of more than 24 days immediately. */
const LONGEST = 3_600_000

/** Milliseconds until a query is repeated because a moment of the world has passed; false without a moment. */
export function untilPast(moment: number | null | undefined): number | false {
  if (moment == null) return false
  const remaining = moment - now()
  return remaining > 0 ? Math.min(remaining + MARGIN, LONGEST) : AGAIN
}
