import { platformError, toAmount } from '@understudy/contracts'
import type { World } from '../../world/world.ts'
import { type RequirementRow, requirementsRepository } from './turnover.repository.ts'

/** A requirement with its progress, ten-thousandths. */
export interface Progress extends RequirementRow {
  done: number
}

interface Wanted {
  memberId: number
  /** Ten-thousandths; nothing is required for 0. */
  amount: number
  /** `deposit`, or the name another feature gives. */
  reason: string
  /** The order it belongs to; a second requirement for it changes nothing. */
  reference: string
}

/** Requires turnover from now on before a withdrawal; call it in the transaction that credits the money. */
export function requireTurnover(world: World, wanted: Wanted, since = world.now()): void {
  if (wanted.amount > 0) world.use(requirementsRepository).add({ ...wanted, since })
}

/**
 * Returns a member's requirements with their progress. The turnover of a bet goes to the oldest open requirement at
 * settlement; the rest goes to the next ones, and what none needs is lost.
 */
function turnoverOf(world: World, memberId: number): Progress[] {
  const requirements: Progress[] = []
  let open = 0
  for (const { played, ...row } of world.use(requirementsRepository).of(memberId)) {
    requirements.push({ ...row, done: 0 })
    // Turnover before the next requirement can only count for earlier ones.
    let remaining = played
    for (let next = requirements[open]; remaining > 0 && next; next = requirements[open]) {
      const part = Math.min(remaining, next.amount - next.done)
      next.done += part
      remaining -= part
      if (next.done === next.amount) open += 1
    }
  }
  return requirements
}

/** Returns the open requirements, with the sums of what they require and what is done. */
export function turnoverLeft(world: World, memberId: number): { required: number; done: number; open: Progress[] } {
  const open = turnoverOf(world, memberId).filter(({ amount, done }) => done < amount)
  const sum = (part: (progress: Progress) => number) => open.reduce((total, progress) => total + part(progress), 0)
  return { required: sum(({ amount }) => amount), done: sum(({ done }) => done), open }
}

/** Refuses to let money go while turnover is required. @throws PlatformError `turnover.not.met` */
export function refuseOpenTurnover(world: World, memberId: number): void {
  const { required, done } = turnoverLeft(world, memberId)
  if (done < required)
    throw platformError('turnover.not.met', { required: toAmount(required), current: toAmount(done) })
}
