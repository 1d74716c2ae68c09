// Which recorded orders a member's balance accounts for.
import { toUnits } from '@understudy/contracts'
import type { EntryOf, ScenarioFile } from '@understudy/platform/scenarios/scenario-file.ts'
import { distanceIn } from '@understudy/platform/scenarios/when.ts'

/** The lists that move a member's money. */
export const OWNED = ['bets', 'deposits', 'withdrawals', 'rebates'] as const
export type OwnedList = (typeof OWNED)[number]
type Orders = { readonly [List in OwnedList]?: readonly EntryOf<List>[] | undefined }

interface Change {
  of: object
  at: string
  /** Currency units. */
  by: number
}

const changesOf: { [List in OwnedList]: (entry: EntryOf<List>) => Change[] } = {
  bets: (of) => [
    { of, at: of.placed, by: -of.stake },
    { of, at: of.settled ?? of.placed, by: of.win ?? 0 },
  ],
  deposits: (of) =>
    of.state === 'success' ? [{ of, at: of.ended ?? of.at, by: of.amount - (of.fee ?? 0) + (of.reimbursed ?? 0) }] : [],
  withdrawals: (of) => {
    const isReturned = of.state === 'rejected' || of.state === 'failed' || of.state === 'cancelled'
    return [{ of, at: of.at, by: -of.amount }, ...(isReturned ? [{ of, at: of.ended ?? of.at, by: of.amount }] : [])]
  },
  rebates: (of) => [{ of, at: of.claimed, by: of.amount }],
}

/** Goes back from the balance and leaves out each order before which the member would have had less than nothing. */
export function affordable(file: ScenarioFileOrders, balance: number): Orders {
  const changes = OWNED.flatMap((list) =>
    (file[list] ?? []).flatMap((entry) => (changesOf[list] as (entry: object) => Change[])(entry)),
  )
  // Of one moment what came in is undone first, so that the order in which they were booked does not matter.
  changes.sort((a, b) => distanceIn(b.at) - distanceIn(a.at) || b.by - a.by)
  const dropped = new Set<object>()
  let before = toUnits(balance)
  for (const { of, by } of changes) {
    if (dropped.has(of)) continue
    if (before - toUnits(by) < 0) dropped.add(of)
    else before -= toUnits(by)
  }
  return Object.fromEntries(
    OWNED.flatMap((list) => (file[list] ? [[list, file[list].filter((entry) => !dropped.has(entry))]] : [])),
  )
}
type ScenarioFileOrders = Pick<ScenarioFile, OwnedList>
