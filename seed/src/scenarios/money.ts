import { diceFrom } from '@understudy/art/random'
import { deposits, withdrawals } from '@understudy/contracts'
import { DAY, HOUR, MINUTE, SECOND } from '@understudy/contracts/durations'
import { type CashierSeed, cardSeed, depositSeed, PAYMENT_PASSWORD, withdrawalSeed } from '../cashier.ts'
import type { Scenario, WorldSeed } from '../scenario.ts'
import type { BetSeed, MemberSeed } from '../world-seed.ts'

/** Stories about the cashier. They start a minute after the full hour of the requested time. */

const begins = (startAt: number) => startAt - (startAt % HOUR) + MINUTE
const LEAVE = { deposits: 'leave', withdrawals: 'leave' } as const
const dice = () => diceFrom('money stories')

const D = deposits.DEPOSIT_STATES
const W = withdrawals.WITHDRAWAL_STATES

function named({ members }: WorldSeed, name: string): MemberSeed {
  const match = members.find(({ username }) => username === name)
  if (!match) throw new Error(`Nobody is called ${name}`)
  return match
}

const withCashier = (world: WorldSeed, more: (cashier: CashierSeed) => Partial<CashierSeed>): WorldSeed => ({
  ...world,
  cashier: { ...world.cashier, ...more(world.cashier) },
})

type DepositPath = [deposits.DepositState, number][]
type PayoutPath = [withdrawals.WithdrawalState, number][]

function depositOf(
  world: WorldSeed,
  member: MemberSeed,
  vendorId: string,
  requested: number,
  at: number,
  path: DepositPath,
) {
  const channel = world.depositChannels.find((one) => one.merchant === member.merchant && one.vendorId === vendorId)
  if (!channel) throw new Error(`There is no channel ${vendorId}`)
  return depositSeed(member, channel, { requested, at, path, dice: diceFrom(`${member.id} ${vendorId} ${at}`) })
}

function cardOf({ cashier }: WorldSeed, member: MemberSeed) {
  const card = cashier.cards.find(({ memberId }) => memberId === member.id)
  if (!card) throw new Error(`${member.username} has no card`)
  return card
}

export const depositStates: Scenario = {
  name: 'deposit-states',
  story: 'amina has a deposit in every state, three of them open, and nobody at the desk decides by itself.',
  person: 'amina',
  merchant: 'aurora1',
  cashier: LEAVE,
  begins,
  make(world) {
    const amina = named(world, 'amina')
    const { startAt } = world
    const depositOrder = (vendorId: string, requested: number, at: number, path: DepositPath) =>
      depositOf(world, amina, vendorId, requested, at, path)
    return withCashier(world, (cashier) => ({
      deposits: [
        ...cashier.deposits,
        depositOrder('MT1', 5_000, startAt - 50 * MINUTE, [
          [D.waiting, 0],
          [D.proved, 120],
          [D.success, 300],
        ]),
        depositOrder('MA1', 1_000, startAt - 40 * MINUTE, [
          [D.waiting, 0],
          [D.proved, 90],
          [D.rejected, 400],
        ]),
        depositOrder('PG1', 500, startAt - 30 * MINUTE, [
          [D.waiting, 0],
          [D.expired, 600],
        ]),
        depositOrder('QR1', 100, startAt - 20 * MINUTE, [
          [D.waiting, 0],
          [D.cancelled, 60],
        ]),
        depositOrder('CR1', 10_000, startAt - 10 * MINUTE, [
          [D.waiting, 0],
          [D.proved, 300],
        ]),
        depositOrder('PG1', 1_000, startAt + 10 * SECOND, [[D.waiting, 0]]),
        depositOrder('MT2', 30_000, startAt + 20 * SECOND, [[D.waiting, 0]]),
      ],
    }))
  },
}

export const withdrawalStates: Scenario = {
  name: 'withdrawal-states',
  story: 'amina has a withdrawal in every state, three of them under way, and nobody at the desk decides by itself.',
  person: 'amina',
  merchant: 'aurora1',
  cashier: LEAVE,
  begins,
  make(world) {
    const card = cardOf(world, named(world, 'amina'))
    const payout = (amount: number, minutesAgo: number, path: PayoutPath) =>
      withdrawalSeed(card, amount, world.startAt - minutesAgo * MINUTE, path)
    const { pending, reviewing, paying } = W
    return withCashier(world, (cashier) => ({
      withdrawals: [
        ...cashier.withdrawals,
        payout(1_000, 55, [
          [pending, 0],
          [reviewing, 60],
          [paying, 180],
          [W.success, 600],
        ]),
        payout(2_000, 50, [
          [pending, 0],
          [reviewing, 60],
          [W.rejected, 240],
        ]),
        payout(300, 45, [
          [pending, 0],
          [reviewing, 60],
          [paying, 120],
          [W.failed, 500],
        ]),
        payout(400, 40, [
          [pending, 0],
          [W.cancelled, 30],
        ]),
        payout(500, 20, [
          [pending, 0],
          [reviewing, 200],
          [paying, 400],
        ]),
        payout(700, 10, [
          [pending, 0],
          [reviewing, 300],
        ]),
        payout(900, 5, [[pending, 0]]),
      ],
    }))
  },
}

export const gatewaySilent: Scenario = {
  name: 'gateway-silent',
  story:
    'The payment page takes every payment and the platform never hears of it, so each order waits until it expires.',
  merchant: 'aurora1',
  cashier: { gateway: 'silent' },
  make: (world) => world,
}

/** Lost bets that count as turnover, each settled half a minute after it was placed. */
function lost(world: WorldSeed, member: MemberSeed, stakes: readonly number[], since: number): BetSeed[] {
  const game = world.games.find(({ gameType, supported }) => gameType === 'RNG' && supported)
  if (!game) throw new Error('There is no slot')
  return stakes.map((stake, n) => ({
    ref: `${game.vendor}:${member.id}:turn-${n}`,
    memberId: member.id,
    gameType: 'RNG',
    vendor: game.vendor,
    nodeId: game.nodeId,
    stake,
    win: 0,
    status: 'lost',
    placedAt: since + n * MINUTE,
    settledAt: since + n * MINUTE + MINUTE / 2,
    dueAt: null,
    detail: {},
  }))
}

export const turnoverHalfDone: Scenario = {
  name: 'turnover-half-done',
  story: 'hina has bet half of what her last deposit asks for, so her withdrawal still has to wait.',
  person: 'hina',
  merchant: 'aurora1',
  make(world) {
    const hina = named(world, 'hina')
    const placedAt = world.startAt - 2 * HOUR
    const newDeposit = depositOf(world, hina, 'PG1', 2_000, placedAt, [
      [D.waiting, 0],
      [D.success, 60],
    ])
    const bets = lost(world, hina, [500, 300, 200], placedAt + 5 * MINUTE)
    return {
      ...withCashier(world, (cashier) => ({ deposits: [...cashier.deposits, { ...newDeposit, turnover: 2_000 }] })),
      bets: [...world.bets, ...bets].sort((a, b) => a.placedAt - b.placedAt || a.ref.localeCompare(b.ref)),
    }
  },
}

export const limitsNear: Scenario = {
  name: 'limits-near',
  story: 'hina may lose 50 and deposit 500 more today, stakes at most 20 at once, and has ten minutes left to play.',
  person: 'hina',
  merchant: 'aurora1',
  make(world) {
    const hina = named(world, 'hina')
    const memberId = hina.id
    const at = world.startAt - 2 * HOUR
    const isEarlier = (ofMember: number, time = 0) => ofMember !== memberId || time < world.startAt - DAY
    const newDeposit = depositOf(world, hina, 'PG1', 500, at, [
      [D.waiting, 0],
      [D.success, 60],
    ])
    const before = world.bets.filter((bet) => isEarlier(bet.memberId, bet.placedAt))
    const bets = lost(world, hina, [500, 300, 150], at + 5 * MINUTE)
    return {
      ...withCashier(world, ({ deposits: all }) => ({
        deposits: [...all.filter((one) => isEarlier(one.memberId, one.states.at(-1)?.at)), newDeposit],
      })),
      bets: [...before, ...bets].sort((a, b) => a.placedAt - b.placedAt || a.ref.localeCompare(b.ref)),
      limits: [
        { memberId, kind: 'depositDay', amount: 1_000 },
        { memberId, kind: 'lossDay', amount: 1_000 },
        { memberId, kind: 'stake', amount: 20 },
        { memberId, kind: 'session', amount: 10 },
      ],
    }
  },
}

export const withdrawLimitsLow: Scenario = {
  name: 'withdraw-limits-low',
  story: 'amina has one withdrawal of the day left, which is no longer free.',
  person: 'amina',
  merchant: 'aurora1',
  cashier: LEAVE,
  begins,
  make(world) {
    const card = cardOf(world, named(world, 'amina'))
    const deposits = [50_000, 20_000, 10_000, 5_000].map((amount, n) =>
      withdrawalSeed(card, amount, world.startAt + n * SECOND, [
        [W.pending, 0],
        [W.reviewing, 5],
        [W.paying, 10],
        [W.success, 20],
      ]),
    )
    return withCashier(world, (cashier) => ({ withdrawals: [...cashier.withdrawals, ...deposits] }))
  },
}

export const paymentPasswordLocked: Scenario = {
  name: 'payment-password-locked',
  story: `Five wrong tries have locked the payment password of amina, which is ${PAYMENT_PASSWORD}, for an hour.`,
  person: 'amina',
  merchant: 'aurora1',
  begins,
  make(world) {
    const { id: memberId } = named(world, 'amina')
    const wrongAt = [10, 20, 30, 40, 50].map((seconds) => world.startAt + seconds * SECOND)
    return withCashier(world, () => ({ passwords: [{ memberId, password: PAYMENT_PASSWORD, wrongAt }] }))
  },
}

export const cardsFull: Scenario = {
  name: 'cards-full',
  story: `amina has five cards and wallets, as many as anybody may have; her payment password is ${PAYMENT_PASSWORD}.`,
  person: 'amina',
  merchant: 'aurora1',
  make(world) {
    const amina = named(world, 'amina')
    const { cards } = world.cashier
    const cardCount = cards.filter(({ memberId }) => memberId === amina.id).length
    const chance = dice()
    const added = Array.from({ length: 5 - cardCount }, (_, n) =>
      cardSeed(
        amina,
        cards.length + n + 1,
        ['SHM', 'DRY', 'SNB', 'MRJ', 'SHM'][n] ?? 'MRJ',
        amina.registeredAt + HOUR,
        chance,
      ),
    )
    return withCashier(world, () => ({ cards: [...cards, ...added] }))
  },
}

export const busyDesk: Scenario = {
  name: 'busy-desk',
  story: 'Forty deposits and thirty withdrawals wait in the back office, and nobody decides them but who sits there.',
  merchant: 'aurora1',
  cashier: LEAVE,
  begins,
  make(world) {
    const players = world.members.filter(
      ({ merchant, status, type, balance }) =>
        merchant === 'aurora1' && status === 'active' && type === 0 && balance > 2_000,
    )
    const ways = ['MT1', 'MT2', 'MA1', 'MT1'] as const
    const pendingDeposits = players.slice(10, 50).map((member, n) =>
      depositOf(
        world,
        member,
        ways[n % 4] ?? 'MT1',
        [500, 1_000, 5_000][n % 3] ?? 500,
        world.startAt - (40 - n) * MINUTE,
        [
          [D.waiting, 0],
          [D.proved, 60 + n],
        ],
      ),
    )
    const { cards } = world.cashier
    const chance = dice()
    const paid = players.slice(50, 80).map((member, n) => ({
      member,
      card: cardSeed(member, cards.length + n + 1, 'MRJ', member.registeredAt + HOUR, chance),
    }))
    const pendingPayouts = paid.map(({ card }, n) =>
      withdrawalSeed(
        card,
        [200, 500, 1_000][n % 3] ?? 200,
        world.startAt - (35 - n) * MINUTE,
        n % 3 === 0
          ? [
              [W.pending, 0],
              [W.reviewing, 90],
            ]
          : [[W.pending, 0]],
      ),
    )
    return withCashier(world, (cashier) => ({
      cards: [...cards, ...paid.map(({ card }) => card)],
      deposits: [...cashier.deposits, ...pendingDeposits],
      withdrawals: [...cashier.withdrawals, ...pendingPayouts],
    }))
  },
}
