import { rewards as contract, type rewards } from '@understudy/contracts'
import { DAY, HOUR, MINUTE } from '@understudy/contracts/durations'
import { membersPart } from './members.ts'
import { seedPart } from './seed-part.ts'
import { texts } from './texts.ts'
import type { MemberSeed, Texts } from './world-seed.ts'

/** A reward from before the world's start; currency units. */
export interface RewardSeed {
  memberId: number
  kind: rewards.RewardKind
  type: rewards.RewardType
  name: Texts
  amount: number
  multiple: number
  issuedAt: number
  expiresAt: number
  /** Null while unclaimed, and for expired rewards. */
  claimedAt: number | null
}

const NAMES = {
  welcomeBack: texts('واپسی پر خوش آمدید', 'Wapsi par khush aamdeed', 'Welcome back'),
  rain: texts('برسات کا تحفہ', 'Barsat ka tohfa', 'Gift of the rainy days'),
  raffle: texts('جمعے کی قرعہ اندازی', 'Jume ki qura andazi', 'Friday draw'),
  luckyBet: texts('خوش قسمت داؤ', 'Khush qismat daao', 'Lucky bet'),
  monthly: texts('ماہانہ وی آئی پی تحفہ', 'Mahana VIP tohfa', 'Monthly VIP gift'),
  first: texts('پہلا تحفہ', 'Pehla tohfa', 'A first gift'),
} as const

type Given = readonly [
  name: keyof typeof NAMES,
  type: rewards.RewardType,
  amount: number,
  multiple: number,
  /** Hours before the world's start. */
  issued: number,
  /** Hours until it expires. */
  lasts: number,
  /** Hours after which it was claimed. */
  claimed?: number,
]

const GIVEN: Readonly<Record<string, readonly Given[]>> = {
  amina: [
    ['monthly', 'RANK_SALARY', 120, 0, 30, 168],
    ['raffle', 'RAFFLE', 25, 3, 20, 96],
    ['welcomeBack', 'MANUAL', 50, 5, 6, 72],
    ['rain', 'MANUAL', 40, 5, 240, 72],
    ['luckyBet', 'LUCKY_BET', 66, 1, 300, 48, 3],
    ['raffle', 'RAFFLE', 25, 3, 370, 96, 40],
    ['monthly', 'RANK_SALARY', 120, 0, 750, 168, 5],
    ['first', 'NEW_REGISTER', 18, 5, 1_500, 168, 2],
  ],
  hina: [['raffle', 'RAFFLE', 25, 3, 20, 96]],
  imran: [['first', 'NEW_REGISTER', 18, 5, 50, 168]],
}

const rewardKindOf = (type: rewards.RewardType): rewards.RewardKind =>
  contract.TICKET_TYPES.includes(type) ? 'ticket' : 'earned'

function rewardOf({ id: memberId }: MemberSeed, given: Given, startAt: number): RewardSeed {
  const [name, type, amount, multiple, issued, lasts, claimed] = given
  const issuedAt = startAt - issued * HOUR
  return {
    memberId,
    kind: rewardKindOf(type),
    type,
    name: NAMES[name],
    amount,
    multiple,
    issuedAt,
    expiresAt: issuedAt + lasts * HOUR,
    claimedAt: claimed === undefined ? null : issuedAt + claimed * HOUR + 7 * MINUTE,
  }
}

export const rewardsPart = seedPart({
  name: 'rewards',
  needs: [membersPart],
  build: ({ startAt }, members): RewardSeed[] =>
    members.flatMap((member) =>
      (GIVEN[member.username] ?? [])
        .map((given) => rewardOf(member, given, startAt))
        .filter(({ issuedAt }) => issuedAt > member.registeredAt + DAY),
    ),
  empty: [],
})
