import { DAY, startOfDayNumber } from '@understudy/contracts/zone'
import { scheduled } from '../../binding/feature.ts'
import type { World } from '../../world/world.ts'
import { HOUSE, memberAccount, move, TX } from '../ledger/index.ts'
import { commissionRepository } from './commission.repository.ts'

/** Paid on the next morning, when no bet of the day is open any more. */
const HOUR = 3_600_000
const PAID_AT = 4 * HOUR
/** Commission is rounded down to hundredths of the unit; this is one, in ten-thousandths. */
const LEAST = 100
/** Payments per transaction: a large team must not block other calls. */
const AT_ONCE = 30

/** Returns when the commission of a day is paid. */
export const commissionPaidAt = (day: number): number => startOfDayNumber(day) + DAY + PAID_AT

/** Pays commission once a day; a day paid before gets only what was added since. */
export const commissionPayments = scheduled({
  upcoming(world) {
    const day = world.use(commissionRepository).firstDue()
    return day === undefined ? [] : [{ at: commissionPaidAt(day), about: '', day }]
  },
  run(world, { day }) {
    const commission = world.use(commissionRepository)
    const earners = commission.earners(day, LEAST, AT_ONCE)
    for (const { memberId, open } of earners) payOne(world, memberId, day, open)
    if (earners.length < AT_ONCE) commission.done(day)
    return undefined
  },
})

function payOne(world: World, memberId: number, day: number, open: number): void {
  const commission = world.use(commissionRepository)
  const [paid] = commission.paid(memberId, { from: day, to: day })
  const before = paid?.amount ?? 0
  const amount = open - (open % LEAST)
  // After the clock was set back, a day may be paid a second time, for bets made since.
  const at = Math.max(commissionPaidAt(day), paid?.at ?? 0)
  commission.pay({ memberId, day, amount, at })
  move(
    world,
    {
      key: `commission:${memberId}:${day}:${before}`,
      typeId: TX.commission,
      amount,
      remark: '',
      from: HOUSE,
      to: memberAccount(memberId),
    },
    at,
  )
}
