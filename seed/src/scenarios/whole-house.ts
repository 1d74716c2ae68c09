import { type Dice, diceFrom } from '@understudy/art/random'
import { isAgent } from '@understudy/contracts'
import { DAY, HOUR } from '@understudy/contracts/durations'
import { betsOf } from '../bets.ts'
import { type CashierSeed, cashierOf, oldestFirst } from '../cashier.ts'
import { lotteryOrder, ordersOfEveryStatus } from '../lottery-orders.ts'
import type { Scenario, WorldSeed } from '../scenario.ts'
import type { UplineTransferSeed } from '../upline-transfers.ts'
import type { LotteryOrderSeed, MemberSeed } from '../world-seed.ts'

/** Size of a busy platform's records after two months. */
const SCALE = { deposits: 1_500, withdrawals: 900, transfers: 600, bets: 8_000, orders: 3_000, chases: 40 } as const
/** Number of players, all equally active. */
const PLAYERS = 100
const MONTHS = 60 * DAY
/** Lowest balance of these players, so that no wallet was ever below zero. */
const LEAST_BALANCE = 90_000

/** Lines of every lottery family, on games that draw all day. */
const LINES: readonly (readonly [gameCode: string, play: string, content: string])[] = [
  ['K3_1M', 'K3_SIDES', 'big'],
  ['K3_3M', 'K3_SIDES', 'small,even'],
  ['K3_5M', 'K3_SUM', '10,11'],
  ['SSC_3M', 'SSC_BACK3_GROUP6', '1,4,8,9'],
  ['SSC_5M', 'SSC_FIXED', '1,3,5||||7'],
  ['PK10_3M', 'PK10_PLACE_SIDES', '1b'],
  ['PK10_5M', 'PK10_PLACE_SIDES', '1s'],
  ['11X5_3M', '11X5_ANY2', '03,07'],
  ['11X5_10M', '11X5_ANY3', '01,05,09,11'],
  ['VN_NORTH', 'VN_NORTH_LO2', '07,23'],
]

/** Spreads the players' orders over two months; every so often, one is a chase over several issues. */
function lotteryOrdersOf(players: readonly MemberSeed[], dice: Dice): LotteryOrderSeed[] {
  const count = SCALE.orders - ordersOfEveryStatus.length
  const everySo = Math.floor(count / SCALE.chases)
  return Array.from({ length: count }, (_, n) => {
    const [gameCode, play, content] = dice.pick(LINES)
    return lotteryOrder({
      gameCode,
      member: players[n % players.length]?.username ?? '',
      ago: HOUR + Math.floor(((n + dice.next()) / count) * (MONTHS - DAY)),
      lines: [{ play, content, multiple: 1 }],
      ...(n % everySo === 0 && { issues: dice.whole(3, 6), winningStop: true }),
    })
  })
}

/** Transfers of players to their uplines. */
function transfersOf(players: readonly MemberSeed[], byName: Map<string, MemberSeed>, startAt: number, dice: Dice) {
  const ways = players.flatMap((player) => {
    const above = byName.get(player.upline)
    return above ? [[player, above] as const] : []
  })
  return Array.from({ length: SCALE.transfers }, (_, n): UplineTransferSeed => {
    const [from, to] = dice.pick(ways)
    const sentAt = startAt - HOUR - Math.floor(((SCALE.transfers - n) / SCALE.transfers) * (MONTHS - DAY))
    return { from: from.id, to: to.id, amount: dice.pick([10, 20, 50, 100]), remark: '', at: sentAt }
  })
}

/** Generates cashier orders until there are enough deposits and withdrawals. */
function cashierAtScale(world: WorldSeed, players: readonly MemberSeed[], dice: Dice): CashierSeed {
  const { cashier, depositChannels, startAt } = world
  const allOrders: CashierSeed = { ...cashier }
  const isEnough = () =>
    allOrders.deposits.length >= SCALE.deposits && allOrders.withdrawals.length >= SCALE.withdrawals
  const each = Math.ceil((1.2 * (SCALE.deposits + SCALE.withdrawals)) / players.length)
  for (const player of players) {
    if (isEnough()) break
    const more = cashierOf(player, each, allOrders.cards.length, depositChannels, startAt, dice)
    allOrders.cards = [...allOrders.cards, ...more.cards]
    allOrders.deposits = [...allOrders.deposits, ...more.deposits]
    allOrders.withdrawals = [...allOrders.withdrawals, ...more.withdrawals]
  }
  if (!isEnough()) throw new Error(`${players.length} players do not come to a whole house`)
  return {
    ...allOrders,
    deposits: allOrders.deposits.sort(oldestFirst),
    withdrawals: allOrders.withdrawals.sort(oldestFirst),
  }
}

export const wholeHouse: Scenario = {
  name: 'whole-house',
  story:
    'Two months of a whole house: over 1,500 deposits, 900 withdrawals, 600 transfers, 8,000 bets and 3,000 lottery orders.',
  merchant: 'aurora1',
  make: (everyday) => {
    const dice = diceFrom(`whole house ${everyday.seed}`)
    const { startAt } = everyday
    const busy = new Set([
      ...everyday.bets.map(({ memberId }) => memberId),
      ...[...everyday.cashier.deposits, ...everyday.cashier.withdrawals].map(({ memberId }) => memberId),
    ])
    const players = everyday.members
      .filter(
        ({ id, merchant, type, status, upline, registeredAt }) =>
          merchant === 'aurora1' &&
          type === 0 &&
          status === 'active' &&
          upline !== '' &&
          !busy.has(id) &&
          registeredAt < startAt - MONTHS - DAY,
      )
      .slice(0, PLAYERS)
    const rich = new Set(players)
    const members = everyday.members.map((one) =>
      rich.has(one) || (isAgent(one.type) && one.merchant === 'aurora1')
        ? { ...one, balance: Math.max(one.balance, LEAST_BALANCE) }
        : one,
    )
    const byName = new Map(members.filter(({ merchant }) => merchant === 'aurora1').map((one) => [one.username, one]))
    const people = players.map(({ username }) => byName.get(username) as MemberSeed)
    const world = { ...everyday, members }
    const each = Math.ceil((SCALE.bets - world.bets.length) / people.length)
    const bets = people.flatMap((one) => betsOf(one, each, startAt, world.games, dice))
    return {
      ...world,
      bets: [...world.bets, ...bets].sort((a, b) => a.placedAt - b.placedAt || a.ref.localeCompare(b.ref)),
      lotteryOrders: [...ordersOfEveryStatus, ...lotteryOrdersOf(people, dice)],
      cashier: cashierAtScale(world, people, dice),
      uplineTransfers: transfersOf(people, byName, startAt, dice),
    }
  },
}
