// Books what members of a scenario's file did before the world's start.
import { type Dice, diceFrom } from '@understudy/art/random'
import { rewards as contract, deposits, toUnits, withdrawals } from '@understudy/contracts'
import { MINUTE, SECOND } from '@understudy/contracts/durations'
import { calendarOf } from '@understudy/contracts/zone'
import { merchantConfig } from '@understudy/merchants'
import {
  cardSeed,
  depositPath,
  depositSeed,
  USUAL_BANKS,
  type WalletChange,
  type WorldSeed,
  walletChanges,
  withdrawalSeed,
} from '@understudy/seed'
import type { OrderList, ScenarioFile } from './scenario-file.ts'
import { ScenarioRefused, unknown } from './scenario-refused.ts'
import { distanceIn } from './when.ts'
import { textsOf } from './words.ts'

/** Finds what the entries of a file refer to. */
export interface Lookup {
  at: (when: string) => number
  gameOf: (path: string, nodeId: string) => WorldSeed['games'][number]
}

type MemberSeed = WorldSeed['members'][number]
const { waiting, proved } = deposits.DEPOSIT_STATES
/** Lotteries keep orders of their own, so no round of theirs can be told. */
const NO_ROUNDS: ReadonlySet<string> = new Set(['LOTT', 'ELOTT'])

/** A world, its file, and what entries mean in it. */
interface Desk extends Lookup {
  world: WorldSeed
  file: ScenarioFile
  merchant: string
  memberOf: (path: string, username: string) => MemberSeed
  /** @throws ScenarioRefused for a moment after the world's start */
  past: (path: string, when: string) => number
}

function deskOf(world: WorldSeed, file: ScenarioFile, merchant: string, lookup: Lookup): Desk {
  const own = new Map(world.members.flatMap((one) => (one.merchant === merchant ? [[one.username, one]] : [])))
  return {
    ...lookup,
    world,
    file,
    merchant,
    memberOf: (path, name) => {
      const member = own.get(name)
      if (!member) throw unknown(path, 'member', name, own.keys())
      return member
    },
    past: (path, when) => {
      if (distanceIn(when) > 0)
        throw new ScenarioRefused(path, `${when} is after the world's start: say -${when.slice(1)}.`)
      return lookup.at(when)
    },
  }
}

/** The world with the orders of its file, and what became of each of these, in the file's order. */
export interface Booked {
  world: WorldSeed
  orders: Readonly<Record<OrderList, readonly object[]>>
}

/** Adds rounds, payments, rebates, rewards, transfers and parts in promotions from before the world's start. */
export function withOrders(world: WorldSeed, file: ScenarioFile, merchant: string, lookup: Lookup): Booked {
  const desk = deskOf(world, file, merchant, lookup)
  const dice = diceFrom(`orders of a file ${world.seed}`)
  const bets = betsOf(desk)
  const paidIn = depositsOf(desk, dice)
  const { cards, withdrawals: paidOut } = withdrawalsOf(desk, dice)
  const rebates = rebatesOf(desk)
  const rewards = rewardsOf(desk)
  const transfers = transfersOf(desk)
  const promotionParts = partsOf(desk)
  const keyOf = partKeys(desk)
  const told = new Set(promotionParts.map(keyOf))
  return {
    orders: { bets, deposits: paidIn, withdrawals: paidOut, rebates, rewards, transfers, promotionParts },
    world: {
      ...world,
      bets: [...world.bets, ...bets].sort((a, b) => a.placedAt - b.placedAt),
      rebates: [...world.rebates, ...rebates],
      rewards: [...world.rewards, ...rewards].sort((a, b) => a.issuedAt - b.issuedAt),
      uplineTransfers: [...world.uplineTransfers, ...transfers],
      promotions: {
        ...world.promotions,
        parts: [...world.promotions.parts.filter((part) => !told.has(keyOf(part))), ...promotionParts],
      },
      cashier: {
        ...world.cashier,
        cards,
        deposits: [...world.cashier.deposits, ...paidIn],
        withdrawals: [...world.cashier.withdrawals, ...paidOut],
      },
    },
  }
}

/** When something ended: as told, else as usual, but not after the world's start. */
const ended = ({ world, past }: Desk, path: string, when: string | undefined, from: number, otherwise: number) =>
  when === undefined ? Math.min(otherwise, world.startAt) : Math.max(from, past(path, when))

function betsOf(desk: Desk): WorldSeed['bets'] {
  const { world, file, memberOf, gameOf, past } = desk
  const refs = new Set(world.bets.map(({ ref }) => ref))
  return (file.bets ?? []).map((bet, index) => {
    const path = `bets.${index}`
    const { id } = memberOf(`${path}.member`, bet.member)
    const { gameType, vendor } = gameOf(`${path}.nodeId`, bet.nodeId)
    if (NO_ROUNDS.has(gameType))
      throw new ScenarioRefused(`${path}.nodeId`, `${bet.nodeId} is a lottery, which has orders and no rounds.`)
    const { nodeId, stake, win = 0, ref = `${vendor}:${id}:file${index + 1}` } = bet
    if (refs.has(ref)) throw new ScenarioRefused(`${path}.ref`, `another round is called ${ref} already.`)
    refs.add(ref)
    const placedAt = past(`${path}.placed`, bet.placed)
    const settledAt = ended(desk, `${path}.settled`, bet.settled, placedAt, placedAt + 30 * SECOND)
    const status = win >= stake && win > 0 ? ('won' as const) : ('lost' as const)
    return {
      ref,
      memberId: id,
      gameType,
      vendor,
      nodeId,
      stake,
      win,
      status,
      placedAt,
      settledAt,
      dueAt: null,
      detail: {},
    }
  })
}

function depositsOf(desk: Desk, dice: Dice): WorldSeed['cashier']['deposits'] {
  const { world, file, merchant, memberOf, past } = desk
  const channels = world.depositChannels.filter((one) => one.merchant === merchant)
  return (file.deposits ?? []).map((deposit, index) => {
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
    const states = until(order.states, (last) => ended(desk, `${path}.ended`, end, openedAt, last))
    return { ...order, ...facts, states }
  })
}

/** The withdrawals, and all cards with those that they were paid to. */
function withdrawalsOf(desk: Desk, dice: Dice): Pick<WorldSeed['cashier'], 'cards' | 'withdrawals'> {
  const { world, file, merchant, memberOf, past } = desk
  const banks = world.merchants.find(({ code }) => code === merchant)?.settings.banks ?? USUAL_BANKS
  const codes = banks.map((bank) => bank.bankCode)
  const cards = [...world.cashier.cards]
  const cardOf = (member: MemberSeed, code: string | undefined) => {
    const known = cards.find(
      ({ memberId, bankCode }) => memberId === member.id && (code === undefined || bankCode === code),
    )
    if (known) return known
    const card = cardSeed(member, cards.length + 1, code ?? codes[0] ?? '', member.registeredAt, dice)
    cards.push(card)
    return card
  }
  const orders = (file.withdrawals ?? []).map((withdrawal, index) => {
    const path = `withdrawals.${index}`
    const openedAt = past(`${path}.at`, withdrawal.at)
    const { amount, bankCode, fee = 0, reason = null } = withdrawal
    if (bankCode !== undefined && !codes.includes(bankCode)) throw unknown(`${path}.bankCode`, 'bank', bankCode, codes)
    const state = withdrawals.WITHDRAWAL_STATES[withdrawal.state]
    const steps: [withdrawals.WithdrawalState, number][] = [[1, 0]]
    if (state !== 1) steps.push([state, 10 * (MINUTE / SECOND)])
    const card = cardOf(memberOf(`${path}.member`, withdrawal.member), bankCode)
    const order = withdrawalSeed(card, amount, openedAt, steps)
    const states = until(order.states, (last) => ended(desk, `${path}.ended`, withdrawal.ended, openedAt, last))
    return { ...order, fee, reason: reason ?? order.reason, states }
  })
  return { cards, withdrawals: orders }
}

/**
 * The claimed rebates. A day is paid once: of two claims that come to lie on one day, where the world begins at another
 * hour than the file was made for, the earlier one is for the day before.
 */
function rebatesOf({ file, merchant, memberOf, past }: Desk): WorldSeed['rebates'] {
  const { dayNumber, dayOf, startOfDayNumber } = calendarOf(merchantConfig(merchant).timeZone)
  const claims = (file.rebates ?? []).map(({ member, claimed, daysAgo = 1, turnover, amount }, index) => {
    const at = past(`rebates.${index}.claimed`, claimed)
    const memberId = memberOf(`rebates.${index}.member`, member).id
    return { memberId, at, turnover, amount, day: dayNumber(at) - daysAgo }
  })
  const paid = new Map<number, number>()
  for (const claim of [...claims].sort((a, b) => b.at - a.at)) {
    claim.day = Math.min(claim.day, (paid.get(claim.memberId) ?? Number.POSITIVE_INFINITY) - 1)
    paid.set(claim.memberId, claim.day)
  }
  return claims.map(({ day, ...claim }) => ({ ...claim, date: dayOf(startOfDayNumber(day)) }))
}

function rewardsOf({ file, memberOf, past, at }: Desk): WorldSeed['rewards'] {
  return (file.rewards ?? []).map((reward, index) => {
    const path = `rewards.${index}`
    const { member, name, multiple = 0, type, issued, expires, claimed, amount } = reward
    const issuedAt = past(`${path}.issued`, issued)
    const expiresAt = at(expires)
    const claimedAt = claimed === undefined ? null : past(`${path}.claimed`, claimed)
    if (expiresAt <= issuedAt) throw new ScenarioRefused(`${path}.expires`, 'it must be after it was issued.')
    if (claimedAt !== null && (claimedAt < issuedAt || claimedAt >= expiresAt))
      throw new ScenarioRefused(`${path}.claimed`, 'it must be after it was issued, and before it expires.')
    return {
      memberId: memberOf(`${path}.member`, member).id,
      kind: reward.kind ?? (contract.TICKET_TYPES.includes(type) ? 'ticket' : 'earned'),
      type,
      name: textsOf(name),
      amount,
      multiple,
      issuedAt,
      expiresAt,
      claimedAt,
    }
  })
}

function transfersOf({ file, memberOf, past }: Desk): WorldSeed['uplineTransfers'] {
  return (file.transfers ?? []).map(({ from, to, amount, at, remark = '' }, index) => {
    const path = `transfers.${index}`
    if (from === to) throw new ScenarioRefused(`${path}.to`, `${to} cannot send money to themselves.`)
    const [sender, recipient] = [memberOf(`${path}.from`, from), memberOf(`${path}.to`, to)]
    return { from: sender.id, to: recipient.id, amount, at: past(`${path}.at`, at), remark }
  })
}

type PartSeed = WorldSeed['promotions']['parts'][number]

/** Tells parts apart: a member has one in each promotion, or one a day. */
function partKeys({ world, merchant }: Desk): (part: PartSeed) => string {
  const { dayOf } = calendarOf(merchantConfig(merchant).timeZone)
  const daily = new Set(world.promotions.promotions.flatMap(({ id, rule }) => (rule.every === 'day' ? [id] : [])))
  return ({ promotionId, memberId, at }) => `${promotionId} ${memberId} ${daily.has(promotionId) ? dayOf(at) : ''}`
}

function partsOf(desk: Desk): PartSeed[] {
  const { world, file, merchant, memberOf, past } = desk
  const own = new Map(
    world.promotions.promotions.flatMap((one) => (one.merchant === merchant ? [[one.id, one.rule]] : [])),
  )
  const keyOf = partKeys(desk)
  const told = new Set<string>()
  return (file.promotionParts ?? []).map(({ member, promotion, label, at, amount, reason = null }, index) => {
    const path = `promotionParts.${index}`
    const rule = own.get(promotion)
    if (!rule) throw unknown(`${path}.promotion`, 'promotion', String(promotion), [...own.keys()].map(String))
    const isGiven = label === 'issued' || label === 'claimed'
    const part = {
      promotionId: promotion,
      memberId: memberOf(`${path}.member`, member).id,
      label,
      at: past(`${path}.at`, at),
      reason,
      amount: isGiven ? (amount ?? rule.amount) : 0,
    }
    if (told.has(keyOf(part)))
      throw new ScenarioRefused(`${path}.promotion`, `${member} has a part in ${promotion} already.`)
    told.add(keyOf(part))
    return part
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

/** The latest first; of one moment what came in, so that the order in which they were booked does not matter. */
const backwards = (world: WorldSeed): WalletChange[] =>
  walletChanges(world).sort((a, b) => b.at - a.at || b.units - a.units)

/** Requires that everybody in a file could always pay, as the opening balance is what the rest leaves. @throws ScenarioRefused */
export function requireFunds({ world, orders }: Booked, { members = [] }: ScenarioFile, merchant: string): void {
  const own = new Set(Object.values(orders).flat())
  const changes = backwards(world)
  const named = new Set(members.map(({ username }) => username))
  const touched = new Set(changes.flatMap(({ of, memberId }) => (own.has(of) ? [memberId] : [])))
  for (const { id, username, balance, merchant: of } of world.members) {
    if (!touched.has(id) && !(of === merchant && named.has(username))) continue
    let before = toUnits(balance)
    let least = before
    for (const { memberId, units } of changes) {
      if (memberId !== id) continue
      before -= units
      least = Math.min(least, before)
    }
    if (least < 0)
      throw new ScenarioRefused(
        'members',
        `${username} would have had less than nothing before the start: a balance of ${balance + Math.ceil(-least / toUnits(1))} would do.`,
      )
  }
}

/** The orders before which a member would have had less than nothing, going back from the balances. */
export function beyondFunds({ world, orders }: Booked): ReadonlySet<object> {
  const own = new Set(Object.values(orders).flat())
  const held = new Map(world.members.map(({ id, balance }) => [id, toUnits(balance)]))
  const beyond = new Set<object>()
  for (const { of, memberId, units } of backwards(world)) {
    if (beyond.has(of)) continue
    const before = (held.get(memberId) ?? 0) - units
    if (before < 0 && own.has(of)) beyond.add(of)
    else held.set(memberId, before)
  }
  return beyond
}
