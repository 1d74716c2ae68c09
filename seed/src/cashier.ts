import { type Dice, diceFrom } from '@understudy/art/random'
import { deposits, withdrawals } from '@understudy/contracts'
import { DAY, HOUR, MINUTE, SECOND } from '@understudy/contracts/durations'
import { type DepositChannelSeed, depositChannelsPart } from './deposit-channels.ts'
import { membersPart } from './members.ts'
import { seedPart } from './seed-part.ts'
import type { MemberSeed } from './world-seed.ts'

/** An account for payouts. */
export interface WithdrawCardSeed {
  /** Numbered from 1 across all members. */
  id: number
  memberId: number
  merchant: string
  bankCode: string
  payeeName: string
  accountNo: string
  addedAt: number
}

/** A deposit from before the world's start; amounts in currency units. */
export interface DepositSeed {
  memberId: number
  merchant: string
  mode: deposits.DepositMode
  vendorId: string
  requested: number
  fee: number
  reimbursed: number
  /** All states from the first to the current one, with their times. */
  states: { state: deposits.DepositState; at: number }[]
  reference: string
  refId: string
  payerAccount: string
  reason: deposits.DepositReason | null
  remark: string
  /** Turnover required before a withdrawal; 0 if it is already done. */
  turnover: number
}

/** A withdrawal from before the world's start; amounts in currency units. */
export interface WithdrawalSeed {
  memberId: number
  amount: number
  fee: number
  cardId: number
  bankCode: string
  payeeName: string
  accountNo: string
  reason: withdrawals.WithdrawalReason | null
  remark: string
  states: { state: withdrawals.WithdrawalState; at: number }[]
}

/** A payment password, and the times of failed attempts. */
export interface PaymentPasswordSeed {
  memberId: number
  password: string
  wrongAt: number[]
}

export interface CashierSeed {
  passwords: PaymentPasswordSeed[]
  cards: WithdrawCardSeed[]
  deposits: DepositSeed[]
  withdrawals: WithdrawalSeed[]
}

/** Number of orders of each of the cast in the last sixty days; all others have a few or none. */
const HABITS: Readonly<Record<string, number>> = {
  amina: 70,
  bushra: 14,
  hina: 24,
  faisal: 60,
  bilal: 30,
  tariq: 16,
  imran: 20,
  zoya: 4,
  sana: 6,
  erum: 8,
  rabia: 0,
}
/** Payment password of amina; the others of the cast set one with their first withdrawal. */
export const PAYMENT_PASSWORD = '280914'
/** One in `oneIn` other members has orders, `most` at most. */
const OTHERS = { oneIn: 12, most: 5 } as const
const SPAN = 60 * DAY

const { waiting, proved, success, rejected, expired, cancelled } = deposits.DEPOSIT_STATES
const { pending, reviewing, paying, ...ends } = withdrawals.WITHDRAWAL_STATES
const PAYOUTS = [200, 500, 500, 1_000, 1_000, 2_000, 5_000, 10_000, 20_000]
const LIFE = deposits.DEPOSIT_ORDERS.life

const levelOf = ({ vipLabel }: MemberSeed) => Number(/^VIP(\d+)$/.exec(vipLabel)?.[1] ?? 0)

/** `LP` and a number, as a gateway or bank names a payment. */
const figures = (dice: Dice, count: number) => Array.from({ length: count }, () => dice.whole(0, 9)).join('')

/** Returns the states of a deposit up to its end, in seconds after it was opened. */
export function depositPath(
  mode: deposits.DepositMode,
  end: deposits.DepositState,
  dice: Dice,
): [deposits.DepositState, number][] {
  const byHand = mode === 'mt' || mode === 'ma' || mode === 'crypto'
  const start: [deposits.DepositState, number][] = [[waiting, 0]]
  if (end === expired) return [...start, [expired, LIFE / SECOND]]
  if (end === cancelled) return [...start, [cancelled, dice.whole(20, 400)]]
  if (mode === 'card') return [...start, [success, 0]]
  if (!byHand) return [...start, [end, dice.whole(30, 200)]]
  const delay = dice.whole(60, 400)
  return [...start, [proved, delay], [end, delay + dice.whole(60, 900)]]
}

export function depositSeed(
  member: MemberSeed,
  { mode, vendorId, facts }: DepositChannelSeed,
  options: { requested: number; at: number; path: [deposits.DepositState, number][]; dice: Dice },
): DepositSeed {
  const { requested, at, path, dice } = options
  const fee = Math.ceil((requested * facts.fee) / 100) / 100
  const states = path.map(([state, after]) => ({ state, at: at + after * SECOND }))
  const end = states.at(-1)?.state
  const hasProof = states.some(({ state }) => state === proved || state === success) || end === rejected
  const byGateway = mode === 'pg' || mode === 'qr'
  return {
    memberId: member.id,
    merchant: member.merchant,
    mode,
    vendorId,
    requested,
    fee,
    states,
    turnover: 0,
    reimbursed: levelOf(member) >= 4 ? fee : 0,
    reference: figures(dice, 6),
    refId: hasProof ? `${byGateway ? 'LP' : 'TR'}${figures(dice, 12)}` : '',
    payerAccount: '',
    remark: '',
    reason: end === rejected ? (byGateway ? 'declined' : dice.pick(['notFound', 'amountDiffers'])) : null,
  }
}

const BANKS = ['MRJ', 'SHM', 'DRY', 'SNB'] as const

export const cardSeed = (
  member: MemberSeed,
  id: number,
  bankCode: string,
  addedAt: number,
  dice: Dice,
): WithdrawCardSeed => ({
  id,
  memberId: member.id,
  merchant: member.merchant,
  bankCode,
  addedAt,
  payeeName: /^\p{L}[\p{L}\p{M} ]+$/u.test(member.nickname) ? member.nickname : member.username,
  accountNo: bankCode === 'JGN' ? `3999${figures(dice, 6)}` : `${bankCode}B${figures(dice, 14)}`,
})

/** Returns the states of a withdrawal up to its end, with the seconds between them. */
function payoutPath(end: withdrawals.WithdrawalState, dice: Dice): [withdrawals.WithdrawalState, number][] {
  const looked = dice.whole(60, 600)
  if (end === ends.cancelled)
    return [
      [pending, 0],
      [end, looked],
    ]
  const decided = looked + dice.whole(60, 900)
  if (end === ends.rejected)
    return [
      [pending, 0],
      [reviewing, looked],
      [end, decided],
    ]
  return [
    [pending, 0],
    [reviewing, looked],
    [paying, decided],
    [end, decided + dice.whole(120, 1_200)],
  ]
}

export function withdrawalSeed(
  card: WithdrawCardSeed,
  amount: number,
  at: number,
  path: [withdrawals.WithdrawalState, number][],
): WithdrawalSeed {
  const end = path.at(-1)?.[0]
  const { id: cardId, memberId, bankCode, payeeName, accountNo } = card
  return {
    memberId,
    amount,
    fee: 0,
    cardId,
    bankCode,
    payeeName,
    accountNo,
    remark: '',
    reason: end === ends.rejected ? 'payeeDiffers' : end === ends.failed ? 'bankRefused' : null,
    states: path.map(([state, after]) => ({ state, at: at + after * SECOND })),
  }
}

/** Final state of a deposit, out of a hundred. */
const depositEnd = (percent: number): deposits.DepositState => {
  if (percent < 72) return success
  if (percent < 80) return rejected
  return percent < 91 ? expired : cancelled
}
const payoutEnd = (percent: number): withdrawals.WithdrawalState => {
  if (percent < 80) return ends.success
  if (percent < 88) return ends.rejected
  return percent < 94 ? ends.failed : ends.cancelled
}

/**
 * Generates a member's orders from the last back to the first. Deposits never exceed half of the current balance plus
 * later withdrawals, so that no wallet was ever below zero.
 */
function ordersOf(
  member: MemberSeed,
  count: number,
  cards: readonly WithdrawCardSeed[],
  open: readonly DepositChannelSeed[],
  startAt: number,
  dice: Dice,
): Pick<CashierSeed, 'deposits' | 'withdrawals'> {
  const span = Math.min(SPAN, startAt - member.registeredAt - DAY)
  const allOrders: Pick<CashierSeed, 'deposits' | 'withdrawals'> = { deposits: [], withdrawals: [] }
  let room = member.balance / 2
  for (let n = 0; n < count; n += 1) {
    const openedAt = startAt - 3 * HOUR - Math.floor(((n + dice.next()) / count) * (span - 4 * HOUR))
    const [card] = cards.length > 0 ? [dice.pick(cards)] : []
    const amount = dice.pick(PAYOUTS)
    const end = payoutEnd(dice.whole(0, 99))
    if (card && dice.chance(0.38) && (end === ends.success || amount <= room)) {
      allOrders.withdrawals.push(withdrawalSeed(card, amount, openedAt, payoutPath(end, dice)))
      if (end === ends.success) room += amount
      continue
    }
    const channel = dice.pick(open)
    const quick = channel.mode === 'card' ? [100, 500, 1_000] : channel.facts.quickAmounts
    const fitting = quick.filter((choice) => choice <= room)
    const requested = dice.pick(fitting.length > 0 ? fitting : quick)
    const wished = fitting.length > 0 ? depositEnd(dice.whole(0, 99)) : dice.pick([expired, cancelled])
    // A scratch card pays at once; a failed one creates no order.
    const state = channel.mode === 'card' && wished !== success ? undefined : wished
    if (state === undefined) continue
    allOrders.deposits.push(
      depositSeed(member, channel, { requested, at: openedAt, path: depositPath(channel.mode, state, dice), dice }),
    )
    if (state === success) room -= requested
  }
  return allOrders
}

export const oldestFirst = (a: { states: { at: number }[] }, b: { states: { at: number }[] }) =>
  (a.states[0]?.at ?? 0) - (b.states[0]?.at ?? 0)

/** Generates a member's cards, numbered after `cardsBefore`, and the orders made with them. */
export function cashierOf(
  member: MemberSeed,
  count: number,
  cardsBefore: number,
  channels: readonly DepositChannelSeed[],
  startAt: number,
  dice: Dice,
): Pick<CashierSeed, 'cards' | 'deposits' | 'withdrawals'> {
  const codes = count > 10 ? [dice.pick(BANKS), 'JGN'] : [dice.pick(BANKS)]
  const since = member.registeredAt + HOUR
  const cards = codes.map((code, index) =>
    cardSeed(member, cardsBefore + index + 1, code, since + index * MINUTE, dice),
  )
  const level = levelOf(member)
  const open = channels.filter(({ merchant, minVip }) => merchant === member.merchant && minVip <= level)
  return { cards, ...ordersOf(member, count, cards, open, startAt, dice) }
}

export const cashierPart = seedPart({
  name: 'cashier',
  needs: [membersPart, depositChannelsPart],
  build: ({ seed, startAt }, members, channels): CashierSeed => {
    const dice = diceFrom(`cashier ${seed}`)
    const all: CashierSeed = { cards: [], passwords: [], deposits: [], withdrawals: [] }
    for (const member of members) {
      const seldom = member.status === 'active' && member.username.length > 6 && dice.whole(1, OTHERS.oneIn) === 1
      const count = HABITS[member.username] ?? (seldom ? dice.whole(1, OTHERS.most) : 0)
      if (count === 0 || startAt - member.registeredAt < 3 * DAY) continue
      const orders = cashierOf(member, count, all.cards.length, channels, startAt, dice)
      all.cards.push(...orders.cards)
      all.deposits.push(...orders.deposits)
      all.withdrawals.push(...orders.withdrawals)
      if (member.username === 'amina')
        all.passwords.push({ memberId: member.id, password: PAYMENT_PASSWORD, wrongAt: [] })
    }
    all.deposits.sort(oldestFirst)
    all.withdrawals.sort(oldestFirst)
    return all
  },
  empty: { cards: [], passwords: [], deposits: [], withdrawals: [] },
})
