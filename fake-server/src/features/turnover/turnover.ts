import type { World } from '../../world/world.ts'
import { type RequirementRow, requirementsRepository } from './turnover.repository.ts'

/** A requirement with what of it is done, ten-thousandths. */
export interface Progress extends RequirementRow {
  done: number
}

interface Wanted {
  memberId: number
  /** Ten-thousandths; nothing is required for 0. */
  amount: number
  /** `deposit`, or what another feature calls its own. */
  reason: string
  /** The order it belongs to; a second requirement of the same one changes nothing. */
  reference: string
}

/** From now on so much has to be bet before money may leave; call it in the transaction that gives the money. */
export function requireTurnover(world: World, wanted: Wanted, since = world.now()): void {
  if (wanted.amount > 0) world.use(requirementsRepository).add({ ...wanted, since })
}

/**
 * Every requirement of a member with what of it is done. What counts of a bet goes, at the moment it is settled, to the
 * oldest requirement there is then that is not met; what is left over goes to the next, and what none needs is lost.
 */
export function turnoverOf(world: World, memberId: number): Progress[] {
  const requirements: Progress[] = []
  let open = 0
  for (const { played, ...row } of world.use(requirementsRepository).of(memberId)) {
    requirements.push({ ...row, done: 0 })
    // What was bet before the next requirement came can only go to those that were there.
    let left = played
    for (let next = requirements[open]; left > 0 && next; next = requirements[open]) {
      const part = Math.min(left, next.amount - next.done)
      next.done += part
      left -= part
      if (next.done === next.amount) open += 1
    }
  }
  return requirements
}

/** The requirements of a member that are not met, and what of them is wanted and done together. */
export function turnoverLeft(world: World, memberId: number): { required: number; done: number; open: Progress[] } {
  const open = turnoverOf(world, memberId).filter(({ amount, done }) => done < amount)
  const sum = (part: (progress: Progress) => number) => open.reduce((total, progress) => total + part(progress), 0)
  return { required: sum(({ amount }) => amount), done: sum(({ done }) => done), open }
}
