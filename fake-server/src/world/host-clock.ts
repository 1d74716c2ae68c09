// Adapter for the wall clock and the monotonic clock of the host.
/**
 * The one door to the clock of the computer that runs the server. Only world clocks, idle limits and measurements go
 * through it; everything a player can notice comes from the world's own time.
 */
export const hostClock = {
  now: () => Date.now(),
  /** Milliseconds of work since it was started. */
  stopwatch() {
    const begun = performance.now()
    return () => performance.now() - begun
  },
}
