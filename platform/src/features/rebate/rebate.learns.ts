import { rebate } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import { type Learns, learns } from '../../binding/learns.ts'

export const rebateLearns: readonly Learns[] = [
  learns(rebate.rebateHistory, ({ list, next }, into) => {
    const past = list.filter(({ claimedAt }) => claimedAt <= into.startAt)
    if (past.length < list.length) into.leftOut('rebates', 'those after the recording began')
    if (next !== null) into.leftOut('rebates', 'those on pages that were not recorded, if any')
    into.listed(
      'rebates',
      past.toReversed().map(({ date, day, turnover, amount, claimedAt }) => ({
        member: into.owner,
        claimed: into.when(claimedAt),
        daysAgo: (Date.parse(day) - Date.parse(date)) / DAY,
        turnover,
        amount,
      })),
    )
  }),
  learns(rebate.manualRebate, (_, into) =>
    into.invented('rebates', 'rates, and what can be claimed: it follows from the bets'),
  ),
]
