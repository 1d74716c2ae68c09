/**
 * The one clock of the client. A world has its own time, running or frozen; every reply carries it and this
 * module follows. Nothing else in the app asks the machine what time it is.
 */
let heard = { world: 0, machine: 0, running: true }

/** Epoch ms in the world; the machine's time until the first reply. */
export function now(): number {
  if (!heard.world) return Date.now()
  return heard.running ? heard.world + (Date.now() - heard.machine) : heard.world
}

/** Whether a server has told its time: without one, what depends on the day is not decided. */
export const isTold = () => heard.world > 0

/** Takes the time a reply carries; replies that carry none change nothing. */
export function follow(headers: Headers) {
  const world = Number(headers.get('x-world-time'))
  if (!Number.isFinite(world) || world <= 0) return
  heard = { world, machine: Date.now(), running: headers.get('x-world-clock') !== 'frozen' }
}

/** The first instant of the next day where the player is. */
export function nextLocalMidnight(time: number): number {
  const day = new Date(time)
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime()
}

/** Back to the machine's time; tests start from it. */
export function forgetTime() {
  heard = { world: 0, machine: 0, running: true }
}
