import { control } from '@understudy/contracts'
import { stretchFrom } from '../../steering/src/links/parse-state.ts'

/** Target of a jump: an ISO time, epoch ms, a duration from now (`+2h`, `-30m`), or the next event of a kind. */
export type Jump = string | number

/** Resolves the target of a jump; `next` reads the world's due events. */
export async function timeOf(
  jump: Jump,
  now: number,
  next: (kind: control.DueEvent['kind']) => Promise<control.DueEvent | undefined>,
): Promise<number> {
  if (typeof jump === 'number') return jump
  const kind = control.DUE_KINDS.find((known) => known === jump)
  if (kind) {
    const event = await next(kind)
    if (!event) throw new Error(`Nothing of the kind ${kind} is to come in this world`)
    if (event.problem) throw new Error(event.problem)
    return event.at
  }
  const stretch = stretchFrom(jump)
  const time = stretch === null ? Date.parse(jump) : now + stretch
  if (Number.isNaN(time))
    throw new Error(`${jump} is neither a time, nor a stretch of time, nor ${control.DUE_KINDS.join(', ')}`)
  return time
}
