import { useEffect, useState } from 'react'

/** A frame that took longer than this, in milliseconds, had enough to do: the one after it draws nothing new. */
const SLOW_FRAME = 25
/** After so many quick frames in a row the phone is taken for one that can do two things in each. */
const TRUSTED_AFTER = 30

const waiting = new Set<() => void>()
let frame = 0
let last = 0
let quick = 0

/** One or two a frame, in the order they came; those that have gone by meanwhile are not waiting any more. */
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
 * Whether the turn of something to draw has come, once it is `wanted`. A list that scrolls fast, or to which a page of
 * games comes, would draw dozens of tiles in one frame, and a slow phone would stand still meanwhile. `atOnce` is for
 * what comes with something that had its turn.
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
