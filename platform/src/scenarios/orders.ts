// Books the rounds, deposits, withdrawals and rebates of a scenario's file.
import { diceFrom } from '@understudy/art/random'
import { deposits, toUnits, withdrawals } from '@understudy/contracts'
import { MINUTE, SECOND } from '@understudy/contracts/durations'
import { calendarOf } from '@understudy/contracts/zone'
import { merchantConfig } from '@understudy/merchants'
import { cardSeed, depositPath, depositSeed, type WorldSeed, withdrawalSeed } from '@understudy/seed'
import type { ScenarioFile } from './scenario-file.ts'
import { ScenarioRefused, unknown } from './scenario-refused.ts'
import { distanceIn } from './when.ts'

/** Finds what the entries of a file refer to. */
export interface Lookup {
  at: (when: string) => number
  gameOf: (path: string, nodeId: string) => WorldSeed['games'][number]
}

type MemberSeed = WorldSeed['members'][number]
const { waiting, proved, success } = deposits.DEPOSIT_STATES
/** The bank of invented payout accounts. */
const BANK = 'MRJ'
/** Lotteries keep orders of their own, so no round of theirs can be told. */
const NO_ROUNDS: ReadonlySet<string> = new Set(['LOTT', 'ELOTT'])

/** Adds rounds, payments and rebates from before the world's start. */
export function withOrders(world: WorldSeed, file: ScenarioFile, merchant: string, { at, gameOf }: Lookup): WorldSeed {
  const { startAt } = world
  const own = new Map(world.members.flatMap((one) => (one.merchant === merchant ? [[one.username, one]] : [])))
  const memberOf = (path: string, name: string): MemberSeed => {
    const member = own.get(name)
    if (!member) throw unknown(path, 'member', name, own.keys())
    return member
  }
  const past = (path: string, when: string) => {
    if (distanceIn(when) > 0)
      throw new ScenarioRefused(path, `${when} is after the world's start: say -${when.slice(1)}.`)
    return at(when)
  }
  const ended = (path: string, when: string | undefined, from: number, otherwise: number) =>
    when === undefined ? Math.min(otherwise, startAt) : Math.max(from, past(path, when))

  const refs = new Set(world.bets.map(({ ref }) => ref))
  const bets = (file.bets ?? []).map((bet, index) => {
    const path = `bets.${index}`
    const { id } = memberOf(`${path}.member`, bet.member)
    const { gameType, vendor } = gameOf(`${path}.nodeId`, bet.nodeId)
    if (NO_ROUNDS.has(gameType))
      throw new ScenarioRefused(`${path}.nodeId`, `${bet.nodeId} is a lottery, which has orders and no rounds.`)
    const { stake, win = 0, ref = `${vendor}:${id}:file${index + 1}` } = bet
    if (refs.has(ref)) throw new ScenarioRefused(`${path}.ref`, `another round is called ${ref} already.`)
    refs.add(ref)
    const placedAt = past(`${path}.placed`, bet.placed)
    return {
      ref,
      memberId: id,
      gameType,
      vendor,
      nodeId: bet.nodeId,
      stake,
      win,
      status: win >= stake && win > 0 ? ('won' as const) : ('lost' as const),
      placedAt,
      settledAt: ended(`${path}.settled`, bet.settled, placedAt, placedAt + 30 * SECOND),
      dueAt: null,
      detail: {},
    }
  })
  const dice = diceFrom(`orders of a file ${world.seed}`)
  const channels = world.depositChannels.filter((one) => one.merchant === merchant)
  const paidIn = (file.deposits ?? []).map((deposit, index) => {
    const path = `deposits.${index}`
    const member = memberOf(`${path}.member`, deposit.member)
    const channel = channels.find(({ vendorId }) => vendorId === deposit.vendorId)
    if (!channel) {
      const known = channels.map(({ vendorId }) => vendorId)
      throw unknown(`${path}.vendorId`, 'deposit channel', deposit.vendorId, known)
    }
    const { amount: requested, state: name, at: _, ended: end, member: _m, vendorId: _v, ...facts } = deposit
    const state = deposits.DEPOSIT_STATES[name]
    const openedAt = past(`${path}.at`, deposit.at)
    const steps = depositPath(channel.mode, state, dice)
    const order = depositSeed(member, channel, {
      requested,
      at: openedAt,
      path: state === waiting || state === proved ? steps.slice(0, state) : steps,
      dice,
    })
    return { ...order, ...facts, states: until(order.states, (last) => ended(`${path}.ended`, end, openedAt, last)) }
  })
  const cards = [...world.cashier.cards]
  const cardOf = (member: MemberSeed) => {
    const known = cards.find(({ memberId }) => memberId === member.id)
    if (known) return known
    const card = cardSeed(member, cards.length + 1, BANK, member.registeredAt, dice)
    cards.push(card)
    return card
  }
  const paidOut = (file.withdrawals ?? []).map((withdrawal, index) => {
    const path = `withdrawals.${index}`
    const openedAt = past(`${path}.at`, withdrawal.at)
    const { amount, fee = 0, reason = null } = withdrawal
    const state = withdrawals.WITHDRAWAL_STATES[withdrawal.state]
    const steps: [withdrawals.WithdrawalState, number][] =
      state === 1
        ? [[1, 0]]
        : [
            [1, 0],
            [state, 10 * (MINUTE / SECOND)],
          ]
    const order = withdrawalSeed(cardOf(memberOf(`${path}.member`, withdrawal.member)), amount, openedAt, steps)
    const states = until(order.states, (last) => ended(`${path}.ended`, withdrawal.ended, openedAt, last))
    return { ...order, fee, reason: reason ?? order.reason, states }
  })
  const rebates = rebatesOf(file, merchant, { past, memberOf })
  const after: WorldSeed = {
    ...world,
    bets: [...world.bets, ...bets].sort((a, b) => a.placedAt - b.placedAt),
    rebates: [...world.rebates, ...rebates],
    cashier: {
      ...world.cashier,
      cards,
      deposits: [...world.cashier.deposits, ...paidIn],
      withdrawals: [...world.cashier.withdrawals, ...paidOut],
    },
  }
  const named = [file.bets, file.deposits, file.withdrawals, file.rebates].flatMap((list = []) =>
    list.map(({ member }) => member),
  )
  for (const name of new Set([...named, ...(file.members ?? []).map(({ username }) => username)]))
    requireFunds(after, memberOf('members', name))
  return after
}

/**
 * The claimed rebates, the newest first. A day is paid once: of two claims that come to lie on one day, where the world
 * begins at another hour than the file was made for, the earlier one is for the day before.
 */
function rebatesOf(
  { rebates = [] }: ScenarioFile,
  merchant: string,
  {
    past,
    memberOf,
  }: { past: (path: string, when: string) => number; memberOf: (path: string, name: string) => MemberSeed },
): WorldSeed['rebates'] {
  const { dayNumber, dayOf, startOfDayNumber } = calendarOf(merchantConfig(merchant).timeZone)
  const paid = new Map<number, number>()
  return rebates
    .map(({ member, claimed, daysAgo = 1, turnover, amount }, index) => ({
      memberId: memberOf(`rebates.${index}.member`, member).id,
      at: past(`rebates.${index}.claimed`, claimed),
      daysAgo,
      turnover,
      amount,
    }))
    .sort((a, b) => b.at - a.at)
    .map(({ daysAgo, ...claim }) => {
      const day = Math.min(dayNumber(claim.at) - daysAgo, (paid.get(claim.memberId) ?? Number.POSITIVE_INFINITY) - 1)
      paid.set(claim.memberId, day)
      return { ...claim, date: dayOf(startOfDayNumber(day)) }
    })
}

/** States whose last one comes when it is told to, and the others not after it. */
function until<S extends { at: number }>(states: readonly S[], end: (last: number) => number): S[] {
  const last = end(states.at(-1)?.at ?? 0)
  return states.map((state, index) => ({
    ...state,
    at: index === states.length - 1 && index > 0 ? last : Math.min(state.at, last),
  }))
}

/** Requires that a member could always pay, as the opening balance is what the rest leaves. @throws ScenarioRefused */
function requireFunds(
  { bets, rebates, cashier, startAt }: WorldSeed,
  { id, username, balance }: Pick<MemberSeed, 'id' | 'username' | 'balance'>,
): void {
  const isOwn = ({ memberId }: { memberId: number }) => memberId === id
  const changes = [
    ...bets.filter(isOwn).flatMap(({ stake, win, placedAt, settledAt }) => [
      { at: placedAt, units: -toUnits(stake) },
      { at: settledAt ?? startAt, units: toUnits(win) },
    ]),
    ...rebates.filter(isOwn).map(({ at, amount }) => ({ at, units: toUnits(amount) })),
    ...cashier.deposits.filter(isOwn).flatMap(({ states, requested, fee, reimbursed }) => {
      const last = states.at(-1)
      return last?.state === success ? [{ at: last.at, units: toUnits(requested - fee + reimbursed) }] : []
    }),
    ...cashier.withdrawals.filter(isOwn).flatMap(({ states, amount }) => {
      const [first] = states
      const last = states.at(-1)
      const isReturned = last && last.state > withdrawals.WITHDRAWAL_STATES.success
      return [
        ...(first ? [{ at: first.at, units: -toUnits(amount) }] : []),
        ...(isReturned ? [{ at: last.at, units: toUnits(amount) }] : []),
      ]
    }),
  ].sort((a, b) => a.at - b.at)
  let now = toUnits(balance) - changes.reduce((sum, { units }) => sum + units, 0)
  let least = now
  for (const { units } of changes) {
    now += units
    least = Math.min(least, now)
  }
  if (least < 0)
    throw new ScenarioRefused(
      'members',
      `${username} would have had less than nothing before the start: a balance of ${balance + Math.ceil(-least / toUnits(1))} would do.`,
    )
}
