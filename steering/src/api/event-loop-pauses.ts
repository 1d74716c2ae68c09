import { hostClock } from '@understudy/platform/shared/host-clock.ts'
import { pause } from '@understudy/platform/shared/pauses.ts'

/** How long work may block other calls before it yields, ms. */
const SLICE = 8

/** Called between chunks of long work: yields to the event loop when the work has blocked it for a while. */
export function createPause(): () => Promise<void> {
  let elapsed = hostClock.stopwatch()
  return async () => {
    if (elapsed() < SLICE) return
    await pause()
    elapsed = hostClock.stopwatch()
  }
}
