import { toUnits, vip } from '@understudy/contracts'

/** A VIP level; amounts in ten-thousandths. */
export interface Level {
  level: number
  /** Total turnover that reaches it. */
  turnover: number
  /** Monthly turnover goal on this level. */
  monthly: number
  /** Paid once, when the level is reached. */
  bonus: number
}

const BONUSES = [0, 18, 58, 188, 388, 888, 1_888, 3_888, 8_888, 18_888, 38_888]
/** The monthly goal is the level's turnover divided by this. */
const MONTHLY_PART = 20

/** VIP0 to VIP10. */
export const LADDER: readonly Level[] = vip.LEVEL_TURNOVERS.map((turnover, level) => ({
  level,
  turnover: toUnits(turnover),
  monthly: toUnits(turnover) / MONTHLY_PART,
  bonus: toUnits(BONUSES[level] ?? 0),
}))

export const TOP_LEVEL = LADDER.length - 1
/** Lowest level with a personal manager. */
export const MANAGER_FROM = 6
/** What each level adds to every rebate rate, in hundredths of a percent. */
export const REBATE_PER_LEVEL = 3

/** Returns the highest level that a turnover reaches. */
export const levelOfTurnover = (turnover: number): number =>
  LADDER.reduce((reached, { level, turnover: needed }) => (turnover >= needed ? level : reached), 0)

export const stepOf = (level: number): Level => LADDER[Math.min(level, TOP_LEVEL)] as Level

export const levelName = (level: number): string => `VIP${level}`
