import { artUrl } from '@understudy/art'
import { agents, type GameType, toUnits } from '@understudy/contracts'
import { DAY, MINUTE } from '@understudy/contracts/durations'
import { GIVEN_NAMES, ratesAt } from '@understudy/seed'
import { merchantCalendar } from '../../world/merchant-calendar.ts'
import { type Random, randomOf } from '../../world/random.ts'
import type { World } from '../../world/world.ts'
import { betsRepository } from '../bets/index.ts'
import { gamesRepository } from '../games/index.ts'
import { HOUSE, ledgerRepository, memberAccount, TX, vendorAccount } from '../ledger/index.ts'
import { CAST_HASH, type Member, membersRepository, merchantOf } from '../member/index.ts'
import { linkNew } from './book.ts'
import { commissionRepository } from './commission.repository.ts'
import { countMovements } from './count-movements.ts'
import { countNew } from './count-new.ts'
import { ratesOf } from './rates.ts'
import type { Rates } from './team.table.ts'
import { treeRepository } from './tree.repository.ts'

export interface TeamRecipe {
  under: Member
  size: number
  depth: number
}

/** Each level has this many times as many members as the level above; the first has at least `FIRST`. */
const GROWTH = 2.5
const FIRST = 4
/** One member in `oneIn` has bet, up to `most` times. */
const PLAYERS = { oneIn: 4, most: 4 } as const
const STAKES = [20, 50, 50, 100, 200, 500]
const OUTCOMES = [0, 0, 0, 0, 0, 1, 1.5, 2, 2.5, 4]
const TYPES: readonly GameType[] = ['RNG', 'RNG', 'RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS']
/** Members of a generated team joined at most this long ago. */
const OLDEST = 200 * DAY
const AVATARS = 24
const GAMES = 30

/** Returns the number of members on each level, top to bottom. */
function stepsOf(size: number, depth: number): number[] {
  const parts = Array.from({ length: Math.min(depth, size) }, (_, step) => GROWTH ** step)
  const whole = parts.reduce((sum, part) => sum + part, 0)
  const steps = parts.map((part, step) =>
    Math.max(step === 0 ? Math.min(FIRST, size - parts.length + 1) : 1, Math.floor((size * part) / whole)),
  )
  const others = steps.slice(0, -1).reduce((sum, n) => sum + n, 0)
  return [...steps.slice(0, -1), size - others]
}

/** Members per transaction; other calls are answered between two transactions. */
const PIECE = 10

/**
 * Generates a team: levels of agents with players on the last one, some with bets in the last thirty days. All have the
 * cast's password. A generator that yields after each transaction, so that other calls are answered in between; all
 * members so far are complete and counted then. Returns the first member of
 * each level.
 */
export function* makeTeam(world: World, recipe: TeamRecipe): Generator<void, Member[]> {
  const { db } = world
  const people = peopleOneByOne(world, recipe)
  const newMembers: Member[] = []
  for (let isOver = false; !isOver; ) {
    world.transaction(() => {
      countMovements(db)
      const piece: Member[] = []
      while (piece.length < PIECE && !isOver) {
        const { value, done } = people.next()
        if (value) piece.push(value)
        isOver = done === true
      }
      const [first] = piece
      if (!first) return
      linkNew(db, first.id - 1)
      countNew(db, { after: first.id - 1 })
      newMembers.push(...piece)
    })
    yield
  }
  let before = 0
  return stepsOf(recipe.size, recipe.depth).flatMap((count) => {
    const first = newMembers[before]
    before += count
    return first ?? []
  })
}

/** Generates the members with their bets, without counting them. Call it inside a transaction. */
export const peopleOf = (world: World, recipe: TeamRecipe): Member[] => [...peopleOneByOne(world, recipe)]

function* peopleOneByOne(world: World, { under, size, depth }: TeamRecipe): Generator<Member, undefined> {
  const chance = randomOf(world.origin.seed, `team ${under.id} ${world.random.digits(9)}`)
  const shelves = shelvesOf(world)
  let above = [under]
  let most = world.use(treeRepository).ratesOf(under.id)
  const steps = stepsOf(size, depth)
  for (const [step, count] of steps.entries()) {
    const last = step === steps.length - 1
    const rates = lowered(ratesOf(ratesAt(last ? 0.05 : Math.max(0.1, 0.8 - step * 0.1))), most)
    const layer: Member[] = []
    for (let index = 0; index < count; index += 1) {
      const member = join(world, above[index % above.length] as Member, last ? 0 : 1, rates, chance)
      bringMoney(world, member, shelves, chance)
      layer.push(member)
      yield member
    }
    above = layer
    most = rates
  }
}

const lowered = (rates: Rates, most: Rates): Rates =>
  Object.fromEntries(
    agents.PRODUCTS.flatMap((product) => {
      const rate = Math.min(rates[product] ?? 0, most[product] ?? 0)
      return rate === 0 ? [] : [[product, rate]]
    }),
  )

function join(world: World, upline: Member, type: 0 | 1, rates: Rates, chance: Random): Member {
  const now = world.now()
  const since = Math.max(upline.registeredAt, now - OLDEST)
  const member = world.use(membersRepository).add({
    merchant: upline.merchant,
    username: freeName(world, upline, chance),
    passwordHash: CAST_HASH,
    type,
    upline: upline.username,
    // Lower levels joined later: nobody is older than their upline.
    registeredAt: Math.min(now, Math.floor(since + 1 + chance.next() * 0.6 * (now - since))),
    avatar: artUrl.avatar(1 + chance.below(AVATARS)),
    passwordChangedAt: now,
  })
  world.use(treeRepository).add({ memberId: member.id, rates })
  return member
}

/** Games by type, for types that have any. */
type Shelves = ReadonlyMap<GameType, ReturnType<ReturnType<typeof gamesRepository>['page']>['rows']>

const shelvesOf = (world: World): Shelves =>
  new Map(
    TYPES.flatMap((gameType) => {
      const { rows } = world.use(gamesRepository).page({ gameType, hot: false }, { pageNo: 1, pageSize: GAMES })
      return rows.length > 0 ? [[gameType, rows]] : []
    }),
  )

/** Books opening money, and bets for some members. */
function bringMoney(world: World, member: Member, shelves: Shelves, chance: Random): void {
  const now = world.now()
  const plays = chance.below(PLAYERS.oneIn) === 0 && shelves.size > 0 ? 1 + chance.below(PLAYERS.most) : 0
  world.use(ledgerRepository).write(
    {
      key: `open:${member.id}`,
      typeId: TX.openingBalance,
      from: HOUSE,
      to: memberAccount(member.id),
      remark: 'opening',
      amount: toUnits(100 + chance.below(3_000) + plays * Math.max(...STAKES)),
    },
    member.registeredAt,
  )
  const since = Math.max(member.registeredAt, now - 30 * DAY)
  for (let n = 0; n < plays; n += 1) {
    const placedAt = Math.floor(since + ((n + chance.next()) / plays) * Math.max(0, now - since - MINUTE))
    play(world, member, placedAt, n, shelves, chance)
  }
}

function play(world: World, { id: memberId }: Member, placedAt: number, n: number, shelves: Shelves, chance: Random) {
  const gameType = chance.pick([...shelves.keys()])
  const { vendor, nodeId } = chance.pick(shelves.get(gameType) ?? [])
  const stake = toUnits(chance.pick(STAKES))
  const win = stake * chance.pick(OUTCOMES)
  const ref = `${vendor}:${memberId}:team${n + 1}`
  const settledAt = Math.min(placedAt + MINUTE / 2, world.now())
  const bets = world.use(betsRepository)
  const id = bets.add({
    ref,
    memberId,
    wallet: 'main',
    gameType,
    vendor,
    nodeId: Number(nodeId),
    stake,
    valid: 0,
    win: 0,
    returned: 0,
    status: 'open',
    placedAt,
    settledAt: null,
    dueAt: null,
    detail: {},
  })
  // History, as in a seed: nothing follows from it but the team's figures, which are counted with its new members, and in
  // a running world the commission of its day.
  if (!world.isBeingSeeded) {
    const merchant = merchantOf(world.db, memberId)
    world.use(commissionRepository).due(merchantCalendar(merchant).dayNumber(settledAt), merchant)
  }
  bets.settle(id, { status: win >= stake ? 'won' : 'lost', win, returned: 0, valid: stake, settledAt, detail: {} })
  const [own, house, remark] = [memberAccount(memberId), vendorAccount(vendor), '']
  const ledger = world.use(ledgerRepository)
  ledger.write({ key: `${ref}:bet`, typeId: TX.gameBet, from: own, to: house, amount: stake, remark }, placedAt)
  if (win > 0)
    ledger.write({ key: `${ref}:win`, typeId: TX.gameWin, from: house, to: own, amount: win, remark }, settledAt)
}

/** Returns a given name and a number that no other member has. */
function freeName(world: World, { merchant }: Member, chance: Random): string {
  const members = world.use(membersRepository)
  for (;;) {
    const [given] = chance.pick(GIVEN_NAMES)
    const name = `${given.toLowerCase().slice(0, 7)}${1_000 + chance.below(999_000)}`.slice(0, 13)
    if (!members.byName(merchant, name)) return name
  }
}
