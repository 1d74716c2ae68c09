/**
 * The only clock of the client. A world has its own time, running or frozen, which every reply carries and this module
 * follows. Nothing else in the app reads the device's clock.
 */
let synced: { world: number; machine: number; running: boolean } | undefined

/** The world's time, epoch ms; the device's time until the first reply. */
export function now(): number {
  if (!synced) return Date.now()
  return synced.running ? synced.world + (Date.now() - synced.machine) : synced.world
}

/** Whether the world's time is known; until then, decisions that depend on the day are deferred. */
export const isSynced = () => synced !== undefined

/** Follows the time in a reply's headers, if there is one. */
export function syncClock(headers: Headers) {
  const world = Number(headers.get('x-world-time'))
  if (!Number.isFinite(world) || world <= 0) return
  synced = { world, machine: Date.now(), running: headers.get('x-world-clock') !== 'frozen' }
}

/** Start of the next day in the device's time zone, epoch ms. */
export function nextLocalMidnight(time: number): number {
  const day = new Date(time)
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime()
}

/** Resets to the device's time, for tests. */
export function forgetTime() {
  synced = undefined
}
