import { AVATAR_COUNT, artUrl } from '@understudy/art'
import { type Dice, diceFrom } from '@understudy/art/random'
import { DAY } from '@understudy/contracts/durations'
import { MERCHANT_CONFIGS, type MerchantConfig } from '@understudy/merchants'
import { aMember } from './factories/member.ts'
import { FAMILY_NAMES, GIVEN_NAMES } from './names/people.ts'
import { seedPart } from './seed-part.ts'
import type { MemberSeed } from './world-seed.ts'

interface Crowd {
  size: number
  /** Agents by layer below the top agent. */
  layers: readonly number[]
  downlines: number
}

const MANY: Crowd = { size: 400, layers: [4, 12, 36], downlines: 300 }
const FEW: Crowd = { size: 30, layers: [2, 4], downlines: 16 }
/** A member without a team who has invited friends, and their number. */
const INVITER = 'amina'
const FRIENDS = 6
/** VIP labels out of fifteen members. */
const VIP_SHARES = { '0': 6, VIP1: 3, VIP2: 2, VIP3: 1, VIP4: 1, VIP5: 1, VIP7: 1 }
const VIP_LABELS = Object.entries(VIP_SHARES).flatMap(([label, share]) => Array<string>(share).fill(label))

/** Young enough that passwords do not expire when a tester jumps two months ahead. */
const CAST_PASSWORD_AGE = 5 * DAY

/** Ids are grouped by merchant; mobile numbers end with them. */
const idAt = ({ number }: MerchantConfig, index: number) => number * 100_000 + index + 1
/** Ten digits with a prefix that no network uses, so that no real phone has the number. */
const mobileOf = (id: number) => `3${String(id).padStart(9, '9')}`

function ofPersona(merchant: string, persona: MerchantConfig['cast'][number], id: number, startAt: number): MemberSeed {
  const { name, type, account, registeredAgo, passwordAgo, passwordless } = persona
  const registeredAt = startAt - registeredAgo
  return aMember({
    id,
    merchant,
    username: name,
    type,
    mobile: mobileOf(id),
    avatar: artUrl.avatar(1 + (id % AVATAR_COUNT)),
    registeredAt,
    passwordChangedAt: startAt - Math.min(passwordAgo ?? CAST_PASSWORD_AGE, registeredAgo),
    ...(passwordless && { password: '' }),
    ...account,
  })
}

interface Place {
  merchant: string
  id: number
  index: number
  /** First number in generated e-mail addresses of the merchant. */
  firstNumber: number
}

interface Rank {
  type: 0 | 1 | 2
  upline: string
}

function stranger(place: Place, { type, upline }: Rank, startAt: number, dice: Dice): MemberSeed {
  const { merchant, id, index, firstNumber } = place
  const [given, givenUrdu] = dice.pick(GIVEN_NAMES)
  const [family, familyUrdu] = dice.pick(FAMILY_NAMES)
  const registeredAt = startAt - dice.whole(3, 900) * DAY - dice.whole(0, DAY)
  return aMember({
    id,
    merchant,
    username: usernameAt(given, index),
    type,
    nickname: dice.chance(0.25) ? `${givenUrdu} ${familyUrdu}` : `${given} ${family}`,
    mobile: mobileOf(id),
    email: `${given}.${family}${firstNumber + index}@example.com`.toLowerCase(),
    registeredAt,
    upline,
    vipLabel: dice.pick(VIP_LABELS),
    avatar: artUrl.avatar(dice.whole(1, AVATAR_COUNT)),
    status: type === 0 ? fate(dice.next()) : 'active',
    balance: dice.chance(0.2) ? 0 : Math.round(dice.next() ** 3 * 8_000_000) / 100,
    passwordChangedAt: Math.max(registeredAt, startAt - dice.whole(1, 100) * DAY),
  })
}

/** Status of players: out of a hundred, two are disabled, one locked and one self-excluded. */
const fate = (chance: number): MemberSeed['status'] => {
  if (chance < 0.02) return 'disabled'
  if (chance < 0.03) return 'locked'
  return chance < 0.04 ? 'self-excluded' : 'active'
}

const usernameAt = (given: string, index: number) => `${given.toLowerCase()}${100 + index}`

function ofMerchant(merchant: MerchantConfig, seed: number, startAt: number): MemberSeed[] {
  const { code, cast, agents: named } = merchant
  const dice = diceFrom(`members of ${code} ${seed}`)
  const firstNumber = dice.whole(10, 99)
  const members = cast.map((persona, index) => ofPersona(code, persona, idAt(merchant, index), startAt))
  const { size, layers, downlines } = merchant.members === 'many' ? MANY : FEW
  const join = (type: Rank['type'], upline: string): string => {
    const index = members.length
    const place = { merchant: code, id: idAt(merchant, index), index, firstNumber }
    const member = stranger(place, { type, upline }, startAt, dice)
    members.push(member)
    return member.username
  }

  const agents: string[] = []
  let above = [named?.top ?? join(2, '')]
  for (const [depth, count] of layers.entries()) {
    const layer = Array.from({ length: count }, (_, index) =>
      depth === 0 && index === 0 && named ? named.first : join(1, above[index % above.length] ?? ''),
    )
    agents.push(...layer)
    above = layer
  }
  const alreadyBelow = members.filter(({ type, upline }) => type === 0 && upline !== '').length
  for (let index = alreadyBelow; index < downlines; index += 1) join(0, agents[index % agents.length] ?? '')
  const friends = cast.some(({ name }) => name === INVITER) ? FRIENDS : 0
  while (members.length < size) join(0, size - members.length <= friends ? INVITER : '')
  return members
}

const membersOf = (seed: number, startAt: number): MemberSeed[] =>
  MERCHANT_CONFIGS.flatMap((merchant) => ofMerchant(merchant, seed, startAt))

export const membersPart = seedPart({ name: 'members', build: ({ seed, startAt }) => membersOf(seed, startAt) })
