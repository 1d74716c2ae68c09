import { rebate as contract } from '@understudy/contracts'
import { feature } from '../../binding/feature.ts'
import { MONEY, rulesOf } from '../../storage/column-rules.ts'
import { rebateLearns } from './rebate.learns.ts'
import { loadRebates } from './rebate.repository.ts'
import { rebateRoutes } from './rebate.routes.ts'
import { rebateClaim } from './rebate.table.ts'

export const rebate = feature({
  name: 'rebate',
  tables: [rebateClaim],
  routes: rebateRoutes,
  learns: rebateLearns,
  load: loadRebates,
  columns: rulesOf(rebateClaim, {
    orderNo: { holds: 'R, eight digits of a day and the number of a member', schema: contract.RebateId },
    date: { holds: 'a day, YYYY-MM-DD', schema: contract.ManualRebate.shape.date },
    turnover: MONEY,
    amount: MONEY,
  }),
})
