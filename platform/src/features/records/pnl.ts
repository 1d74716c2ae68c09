import { type records, toAmount } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import type { Calendar } from '@understudy/contracts/zone'
import type { World } from '../../world/world.ts'
import { addTotals, historyRepository, NO_BETS, totalsView } from '../bets/index.ts'
import { statementRepository } from '../ledger/index.ts'
import { kindOf } from './kinds.ts'

type Flow = 'deposit' | 'withdraw' | 'reward' | 'income' | 'transfer'
type Flows = Readonly<Record<Flow, number>>
type BetSums = typeof NO_BETS

const NO_FLOWS: Flows = { deposit: 0, withdraw: 0, reward: 0, income: 0, transfer: 0 }

/**
 * The flow of each kind of movement. Stakes and prizes are counted with the bets; moves between own wallets change
 * nothing.
 */
const FLOW_OF: Readonly<Partial<Record<records.MovementKind, Flow>>> = {
  deposit: 'deposit',
  withdrawal: 'withdraw',
  reward: 'reward',
  income: 'income',
  transfer: 'transfer',
}

interface Span {
  memberId: number
  from: number
  before: number
}

/** Returns a member's profit and loss over days of the merchant's calendar, in currency units. */
export function profitAndLoss(world: World, span: Span, { dayOf }: Calendar) {
  const days = Array.from({ length: (span.before - span.from) / DAY }, () => ({ bets: NO_BETS, flows: NO_FLOWS }))
  const types = new Map<records.ProfitOfType['gameType'], BetSums>()
  for (const { day, gameType, ...sums } of world.use(historyRepository).byDayAndType(span)) {
    const dayFigures = days[day]
    if (dayFigures) dayFigures.bets = addTotals(dayFigures.bets, sums)
    types.set(gameType, addTotals(types.get(gameType) ?? NO_BETS, sums))
  }
  for (const { day, typeId, amount } of world.use(statementRepository).byDay(span)) {
    const flow = FLOW_OF[kindOf(typeId)]
    const dayFigures = days[day]
    if (dayFigures && flow) dayFigures.flows = { ...dayFigures.flows, [flow]: dayFigures.flows[flow] + amount }
  }
  return {
    list: days
      .map(({ bets, flows }, day) => ({ balanceDate: dayOf(span.from + day * DAY), ...view(bets, flows) }))
      .reverse(),
    types: [...types]
      .map(([gameType, sums]) => ({ gameType, bets: sums.count, ...totalsView(sums) }))
      .sort((a, b) => b.bet - a.bet),
    footer: view(
      days.reduce((sum, { bets }) => addTotals(sum, bets), NO_BETS),
      days.reduce((sum, { flows }) => addFlows(sum, flows), NO_FLOWS),
    ),
  }
}

const addFlows = (a: Flows, b: Flows): Flows => ({
  deposit: a.deposit + b.deposit,
  withdraw: a.withdraw + b.withdraw,
  reward: a.reward + b.reward,
  income: a.income + b.income,
  transfer: a.transfer + b.transfer,
})

function view(bets: BetSums, { deposit, withdraw, reward, income, transfer }: Flows): records.ProfitTotals {
  const result = bets.win - (bets.stake - bets.returned - bets.open)
  return {
    bets: bets.count,
    ...totalsView(bets),
    deposit: toAmount(deposit),
    // Withdrawals are negative on the ledger, but a report shows the withdrawn amount.
    withdraw: toAmount(withdraw === 0 ? 0 : -withdraw),
    reward: toAmount(reward),
    income: toAmount(income),
    transfer: toAmount(transfer),
    profit: toAmount(result + reward + income),
  }
}
