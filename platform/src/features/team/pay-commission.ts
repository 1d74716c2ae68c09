import { DAY, HOUR } from '@understudy/contracts/durations'
import { scheduled } from '../../binding/feature.ts'
import { merchantCalendar } from '../../world/merchant-calendar.ts'
import type { World } from '../../world/world.ts'
import { HOUSE, memberAccount, move, TX } from '../ledger/index.ts'
import { commissionRepository, type DueDay } from './commission.repository.ts'
import { commissionDue } from './team.table.ts'

/** Paid on the next morning, when no bet of the day is open any more. */
const PAID_AT = 4 * HOUR
/** Commission is rounded down to hundredths of the unit; this is one, in ten-thousandths. */
const LEAST = 100
/** Payments per transaction: a large team must not block other calls. */
const AT_ONCE = 30

/** How long after the beginning of a day its commission is paid, ms. */
export const COMMISSION_PAID_AFTER = DAY + PAID_AT

const paidAt = ({ day, merchant }: DueDay): number =>
  merchantCalendar(merchant).startOfDayNumber(day) + COMMISSION_PAID_AFTER

/** Pays commission once a day; a day paid before gets only what was added since. */
export const commissionPayments = scheduled({
  reads: [commissionDue],
  upcoming(world) {
    const [first] = world
      .use(commissionRepository)
      .allDue()
      .map((due) => ({ at: paidAt(due), about: '', due }))
      .sort((a, b) => a.at - b.at)
    return first ? [first] : []
  },
  run(world, { due }) {
    const commission = world.use(commissionRepository)
    const earners = commission.earners(due, LEAST, AT_ONCE)
    for (const { memberId, open } of earners) payOne(world, memberId, due, open)
    if (earners.length < AT_ONCE) commission.done(due)
    return undefined
  },
})

function payOne(world: World, memberId: number, due: DueDay, open: number): void {
  const { day } = due
  const commission = world.use(commissionRepository)
  const [paid] = commission.paid(memberId, { from: day, to: day })
  const before = paid?.amount ?? 0
  const amount = open - (open % LEAST)
  // After the clock was set back, a day may be paid a second time, for bets made since.
  const payday = Math.max(paidAt(due), paid?.at ?? 0)
  commission.pay({ memberId, day, amount, at: payday })
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
    payday,
  )
}
