import { saferPlay as contract, toUnits } from '@understudy/contracts'
import * as z from 'zod/mini'
import { feature } from '../../binding/feature.ts'
import { oneOf, rulesOf } from '../../storage/column-rules.ts'
import { loadLimits } from './safer-play.repository.ts'
import { saferPlayRoutes } from './safer-play.routes.ts'
import { playLimit, sessionReminder } from './safer-play.table.ts'

export { depositRoom, refuseDeposit, refuseTimeOut, refuseWager } from './limits.ts'

const bounds = Object.values(contract.LIMITS)
const [LEAST, MOST] = [Math.min(...bounds.map(({ min }) => min)), Math.max(...bounds.map(({ max }) => max))]

/** Ten-thousandths of whole units, as a member may choose them. */
const LIMIT = {
  holds: `${LEAST} to ${MOST} whole units, in ten-thousandths`,
  schema: z.int().check(z.gte(toUnits(LEAST)), z.lte(toUnits(MOST)), z.multipleOf(toUnits(1))),
}

export const saferPlay = feature({
  name: 'safer-play',
  tables: [playLimit, sessionReminder],
  routes: saferPlayRoutes,
  load: loadLimits,
  columns: {
    ...rulesOf(playLimit, { amount: LIMIT, pendingAmount: LIMIT }),
    ...rulesOf(sessionReminder, {
      minutes: oneOf(contract.REMINDER_MINUTES),
      pendingMinutes: oneOf(contract.REMINDER_MINUTES),
    }),
  },
})
