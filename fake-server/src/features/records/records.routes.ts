import { records, toAmount } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import { cut, spanOf, startOf } from '../../binding/record-page.ts'
import { statementRepository } from '../ledger/index.ts'
import { accountView } from './account-view.ts'
import { typesOf } from './kinds.ts'
import { profitAndLoss } from './pnl.ts'

export const recordRoutes = [
  handle(records.accountRecords, ({ world, caller, query, language }) => {
    const span = spanOf(query)
    const { kind, direction, after, pageSize } = query
    const filter = { memberId: caller.memberId, ...span, types: kind && typesOf(kind), direction }
    const statement = world.use(statementRepository)
    const lines = statement.page(filter, startOf(after, span.before), pageSize + 1)
    const { list, next } = cut(lines, pageSize, ({ at, place }) => ({ at, id: place }))
    const page = { list: list.map((line) => accountView(world, line, language)), next }
    if (after !== undefined) return { ...page, totalCount: null, footer: null }
    const sums = statement.totals(filter)
    return {
      ...page,
      totalCount: sums.count,
      footer: { in: toAmount(sums.in), out: toAmount(sums.out), net: toAmount(sums.in + sums.out) },
    }
  }),

  handle(records.personalPnl, ({ world, caller, query }) =>
    profitAndLoss(world, { memberId: caller.memberId, ...spanOf(query) }),
  ),
]
