import type { Suborder } from '@understudy/contracts/lottery'

/** Cancellable suborders by issue, last first, as a chase is cancelled from its end. */
export function cancellableFromTheEnd<T extends Pick<Suborder, 'cancellable' | 'chasingPhase'>>(
  suborders: readonly T[],
): T[][] {
  const byIssue = new Map<number, T[]>()
  for (const suborder of suborders.filter(({ cancellable }) => cancellable))
    byIssue.set(suborder.chasingPhase, [...(byIssue.get(suborder.chasingPhase) ?? []), suborder])
  return [...byIssue].sort(([one], [other]) => other - one).map(([, issue]) => issue)
}
