import type { Suborder } from '@understudy/contracts/lottery'

/** What may still be cancelled by issue, the last one first: a chase ends from its end. Other orders are one issue. */
export function cancellableFromTheEnd<T extends Pick<Suborder, 'cancellable' | 'chasingPhase'>>(
  suborders: readonly T[],
): T[][] {
  const byIssue = new Map<number, T[]>()
  for (const suborder of suborders.filter(({ cancellable }) => cancellable))
    byIssue.set(suborder.chasingPhase, [...(byIssue.get(suborder.chasingPhase) ?? []), suborder])
  return [...byIssue].sort(([one], [other]) => other - one).map(([, issue]) => issue)
}
