import { platformError, rebate, toAmount } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import type { Calendar } from '@understudy/contracts/zone'
import { handle } from '../../binding/call.ts'
import { cut, spanOf, startOf } from '../../binding/record-page.ts'
import { merchantCalendar } from '../../world/merchant-calendar.ts'
import { HOUSE, memberAccount, move } from '../ledger/index.ts'
import { earnedOn } from './evaluate.ts'
import { movementOf, orderNoOf } from './order.ts'
import { rebateRepository } from './rebate.repository.ts'
import type { ClaimRow } from './rebate.table.ts'

export const rebateRoutes = [
  handle(rebate.manualRebate, ({ world, caller, query }) => {
    const { memberId } = caller
    const calendar = merchantCalendar(caller.merchant)
    const date = query.date ?? calendar.dayOf(world.now() - DAY)
    const { from, until } = claimable(date, calendar)
    const { level, byType, turnover, amount } = earnedOn(world, memberId, date, calendar)
    const claim = world.use(rebateRepository).ofDay(memberId, date)
    const isOpen = world.hasCome(from) && !world.hasCome(until + 1)
    return {
      date,
      level,
      totalTurnover: toAmount(turnover),
      categories: Object.fromEntries(
        byType.map(({ gameType, ...earned }) => [
          gameType,
          {
            turnover: toAmount(earned.turnover),
            rate: earned.rate / 100,
            rebate: toAmount(earned.rebate),
            claimed: claim ? toAmount(earned.rebate) : 0,
          },
        ]),
      ),
      claimable: claim ? 0 : toAmount(amount),
      canClaim: !claim && amount > 0 && isOpen,
      claimFrom: from,
      claimUntil: until,
      claimedAt: claim?.at ?? null,
    }
  }),

  handle(rebate.claimManualRebate, ({ world, caller: { memberId, merchant }, body: { date } }) =>
    world.transaction(() => {
      const now = world.now()
      const calendar = merchantCalendar(merchant)
      const { from, until } = claimable(date, calendar)
      if (world.use(rebateRepository).ofDay(memberId, date)) throw platformError('claim.already')
      if (now > until) throw platformError('claim.expired')
      const { turnover, amount } = earnedOn(world, memberId, date, calendar)
      // A day can be claimed only when it is over; otherwise later bets of the day would earn nothing.
      if (now < from || amount === 0) throw platformError('rebate.none')
      const orderNo = orderNoOf(memberId, date)
      world.use(rebateRepository).add({ orderNo, memberId, date, turnover, amount, at: now })
      move(world, { ...movementOf({ orderNo, amount, date }), from: HOUSE, to: memberAccount(memberId) })
      return { orderNo, amount: toAmount(amount) }
    }),
  ),

  handle(rebate.rebateHistory, ({ world, caller, query }) => {
    const calendar = merchantCalendar(caller.merchant)
    const span = { memberId: caller.memberId, ...spanOf(query, calendar) }
    const rebates = world.use(rebateRepository)
    const rows = rebates.page(span, startOf(query.after, span.before), query.pageSize + 1)
    const { list, next } = cut(rows, query.pageSize, ({ at, id }) => ({ at, id }))
    const page = { list: list.map((claim) => recordView(claim, calendar)), next }
    if (query.after !== undefined) return { ...page, totalCount: null, footer: null }
    const { count, turnover, amount } = rebates.totals(span)
    return { ...page, totalCount: count, footer: { turnover: toAmount(turnover), amount: toAmount(amount) } }
  }),
]

/** Returns when a day's rebate can be claimed: during the whole next day. */
function claimable(date: string, { startOfDay }: Calendar): { from: number; until: number } {
  const from = startOfDay(date) + DAY
  return { from, until: from + DAY - 1 }
}

const recordView = ({ orderNo, date, turnover, amount, at }: ClaimRow, { dayOf }: Calendar): rebate.RebateRecord => ({
  orderNo,
  date,
  turnover: toAmount(turnover),
  amount: toAmount(amount),
  claimedAt: at,
  day: dayOf(at),
})
