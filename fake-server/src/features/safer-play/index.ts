import { saferPlay as contract, toUnits } from '@understudy/contracts'
import * as z from 'zod/mini'
import { feature } from '../../binding/feature.ts'
import { oneOf, rulesOf } from '../../storage/column-rules.ts'
import { saferPlayRoutes } from './safer-play.routes.ts'
import { depositLimit, sessionReminder } from './safer-play.table.ts'

export { depositRoom, refuseOverLimit, refuseTimeOut } from './limits.ts'

const { LIMIT_BOUNDS, REMINDER_MINUTES } = contract

/** Ten-thousandths of whole units, as a member may choose them. */
const LIMIT = {
  holds: `${LIMIT_BOUNDS.min} to ${LIMIT_BOUNDS.max} whole units, in ten-thousandths`,
  schema: z.int().check(z.gte(toUnits(LIMIT_BOUNDS.min)), z.lte(toUnits(LIMIT_BOUNDS.max)), z.multipleOf(toUnits(1))),
}

export const saferPlay = feature({
  name: 'safer-play',
  routes: saferPlayRoutes,
  columns: {
    ...rulesOf(depositLimit, { amount: LIMIT, pendingAmount: LIMIT }),
    ...rulesOf(sessionReminder, { minutes: oneOf(REMINDER_MINUTES), pendingMinutes: oneOf(REMINDER_MINUTES) }),
  },
})
