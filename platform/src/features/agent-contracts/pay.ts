import { hourAt, type Period, type PeriodResult, periodAfter, periodAt } from '@understudy/contracts/agent-contracts'
import { DAY, HOUR } from '@understudy/contracts/durations'
import { type Scheduled, scheduled } from '../../binding/feature.ts'
import type { World } from '../../world/world.ts'
import { bet, betsRepository } from '../bets/index.ts'
import { HOUSE, ledgerRepository, memberAccount, move, TX } from '../ledger/index.ts'
import { member, memberCalendar, membersRepository } from '../member/index.ts'
import { type ContractRow, contractsRepository } from './agent-contracts.repository.ts'
import { agentContract, contractPayout, hourPlay } from './agent-contracts.table.ts'
import { tellPayment } from './contract-letters.ts'
import { hoursRepository } from './hours.repository.ts'
import { nextOf, payoutOf } from './payout.ts'
import { type PayoutRow, payoutsRepository } from './payouts.repository.ts'
import { lookAtContracts } from './recall.ts'
import { lengthOf, resultOf } from './results.ts'

/** For how long after the due date an owed amount is retried daily. */
const TRIED = 30 * DAY

const nameOf = (world: World, memberId: number | undefined) =>
  memberId === undefined ? '' : (world.use(membersRepository).byId(memberId)?.username ?? String(memberId))

/** Pays daily salaries and dividends, one period of one contract at a time. */
const periods = scheduled({
  kind: 'contract.pays',
  reads: [agentContract, member],
  upcoming: (world, limit) =>
    world
      .use(contractsRepository)
      .dues(limit)
      .flatMap(({ dueAt, memberId }) => (dueAt === null ? [] : { at: dueAt, about: nameOf(world, memberId) })),
  run(world) {
    lookAtContracts(world)
    const row = world.use(contractsRepository).firstDue()
    if (!row || row.nextFrom === null) return undefined
    const length = lengthOf(row)
    const calendar = memberCalendar(world.db, row.memberId)
    const period = periodAt(length, row.nextFrom, calendar)
    payPeriod(world, row, period, resultOf(world.db, row, period))
    world.use(contractsRepository).change(row.id, nextOf(row, periodAfter(length, period, calendar)))
    return undefined
  },
})

/** The first unpaid hour: one with turnover, or one in which an open bet will be settled. */
function firstHour(world: World): number | undefined {
  if (!world.use(contractsRepository).anyHourly()) return undefined
  const waits = world.use(betsRepository).nextDueAt()
  const hours = [world.use(hoursRepository).first(), waits && hourAt(waits).from]
  const completeHours = hours.filter((hour) => hour !== undefined)
  return completeHours.length > 0 ? Math.min(...completeHours) : undefined
}

/** Pays the hourly salaries of one hour to agents whose teams have turnover in it; it concerns many and names none. */
const hours = scheduled({
  kind: 'contract.pays',
  reads: [agentContract, hourPlay, bet],
  upcoming(world) {
    const hour = firstHour(world)
    return hour === undefined ? [] : [{ at: hour + HOUR, about: '' }]
  },
  run(world, { at }) {
    const hour = world.use(hoursRepository).first()
    // The bet that was expected in this hour may have had no turnover.
    if (hour === undefined || hour + HOUR > at) return undefined
    const period = hourAt(hour)
    for (const row of world.use(contractsRepository).hourly(period.from)) {
      const result = resultOf(world.db, row, period)
      if (result.validBet > 0) payPeriod(world, row, period, result)
      world.use(contractsRepository).change(row.id, { nextFrom: period.to })
    }
    world.use(hoursRepository).markPaid(period.from)
    return undefined
  },
})

/** Retries an owed payment every day until the upline can pay or the time limit is over. */
const retries = scheduled({
  kind: 'contract.pays',
  reads: [contractPayout, agentContract, member],
  upcoming: (world, limit) =>
    world
      .use(payoutsRepository)
      .owed(limit)
      .flatMap((owed) => {
        const memberId = world.use(contractsRepository).byId(owed.contractId)?.memberId
        return owed.tryAt === null ? [] : { at: owed.tryAt, about: nameOf(world, memberId), owed }
      }),
  run(world, { at, owed }) {
    const row = world.use(contractsRepository).byId(owed.contractId)
    if (!row) return undefined
    const until = periodAt(lengthOf(row), owed.from, memberCalendar(world.db, row.memberId)).paidAt + TRIED
    const change: Partial<PayoutRow> = book(world, row, owed, at)
      ? { status: 'paid', paidAt: at, tryAt: null }
      : at + DAY > until
        ? { status: 'lapsed', tryAt: null }
        : { tryAt: at + DAY }
    world.use(payoutsRepository).change(owed.id, change)
    if (change.status)
      tellPayment(world, row, { amount: owed.amount, became: change.status === 'paid' ? 'paid' : 'lapsed', at })
    return undefined
  },
})

export const contractPayments: readonly Scheduled[] = [periods, hours, retries]

function payPeriod(world: World, row: ContractRow, { from, to, paidAt }: Period, result: PeriodResult): void {
  const payouts = world.use(payoutsRepository)
  const payout = payoutOf(row, result)
  const facts = { contractId: row.id, from, to, ...payout }
  if (payout.amount === 0) payouts.add({ ...facts, status: 'none', paidAt: null, tryAt: null })
  else if (book(world, row, facts, paidAt)) payouts.add({ ...facts, status: 'paid', paidAt, tryAt: null })
  else {
    payouts.add({ ...facts, status: 'owed', paidAt: null, tryAt: paidAt + DAY })
    tellPayment(world, row, { amount: payout.amount, became: 'owed', at: paidAt })
  }
}

/** Pays from the upline's main wallet or from the house; false when the balance is too low. */
function book(
  world: World,
  row: ContractRow,
  { from, amount }: Pick<PayoutRow, 'from' | 'amount'>,
  at: number,
): boolean {
  const payer = row.uplineId === null ? HOUSE : memberAccount(row.uplineId)
  if (row.uplineId !== null && world.use(ledgerRepository).balance(payer) < amount) return false
  move(
    world,
    {
      key: `contract:${row.id}:${from}`,
      typeId: row.kind === 'dividend' ? TX.dividend : TX.salary,
      amount,
      from: payer,
      to: memberAccount(row.memberId),
      remark: '',
    },
    at,
  )
  return true
}
