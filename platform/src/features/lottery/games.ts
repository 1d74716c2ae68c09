import type { LotteryGroup, PrizeMode, VnRegion } from '@understudy/contracts/lottery/terms'
import type { DailySchedule, Schedule } from './schedule.ts'

/** Properties that follow from a game's code. */
export interface GameKind {
  group: LotteryGroup
  region: VnRegion | null
  schedule: Schedule
  /** Prize modes, the default first. */
  prizeModes: readonly PrizeMode[]
}

/** Draw interval and lock time in seconds, by the interval's spelling in codes. */
const FAST: Readonly<Record<string, readonly [interval: number, lock: number]>> = {
  '1M': [60, 5],
  '15M': [90, 5],
  '3M': [180, 10],
  '5M': [300, 15],
  '10M': [600, 30],
}
const FAST_CODE = /^(E?)(K3|SSC|PK10|11X5|KENO|SIX)_(\d+M)$/

const HANOI = 7
const SINGAPORE = 8
const minuteOfDay = (hours: number, minutes = 0) => hours * 60 + minutes
const [SUN, MON, TUE, WED, THU, FRI, SAT] = [0, 1, 2, 3, 4, 5, 6] as const

const VN_LOCK = 15 * 60
const vn = (minute: number, weekdays?: readonly number[]): DailySchedule => ({
  kind: 'daily',
  zone: HANOI,
  minute,
  lockSeconds: VN_LOCK,
  ...(weekdays && { weekdays }),
})
const fourD = (...weekdays: number[]): DailySchedule => ({
  kind: 'daily',
  zone: SINGAPORE,
  minute: minuteOfDay(19),
  lockSeconds: VN_LOCK,
  weekdays,
})
const thai = (minute: number, days: Pick<DailySchedule, 'weekdays' | 'monthDays'>): DailySchedule => ({
  kind: 'daily',
  zone: HANOI,
  minute,
  lockSeconds: 30 * 60,
  ...days,
})

const VN_MODES = ['lott', 'elott'] as const
const north = vn(minuteOfDay(18, 15))
const central = (...weekdays: number[]) => vn(minuteOfDay(17, 15), weekdays.length > 0 ? weekdays : undefined)
const south = (...weekdays: number[]) => vn(minuteOfDay(16, 15), weekdays.length > 0 ? weekdays : undefined)

/** Games with daily or rarer draws. Their weekdays are those of the real regions, their names are invented. */
const BY_CODE: Readonly<Record<string, Omit<GameKind, 'prizeModes'>>> = {
  VN_NORTH: { group: 'VN_NORTH', region: 'north', schedule: north },
  VN_CENTRAL_A: { group: 'VN_CENTRAL', region: 'central', schedule: central() },
  VN_CENTRAL_B: { group: 'VN_CENTRAL', region: 'central', schedule: central() },
  VN_CENTRAL_C: { group: 'VN_CENTRAL', region: 'central', schedule: central(THU, SAT, SUN) },
  VN_SOUTH_A: { group: 'VN_SOUTH', region: 'south', schedule: south() },
  VN_SOUTH_B: { group: 'VN_SOUTH', region: 'south', schedule: south() },
  VN_SOUTH_C: { group: 'VN_SOUTH', region: 'south', schedule: south() },
  VN_SOUTH_D: { group: 'VN_SOUTH', region: 'south', schedule: south(TUE, SAT) },
  SEA_4D_MONSOON: { group: 'SEA_4D', region: null, schedule: fourD(WED, SAT, SUN) },
  SEA_4D_HARBOUR: { group: 'SEA_4D', region: null, schedule: fourD(TUE, FRI, SUN) },
  SEA_4D_LANTERN: { group: 'SEA_4D', region: null, schedule: fourD(MON, THU, SAT) },
  SEA_3TOP: { group: 'SEA_THAI', region: null, schedule: thai(minuteOfDay(16), { monthDays: [1, 16] }) },
  SEA_2TOP: {
    group: 'SEA_THAI',
    region: null,
    schedule: thai(minuteOfDay(16, 30), { weekdays: [MON, TUE, WED, THU, FRI] }),
  },
  SEA_15M: { group: 'SEA_THAI', region: null, schedule: { kind: 'fast', seconds: 900, lockSeconds: 30 } },
}

/** Returns the properties of a game by its code; undefined for a code that is no lottery game. */
export function gameKind(code: string): GameKind | undefined {
  const existing = Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined
  if (existing) return { ...existing, prizeModes: existing.group.startsWith('SEA') ? ['SEA'] : VN_MODES }
  const [, express, group, interval] = FAST_CODE.exec(code) ?? []
  const times = FAST[interval ?? '']
  if (!group || !times) return undefined
  const [seconds, lockSeconds] = times
  return {
    group: group as LotteryGroup,
    region: null,
    schedule: { kind: 'fast', seconds, lockSeconds },
    prizeModes: express ? ['elott', 'lott', 'zy'] : ['lott', 'zy', 'elott'],
  }
}
