import { diceFrom } from '@understudy/art/random'
import type { GameType, MerchantCode, missions } from '@understudy/contracts'
import { DAY, MINUTE } from '@understudy/contracts/durations'
import { calendarOf } from '@understudy/contracts/zone'
import { MERCHANT_CONFIGS } from '@understudy/merchants'
import { betsPart } from './bets.ts'
import { membersPart } from './members.ts'
import { seedPart } from './seed-part.ts'
import { texts } from './texts.ts'
import type { BetSeed, MemberSeed, Texts } from './world-seed.ts'

/** A mission. Amounts are currency units; so are targets if it measures turnover, else they count bets. */
export interface MissionSeed {
  id: number
  merchant: MerchantCode
  title: Texts
  description: Texts
  measure: missions.MissionMeasure
  /** Empty for all. */
  gameTypes: GameType[]
  startsAt: number
  endsAt: number
  claimUntil: number
  milestones: { target: number; amount: number; multiple: number }[]
  /** By rank, each up to and including `upTo`. */
  prizes: { upTo: number; amount: number; multiple: number }[]
}

/** Progress of a member without seeded bets. */
export interface MissionStandingSeed {
  missionId: number
  memberId: number
  value: number
  at: number
}

type Blueprint = Omit<MissionSeed, 'id' | 'merchant' | 'startsAt' | 'endsAt' | 'claimUntil'> & {
  /** Days of the merchant's calendar, relative to the day of the world's start. */
  days: { from: number; until: number; claim: number }
}

const steps = (multiple: number, ...pairs: readonly (readonly [target: number, amount: number])[]) =>
  pairs.map(([target, amount]) => ({ target, amount, multiple }))
const PRIZES = [
  { upTo: 1, amount: 5_000, multiple: 2 },
  { upTo: 3, amount: 1_500, multiple: 2 },
  { upTo: 10, amount: 300, multiple: 1 },
]

/** Four missions: for the week, for today, upcoming, ended. */
const BLUEPRINTS: readonly Blueprint[] = [
  {
    title: texts('ریلوں کا ہفتہ', 'Reelon ka hafta', 'Week of the reels'),
    description: texts(
      'سلاٹس پر جتنا کھیلیں گے، اتنے آگے بڑھیں گے۔',
      'Slots par jitna khelein ge, utne aage barhein ge.',
      'Every stake on the slots takes you further.',
    ),
    measure: 'turnover',
    gameTypes: ['RNG'],
    days: { from: -3, until: 4, claim: 7 },
    milestones: steps(1, [1_000, 10], [5_000, 40], [20_000, 150], [60_000, 450], [150_000, 1_200]),
    prizes: PRIZES,
  },
  {
    title: texts('آج کے سو راؤنڈ', 'Aaj ke sau round', 'A hundred rounds today'),
    description: texts(
      'کوئی بھی گیم چنیں، آدھی رات تک ہر راؤنڈ گنا جائے گا۔',
      'Koi bhi khel chunein, aadhi raat tak har round gina jaye ga.',
      'Whatever you play, every round until midnight counts.',
    ),
    measure: 'rounds',
    gameTypes: [],
    days: { from: 0, until: 1, claim: 2 },
    milestones: steps(1, [5, 5], [20, 20], [50, 60], [75, 100], [100, 200]),
    prizes: [
      { upTo: 1, amount: 1_000, multiple: 1 },
      { upTo: 5, amount: 200, multiple: 1 },
    ],
  },
  {
    title: texts('میچوں کے دن', 'Matchon ke din', 'Days of the matches'),
    description: texts(
      'کرکٹ، فٹبال اور ای اسپورٹس پر لگائی گئی رقم گنی جائے گی۔',
      'Cricket, football aur e-sports par lagayi gayi raqam gini jaye gi.',
      'What you bet on cricket, football and e-sports counts.',
    ),
    measure: 'turnover',
    gameTypes: ['SPORTS', 'ESPORTS'],
    days: { from: 1, until: 8, claim: 10 },
    milestones: steps(2, [500, 8], [2_500, 30], [10_000, 100], [40_000, 350], [100_000, 900]),
    prizes: PRIZES,
  },
  {
    title: texts('جیتنے والے ہاتھ', 'Jeetne wale haath', 'Winning hands'),
    description: texts(
      'لائیو ٹیبل اور تاش پر جیتا گیا ہر ہاتھ گنا جاتا ہے۔',
      'Live mez aur taash par jeeta gaya har haath gina jata hai.',
      'Every hand won at live tables and cards counts.',
    ),
    measure: 'wins',
    gameTypes: ['LIVE', 'PVP'],
    days: { from: -8, until: -1, claim: 3 },
    milestones: steps(1, [1, 5], [5, 30], [15, 100], [40, 300], [100, 1_000]),
    prizes: PRIZES,
  },
]

export const missionsPart = seedPart({
  name: 'missions',
  build: ({ startAt }): MissionSeed[] => {
    return MERCHANT_CONFIGS.flatMap(({ code, number, timeZone }) => {
      const { startOfDayNumber, dayNumber } = calendarOf(timeZone)
      const today = startOfDayNumber(dayNumber(startAt))
      return BLUEPRINTS.map(({ days, ...blueprint }, index) => ({
        id: number * 100 + index + 1,
        merchant: code,
        ...blueprint,
        startsAt: today + days.from * DAY,
        endsAt: today + days.until * DAY,
        claimUntil: today + days.claim * DAY,
      }))
    })
  },
  empty: [],
})

/** Number of players on a leaderboard: many on the one testers see first, a few elsewhere. */
const playersOn = ({ id, merchant }: MissionSeed): number => {
  if (merchant !== 'aurora1') return 8
  return id % 100 === 1 ? 100 : 25
}

/** Returns active players without seeded bets; the progress of all others follows from their bets. */
const strangersOf = (members: readonly MemberSeed[], bets: readonly BetSeed[], merchant: MerchantCode) => {
  const onRecord = new Set(bets.map(({ memberId }) => memberId))
  return members.filter(
    (member) =>
      member.merchant === merchant &&
      member.type === 0 &&
      member.status === 'active' &&
      /\d{3}$/.test(member.username) &&
      !onRecord.has(member.id),
  )
}

/** Generates values that fall steeply from the first rank down. */
export function standingsOf(
  mission: MissionSeed,
  memberIds: readonly number[],
  startAt: number,
  seed: number,
): MissionStandingSeed[] {
  const until = Math.min(startAt, mission.endsAt)
  if (mission.startsAt >= until) return []
  const dice = diceFrom(`mission ${mission.id} ${seed}`)
  const most = (mission.milestones.at(-1)?.target ?? 0) * 1.4
  return memberIds.map((memberId, index) => ({
    missionId: mission.id,
    memberId,
    value: Math.max(1, Math.round(most * (1 - index / memberIds.length) ** 2.5 * (0.9 + dice.next() / 10))),
    at: until - (1 + Math.floor((dice.next() * 0.5 * (until - mission.startsAt)) / MINUTE)) * MINUTE,
  }))
}

export const missionStandingsPart = seedPart({
  name: 'missionStandings',
  needs: [missionsPart, membersPart, betsPart],
  build: ({ startAt, seed }, all, members, bets): MissionStandingSeed[] =>
    all.flatMap((mission) => {
      const players = strangersOf(members, bets, mission.merchant).slice(0, playersOn(mission))
      return standingsOf(
        mission,
        players.map(({ id }) => id),
        startAt,
        seed,
      )
    }),
  empty: [],
})
