import { type LotteryGroup, PRIZE_TIERS, readWinningNumber } from '@understudy/contracts/lottery/terms'
import { LRUCache } from 'lru-cache'
import { type Chance, FairNumbers, type FairSeeds, serverSeedOf } from '../../world/fair.ts'

/** A result by prize tier, the highest first (PRIZE_TIERS). */
export type Draw = readonly (readonly string[])[]

/** Groups that draw balls without replacement: numbers from 1 to `of`; `sorted` when the order does not matter. */
const BALLS: Partial<Record<LotteryGroup, { of: number; sorted: boolean }>> = {
  PK10: { of: 10, sorted: false },
  '11X5': { of: 11, sorted: false },
  KENO: { of: 80, sorted: true },
  SIX: { of: 49, sorted: true },
}

/** Returns the seeds of an issue: its draw is shared, so the client seed is the game's code and the nonce the issue. */
export const drawSeeds = (seed: number, code: string, numero: string): FairSeeds => ({
  serverSeed: serverSeedOf(seed, `lottery ${code} ${numero}`),
  clientSeed: code,
  nonce: numero,
})

/** Draws by world’s seed, game and issue: lists of results ask for the same ones again and again. */
const cached = new LRUCache<string, Draw>({ max: 5_000 })

/** Returns the result of an issue: a deterministic function of the world's seed, the game and the issue alone. */
export function drawOf(seed: number, code: string, numero: string, group: LotteryGroup): Draw {
  const key = `${seed} ${code} ${numero} ${group}`
  const known = cached.get(key)
  if (known) return known
  const draw = computed(drawSeeds(seed, code, numero), group)
  cached.set(key, draw)
  return draw
}

/** Returns the result that follows from seeds. */
function computed(seeds: FairSeeds, group: LotteryGroup): Draw {
  const chance = new FairNumbers(seeds)
  const tiers = PRIZE_TIERS[group]
  const balls = BALLS[group]
  if (!balls)
    return tiers.map(({ count, digits }) => Array.from({ length: count }, () => numberOf(group, digits, chance)))
  const total = tiers.reduce((sum, { count }) => sum + count, 0)
  const drawn = shuffled(balls.of, total, chance)
  let from = 0
  return tiers.map(({ count }) => {
    const tier = drawn.slice(from, from + count)
    from += count
    return (balls.sorted ? tier.sort((a, b) => a - b) : tier).map(twoDigits)
  })
}

const numberOf = (group: LotteryGroup, digits: number, chance: Chance) =>
  group === 'K3' ? String(chance.below(6) + 1) : String(chance.below(10 ** digits)).padStart(digits, '0')

const twoDigits = (ball: number) => String(ball).padStart(2, '0')

/** Returns the first `count` of shuffled balls. */
function shuffled(of: number, count: number, chance: Chance): number[] {
  const row = Array.from({ length: of }, (_, index) => index + 1)
  for (let i = 0; i < count; i += 1) {
    const other = i + chance.below(of - i)
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
