import { records, toAmount } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import { cut, spanOf, startOf } from '../../binding/record-page.ts'
import { merchantCalendar } from '../../world/merchant-calendar.ts'
import { creditOf, depositHistoryRepository, depositRecordView } from '../deposits/index.ts'
import { statementRepository } from '../ledger/index.ts'
import { withdrawalHistoryRepository, withdrawalRecordView } from '../withdrawals/index.ts'
import { accountView } from './account-view.ts'
import { typesOf } from './kinds.ts'
import { profitAndLoss } from './pnl.ts'

export const recordRoutes = [
  handle(records.accountRecords, ({ world, caller, query, language }) => {
    const calendar = merchantCalendar(caller.merchant)
    const span = spanOf(query, calendar)
    const { kind, direction, after, pageSize } = query
    const filter = { memberId: caller.memberId, ...span, types: kind && typesOf(kind), direction }
    const statement = world.use(statementRepository)
    const lines = statement.page(filter, startOf(after, span.before), pageSize + 1)
    const { list, next } = cut(lines, pageSize, ({ at, sequence }) => ({ at, id: sequence }))
    const page = { list: list.map((line) => accountView(world, line, language, calendar)), next }
    if (after !== undefined) return { ...page, totalCount: null, footer: null }
    const sums = statement.totals(filter)
    return {
      ...page,
      totalCount: sums.count,
      footer: { in: toAmount(sums.in), out: toAmount(sums.out), net: toAmount(sums.in + sums.out) },
    }
  }),

  handle(records.depositRecords, ({ world, caller, query, language }) => {
    const calendar = merchantCalendar(caller.merchant)
    const span = spanOf(query, calendar)
    const { state, depositMode: mode, after, pageSize } = query
    const filter = { memberId: caller.memberId, ...span, state, mode }
    const history = world.use(depositHistoryRepository)
    const rows = history.page(filter, startOf(after, span.before), pageSize + 1)
    const { list, next } = cut(rows, pageSize, ({ createdAt, id }) => ({ at: createdAt, id }))
    const page = { list: list.map((row) => depositRecordView(world, row, language, calendar)), next }
    if (after !== undefined) return { ...page, totalCount: null, footer: null }
    const sums = history.totals(filter)
    return {
      ...page,
      totalCount: sums.count,
      footer: {
        requestedAmount: toAmount(sums.requested),
        fee: toAmount(sums.fee),
        reimbursementAmount: toAmount(sums.reimbursed),
        amount: toAmount(creditOf(sums)),
      },
    }
  }),

  handle(records.withdrawRecords, ({ world, caller, query, language }) => {
    const calendar = merchantCalendar(caller.merchant)
    const span = spanOf(query, calendar)
    const { status: state, after, pageSize } = query
    const filter = { memberId: caller.memberId, ...span, state }
    const history = world.use(withdrawalHistoryRepository)
    const rows = history.page(filter, startOf(after, span.before), pageSize + 1)
    const { list, next } = cut(rows, pageSize, ({ createdAt, id }) => ({ at: createdAt, id }))
    const page = { list: list.map((row) => withdrawalRecordView(world, row, language, calendar)), next }
    if (after !== undefined) return { ...page, totalCount: null, footer: null }
    const { count, amount, fee, underWay } = history.totals(filter)
    return {
      ...page,
      totalCount: count,
      footer: { amount: toAmount(amount), fee: toAmount(fee), underWay: toAmount(underWay) },
    }
  }),

  handle(records.personalPnl, ({ world, caller, query }) => {
    const calendar = merchantCalendar(caller.merchant)
    return profitAndLoss(world, { memberId: caller.memberId, ...spanOf(query, calendar) }, calendar)
  }),
]
