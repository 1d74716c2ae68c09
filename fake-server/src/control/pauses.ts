import { setImmediate as otherCalls } from 'node:timers/promises'
import { hostClock } from '../world/host-clock.ts'

/** How long, in ms, other calls may wait for long work before it pauses. */
const SLICE = 8

/** Called between the pieces of long work: lets other calls be answered whenever it has held them up for a while. */
export function pauses(): () => Promise<void> {
  let elapsed = hostClock.stopwatch()
  return async () => {
    if (elapsed() < SLICE) return
    await otherCalls()
    elapsed = hostClock.stopwatch()
  }
}
