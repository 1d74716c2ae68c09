// Adapter for the wall clock and the monotonic clock of the host.
/**
 * The only access to the host's clock. Only world clocks, idle limits and measurements use it; everything a player can
 * notice uses the world's own time.
 */
export const hostClock = {
  now: () => Date.now(),
  /** Starts a stopwatch and returns a function that gives the elapsed milliseconds. */
  stopwatch() {
    const begun = performance.now()
    return () => performance.now() - begun
  },
}
