import { DAY, startOfDayNumber } from '@understudy/contracts/zone'
import type { Happening } from '../../binding/feature.ts'
import type { World } from '../../world/world.ts'
import { HOUSE, memberAccount, move, TX } from '../ledger/index.ts'
import { commissionRepository } from './commission.repository.ts'

/** On the morning after, when no bet of the day is open any more. */
const HOUR = 3_600_000
const PAID_AT = 4 * HOUR
/** Nobody is paid less than a hundredth of the unit, in ten-thousandths. */
const LEAST = 100
/** So many are paid at once: a large team must not keep everybody else waiting. */
const AT_ONCE = 30

/** When commission of a day's play is paid. */
export const commissionPaidAt = (day: number): number => startOfDayNumber(day) + DAY + PAID_AT

/** Commission is paid once a day; of a day that was paid already only what has come since. */
export const commissionIsPaid: Happening = {
  next: (world) => {
    const day = world.use(commissionRepository).firstDue()
    return day === undefined ? undefined : commissionPaidAt(day)
  },
  happen: (world) => {
    const commission = world.use(commissionRepository)
    const day = commission.firstDue()
    if (day === undefined) return
    const earners = commission.earners(day, LEAST, AT_ONCE)
    for (const { memberId, open } of earners) payOne(world, memberId, day, open)
    if (earners.length < AT_ONCE) commission.done(day)
  },
}

function payOne(world: World, memberId: number, day: number, open: number): void {
  const commission = world.use(commissionRepository)
  const [paid] = commission.paid(memberId, { from: day, to: day })
  const before = paid?.amount ?? 0
  const amount = open - (open % LEAST)
  // A clock that was set back may let a day be paid a second time, for what was played in it since.
  const at = Math.max(commissionPaidAt(day), paid?.at ?? 0)
  commission.pay({ memberId, day, amount, at })
  move(
    world,
    {
      ...{ key: `commission:${memberId}:${day}:${before}`, typeId: TX.commission, amount, remark: '' },
      ...{ from: HOUSE, to: memberAccount(memberId) },
    },
    at,
  )
}
