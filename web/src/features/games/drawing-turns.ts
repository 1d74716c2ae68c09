import { useEffect, useState } from 'react'

/** Frame budget in milliseconds: after a longer frame, the next one renders nothing new. */
const SLOW_FRAME = 25
/** After so many fast frames in a row the device is considered fast enough for two renders per frame. */
const TRUSTED_AFTER = 30

const waiting = new Set<() => void>()
let frame = 0
let last = 0
let quick = 0

/** Gives turns to one or two waiting items per frame, first in first out; items scrolled past have left the queue. */
function next(now: number) {
  frame = 0
  if (waiting.size === 0) return
  frame = requestAnimationFrame(next)
  const slow = now - last > SLOW_FRAME
  const rests = slow && quick > 0
  quick = slow ? 0 : quick + 1
  last = now
  if (rests) return
  for (const turn of [...waiting].slice(0, quick > TRUSTED_AFTER ? 2 : 1)) {
    waiting.delete(turn)
    turn()
  }
}

/**
 * Schedules rendering: returns true once it is this component's turn, after it is `wanted`. Without it, fast scrolling or
 * a new page of games would render dozens of tiles in one frame and freeze a slow phone. `atOnce` skips the queue, for
 * content that belongs to something that had its turn.
 */
export function useTurn(atOnce = false, wanted = true): boolean {
  const [come, setCome] = useState(atOnce)
  useEffect(() => {
    if (come || !wanted) return
    const turn = () => setCome(true)
    waiting.add(turn)
    if (frame === 0) frame = requestAnimationFrame(next)
    return () => void waiting.delete(turn)
  }, [come, wanted])
  return come
}
