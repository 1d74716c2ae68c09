import { type LotteryGroup, PRIZE_TIERS, readWinningNumber } from '@understudy/contracts/lottery/terms'
import { mix, Random } from '../../world/random.ts'

/** A result by prize tier, the highest first (PRIZE_TIERS). */
export type Draw = readonly (readonly string[])[]

/** Groups that draw balls without replacement: numbers from 1 to `of`; `sorted` when the order does not matter. */
const BALLS: Partial<Record<LotteryGroup, { of: number; sorted: boolean }>> = {
  PK10: { of: 10, sorted: false },
  '11X5': { of: 11, sorted: false },
  KENO: { of: 80, sorted: true },
  SIX: { of: 49, sorted: true },
}

/** Returns the result of an issue: a deterministic function of the world's seed, the game and the issue alone. */
export function drawOf(seed: number, code: string, numero: string, group: LotteryGroup): Draw {
  let n = 0
  const random = new Random(seedOf(seed, `${code} ${numero}`), () => n++)
  const tiers = PRIZE_TIERS[group]
  const balls = BALLS[group]
  if (!balls)
    return tiers.map(({ count, digits }) => Array.from({ length: count }, () => numberOf(group, digits, random)))
  const total = tiers.reduce((sum, { count }) => sum + count, 0)
  const drawn = shuffled(balls.of, total, random)
  let from = 0
  return tiers.map(({ count }) => {
    const tier = drawn.slice(from, from + count)
    from += count
    return (balls.sorted ? tier.sort((a, b) => a - b) : tier).map(twoDigits)
  })
}

const numberOf = (group: LotteryGroup, digits: number, random: Random) =>
  group === 'K3' ? String(random.below(6) + 1) : random.digits(digits)

const twoDigits = (ball: number) => String(ball).padStart(2, '0')

function seedOf(seed: number, text: string): number {
  let folded = seed
  for (const letter of text) folded = mix(folded, letter.charCodeAt(0))
  return folded
}

/** Returns the first `count` of shuffled balls. */
function shuffled(of: number, count: number, random: Random): number[] {
  const row = Array.from({ length: of }, (_, index) => index + 1)
  for (let i = 0; i < count; i += 1) {
    const other = i + random.below(of - i)
    const [a = 0, b = 0] = [row[i], row[other]]
    row[i] = b
    row[other] = a
  }
  return row.slice(0, count)
}

/** Parses a winning number; undefined for a text that no draw of the group can give. */
export function readDraw(group: LotteryGroup, text: string): Draw | undefined {
  const draw = readWinningNumber(group, text)
  if (!draw) return undefined
  if (group === 'K3') return draw.flat().every((die) => die >= '1' && die <= '6') ? draw : undefined
  const balls = BALLS[group]
  if (!balls) return draw
  const numbers = draw.flat().map(Number)
  const sound = new Set(numbers).size === numbers.length && numbers.every((ball) => ball >= 1 && ball <= balls.of)
  if (!sound) return undefined
  return balls.sorted ? draw.map((tier) => [...tier].sort()) : draw
}
