import { type bets, toAmount } from '@understudy/contracts'
import type { Totals } from './history.repository.ts'

/** Sums of bets in currency units, named as in docs/money.md. */
export const totalsView = ({ stake, open, returned, valid, win }: Totals): bets.BetTotals => {
  const staked = stake - returned
  return {
    bet: toAmount(staked),
    open: toAmount(open),
    returned: toAmount(returned),
    validBet: toAmount(valid),
    win: toAmount(win),
    pnl: toAmount(win - (staked - open)),
  }
}

export const NO_BETS: Totals = { count: 0, stake: 0, open: 0, returned: 0, valid: 0, win: 0 }

export const addTotals = (a: Totals, b: Totals): Totals => ({
  count: a.count + b.count,
  stake: a.stake + b.stake,
  open: a.open + b.open,
  returned: a.returned + b.returned,
  valid: a.valid + b.valid,
  win: a.win + b.win,
})
