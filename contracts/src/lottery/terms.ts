/** Groups of lottery games; they define plays, prize table and numbers (domain conventions B1). */
export const LOTTERY_GROUPS = [
  'K3',
  'SSC',
  'PK10',
  '11X5',
  'KENO',
  'SIX',
  'VN_NORTH',
  'VN_CENTRAL',
  'VN_SOUTH',
  'SEA_4D',
  'SEA_THAI',
] as const
export type LotteryGroup = (typeof LOTTERY_GROUPS)[number]

export const VN_REGIONS = ['north', 'central', 'south'] as const
export type VnRegion = (typeof VN_REGIONS)[number]

/** Prize modes by their form in addresses, with their number in calls. */
export const PRIZE_MODE_IDS = { lott: 1, zy: 2, elott: 3, SEA: 4 } as const
export const PRIZE_MODE_NAMES = ['lott', 'zy', 'elott', 'SEA'] as const satisfies (keyof typeof PRIZE_MODE_IDS)[]
export type PrizeMode = keyof typeof PRIZE_MODE_IDS

/** Betting modes: share of the price per stake. */
export const BETTING_MODES = ['1', '0.1', '0.01'] as const
export type BettingMode = (typeof BETTING_MODES)[number]

/** Series of prizes: the odds are those of a fair game times series / 2000; two points less buy 0.1 % of rebate. */
export const FAIR_SERIES = 2_000

export const LOTTERY_LIMITS = {
  multiple: 999,
  chaseIssues: 120,
  slipLines: 50,
  /** Numbers or choices in one line. */
  choices: 1_000,
  /** Longest content of one line, in characters. */
  content: 6_000,
  /** Longest span of an order search, in days. */
  orderDays: 31,
} as const

/** States of a suborder by code. */
export const ORDER_STATUS = {
  /** Betting is closed, the draw is to come. */
  accepted: 1,
  /** May still be cancelled. */
  placed: 2,
  /** The draw is over, its result is held back. */
  awaiting: 3,
  won: 4,
  lost: 5,
  /** The draw was voided or tied; the stake was returned. */
  voided: 6,
  cancelledBySystem: 7,
  cancelledByPlayer: 8,
  /** An earlier issue of its chase won; the stake was returned. */
  chaseStopped: 9,
} as const
export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS]
export const ORDER_STATUSES = Object.values(ORDER_STATUS)

/**
 * Tiers of a result, highest first: `count` numbers of `digits` digits each; families that draw balls have one tier,
 * SIX a second one for its special ball.
 */
export const PRIZE_TIERS: Readonly<Record<LotteryGroup, readonly { tier: string; count: number; digits: number }[]>> = {
  K3: [{ tier: 'dice', count: 3, digits: 1 }],
  SSC: [{ tier: 'digits', count: 5, digits: 1 }],
  PK10: [{ tier: 'places', count: 10, digits: 2 }],
  '11X5': [{ tier: 'balls', count: 5, digits: 2 }],
  KENO: [{ tier: 'balls', count: 20, digits: 2 }],
  SIX: [
    { tier: 'balls', count: 6, digits: 2 },
    { tier: 'special', count: 1, digits: 2 },
  ],
  VN_NORTH: [
    { tier: 'special', count: 1, digits: 5 },
    { tier: 'first', count: 1, digits: 5 },
    { tier: 'second', count: 2, digits: 5 },
    { tier: 'third', count: 6, digits: 5 },
    { tier: 'fourth', count: 4, digits: 4 },
    { tier: 'fifth', count: 6, digits: 4 },
    { tier: 'sixth', count: 3, digits: 3 },
    { tier: 'seventh', count: 4, digits: 2 },
  ],
  VN_CENTRAL: vnEighteen(),
  VN_SOUTH: vnEighteen(),
  SEA_4D: [
    { tier: 'first', count: 1, digits: 4 },
    { tier: 'second', count: 1, digits: 4 },
    { tier: 'third', count: 1, digits: 4 },
    { tier: 'starter', count: 10, digits: 4 },
    { tier: 'consolation', count: 10, digits: 4 },
  ],
  SEA_THAI: [
    { tier: 'first', count: 1, digits: 6 },
    { tier: 'bottomTwo', count: 1, digits: 2 },
    { tier: 'frontThree', count: 2, digits: 3 },
    { tier: 'bottomThree', count: 2, digits: 3 },
  ],
}

function vnEighteen() {
  return [
    { tier: 'special', count: 1, digits: 6 },
    { tier: 'first', count: 1, digits: 5 },
    { tier: 'second', count: 1, digits: 5 },
    { tier: 'third', count: 2, digits: 5 },
    { tier: 'fourth', count: 7, digits: 5 },
    { tier: 'fifth', count: 1, digits: 4 },
    { tier: 'sixth', count: 3, digits: 4 },
    { tier: 'seventh', count: 1, digits: 3 },
    { tier: 'eighth', count: 1, digits: 2 },
  ] as const
}

/** The tiers of a winning number; undefined if it is invalid for the group. */
export function readWinningNumber(group: LotteryGroup, text: string): string[][] | undefined {
  const tiers = PRIZE_TIERS[group]
  const parts = text.split('|').map((part) => part.split(','))
  const fits = (numbers: string[] | undefined, { count, digits }: (typeof tiers)[number]) =>
    numbers?.length === count && numbers.every((number) => /^\d+$/.test(number) && number.length === digits)
  return parts.length === tiers.length && tiers.every((tier, index) => fits(parts[index], tier)) ? parts : undefined
}

export const writeWinningNumber = (tiers: readonly (readonly string[])[]): string =>
  tiers.map((numbers) => numbers.join(',')).join('|')
