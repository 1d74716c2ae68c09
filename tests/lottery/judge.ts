/**
 * Returns what a stake of a play wins, computed simply and slowly from the rules as players read them. Tests compare
 * the engine with it; it shares no code with the engine.
 */

/** A single stake: its symbols in order; for a fixed-place bet, the position (from 0) and the symbol. */
export type Stake = readonly string[]

const numbers = (texts: readonly string[] = []) => texts.map((text) => Number.parseInt(text, 10))
const total = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
const sorted = (list: readonly string[]) => [...list].sort().join(' ')
const times = (found: boolean) => (found ? 1 : 0)

/** Counts how often each way of a play won for one stake; ways that did not win are left out. */
export function judge(code: string, stake: Stake, draw: readonly (readonly string[])[]): Record<string, number> {
  const key = code.endsWith('_SIDES') || OPTION_CODES.test(code) ? (stake[0] ?? '') : 'win'
  if (code === 'SEA_4D_BIG' || code === 'SEA_4D_SMALL' || code === 'SEA_4D_4A') return fourDigits(code, stake, draw)
  if (code === 'SEA_THAI_3TOD') return { [alike(stake)]: timesOf(code, stake, draw) }
  return { [key]: timesOf(code, stake, draw) }
}

/** Reports whether a draw refunds a single stake: the exact middle is neither big nor small. */
export function isTied(code: string, [pick = '']: Stake, draw: readonly (readonly string[])[]): boolean {
  const sum = total(numbers(draw[0]))
  if (code === '11X5_SUM_SIDES') return sum === 30 && (pick === 'big' || pick === 'small')
  if (code === 'KENO_SUM_SIDES') return sum === 810 && (pick === 'big' || pick === 'small')
  return code === 'SIX_SPECIAL_SIDES' && draw[1]?.[0] === '49'
}

const alike = ([number = '']: Stake) =>
  /^(.)\1\1$/.test(number) ? 'triple' : /(.).?\1/.test(number) ? 'pair' : 'different'

const OPTION_CODES = /^K3_(SUM|SIDES|ANY_TRIPLE|TRIPLE|PAIR|STRAIGHT)$|_(SUM|SPAN|DRAGON|CHAMPION_SUM|HALVES)$/

function fourDigits(code: string, [number = '']: Stake, draw: readonly (readonly string[])[]) {
  const tiers = ['first', 'second', 'third', 'starter', 'consolation']
  const counted = code === 'SEA_4D_BIG' ? 5 : code === 'SEA_4D_SMALL' ? 3 : 1
  const result: Record<string, number> = {}
  for (let tier = 0; tier < counted; tier += 1)
    result[tiers[tier] ?? ''] = (draw[tier] ?? []).filter((one) => one === number).length
  return result
}

function timesOf(code: string, stake: Stake, draw: readonly (readonly string[])[]): number {
  const [family] = code.split('_')
  if (code === 'K3_FACE') return (draw[0] ?? []).filter((die) => die === stake[0]).length
  if (family === 'K3') return times(threeDice(code, stake, numbers(draw[0])))
  if (family === 'SSC') return times(fiveDigits(code, stake, (draw[0] ?? []).join('')))
  if (family === 'PK10') return times(race(code, stake, numbers(draw[0])))
  if (family === '11X5') return times(fiveOfEleven(code, stake, draw[0] ?? []))
  if (family === 'KENO') return times(twentyOfEighty(code, stake, draw[0] ?? []))
  if (family === 'SIX') return times(sixOfFortyNine(code, stake, draw))
  if (code === 'VN_NORTH_HEAD_TAIL') return times(draw[0]?.[0]?.at(stake[0] === '0' ? -2 : -1) === stake[1])
  if (family === 'VN') return regions(code.replace(/^VN_[A-Z]+_/, ''), stake, draw)
  return southEast(code, stake, draw)
}

function threeDice(code: string, stake: Stake, dice: number[]): boolean {
  const sum = total(dice)
  const [a, b, c] = dice
  const alike = a === b && b === c
  const [pick = ''] = stake
  switch (code) {
    case 'K3_SUM':
      return String(sum) === pick
    case 'K3_SIDES':
      if (pick === 'big') return sum > 10 && !alike
      if (pick === 'small') return sum < 11 && !alike
      return !alike && pick === (sum % 2 ? 'odd' : 'even')
    case 'K3_ANY_TRIPLE':
      return alike
    case 'K3_TRIPLE':
      return dice.join('') === pick
    case 'K3_PAIR':
      return dice.filter((die) => `pair${die}` === pick).length === 2
    case 'K3_STRAIGHT':
      return Math.max(...dice) - Math.min(...dice) === 2 && new Set(dice).size === 3
    default:
      return stake.every((face) => dice.includes(Number(face)))
  }
}

const STRETCHES: Record<string, [number, number]> = {
  FIVE: [0, 5],
  FOUR: [1, 5],
  FRONT3: [0, 3],
  MIDDLE3: [1, 4],
  BACK3: [2, 5],
  FRONT2: [0, 2],
  BACK2: [3, 5],
}

const sideOf = (side: string | undefined, value: number, middle: number) =>
  side === 'b' ? value > middle : side === 's' ? value <= middle : side === 'o' ? value % 2 === 1 : value % 2 === 0

function fiveDigits(code: string, stake: Stake, digits: string): boolean {
  const [, where = '', what = ''] = code.split('_')
  const [pick = '', second = ''] = stake
  if (code === 'SSC_FIXED') return digits[Number(pick)] === second
  if (code === 'SSC_PLACE_SIDES') return sideOf(pick[1], Number(digits[Number(pick[0]) - 1]), 4)
  if (code === 'SSC_TOTAL_SIDES') {
    const sum = total(numbers([...digits]))
    return pick === 'big' ? sum > 22.5 : pick === 'small' ? sum < 22.5 : (pick === 'odd') === (sum % 2 === 1)
  }
  if (code === 'SSC_DRAGON') {
    const difference = Number(digits[0]) - Number(digits[4])
    return pick === (difference > 0 ? 'dragon' : difference < 0 ? 'tiger' : 'tie')
  }
  const [from, to] = STRETCHES[where] ?? [0, 0]
  const part = [...digits.slice(from, to)]
  if (what === 'STRAIGHT') return part.join('') === stake.join('')
  // The first of the two comes twice.
  if (what === 'GROUP3') return sorted(part) === sorted([pick, pick, second])
  if (what === 'GROUP6') return sorted(part) === sorted(stake)
  if (what === 'SUM') return total(numbers(part)) === Number(pick)
  if (what === 'SPAN') return Math.max(...numbers(part)) - Math.min(...numbers(part)) === Number(pick)
  return stake.every((digit) => part.includes(digit))
}

function race(code: string, stake: Stake, carts: number[]): boolean {
  const [pick = '', second = ''] = stake
  const cartAt = (position: number) => carts[position] ?? 0
  const front = cartAt(0) + cartAt(1)
  switch (code) {
    case 'PK10_FIXED':
      return cartAt(Number(pick)) === Number(second)
    case 'PK10_CHAMPION_SUM':
      return front === Number(pick)
    case 'PK10_CHAMPION_SIDES':
      return pick === 'big' ? front > 11 : pick === 'small' ? front < 12 : (pick === 'odd') === (front % 2 === 1)
    case 'PK10_PLACE_SIDES': {
      const [, position = '', side] = /^(\d+)(.)$/.exec(pick) ?? []
      return sideOf(side, cartAt(Number(position) - 1), 5)
    }
    case 'PK10_DRAGON': {
      const position = Number(pick[0]) - 1
      return pick[1] === (cartAt(position) > cartAt(9 - position) ? 'd' : 't')
    }
    default:
      return stake.every((cart, index) => cartAt(index) === Number(cart))
  }
}

function fiveOfEleven(code: string, stake: Stake, balls: readonly string[]): boolean {
  const [pick = '', second = ''] = stake
  const sum = total(numbers(balls))
  if (code === '11X5_FIXED') return balls[Number(pick)] === second
  if (code === '11X5_SUM_SIDES')
    return pick === 'big' ? sum > 30 : pick === 'small' ? sum < 30 : (pick === 'odd') === (sum % 2 === 1)
  if (code === '11X5_DRAGON') return (pick === 'dragon') === Number(balls[0]) > Number(balls[4])
  const [, first = '', group] = code.split('_')
  if (first.startsWith('FIRST')) {
    const part = balls.slice(0, stake.length)
    return group ? sorted(part) === sorted(stake) : part.join() === stake.join()
  }
  return stake.length <= 5 ? stake.every((ball) => balls.includes(ball)) : balls.every((ball) => stake.includes(ball))
}

function twentyOfEighty(code: string, stake: Stake, balls: readonly string[]): boolean {
  const [pick = ''] = stake
  const sum = total(numbers(balls))
  if (code === 'KENO_SUM_SIDES')
    return pick === 'big' ? sum > 810 : pick === 'small' ? sum < 810 : (pick === 'odd') === (sum % 2 === 1)
  if (code === 'KENO_HALVES') {
    const low = numbers(balls).filter((ball) => ball < 41).length
    return pick === (low === 10 ? 'middle' : low > 10 ? 'up' : 'down')
  }
  return stake.every((ball) => balls.includes(ball))
}

function sixOfFortyNine(code: string, stake: Stake, draw: readonly (readonly string[])[]): boolean {
  const [pick = ''] = stake
  const special = Number(draw[1]?.[0])
  if (code === 'SIX_SPECIAL') return special === Number(pick)
  if (code === 'SIX_SPECIAL_SIDES') {
    if (special === 49) return false
    return pick === 'big' ? special > 24 : pick === 'small' ? special < 25 : (pick === 'odd') === (special % 2 === 1)
  }
  return stake.every((ball) => draw[0]?.includes(ball))
}

function regions(code: string, stake: Stake, draw: readonly (readonly string[])[]): number {
  const all = draw.flat()
  const [pick = '', second = ''] = stake
  const special = draw[0]?.[0] ?? ''
  if (code.startsWith('LO')) return all.filter((number) => number.endsWith(pick)).length
  if (code.startsWith('XIEN')) return times(stake.every((end) => all.some((number) => number.endsWith(end))))
  if (code.startsWith('MISS')) return times(!stake.some((end) => all.some((number) => number.endsWith(end))))
  if (code === 'HEAD_TAIL') return times((pick === '0' ? (draw.at(-1)?.[0] ?? '') : special).endsWith(second))
  return times((code === 'DE_FIRST' ? (draw[1]?.[0] ?? '') : special).endsWith(pick))
}

function southEast(code: string, stake: Stake, draw: readonly (readonly string[])[]): number {
  const [pick = ''] = stake
  const first = draw[0]?.[0] ?? ''
  const ends = (tier: number) => (draw[tier] ?? []).filter((number) => number.endsWith(pick)).length
  switch (code) {
    case 'SEA_4D_3A':
    case 'SEA_4D_2A':
      return ends(0)
    case 'SEA_4D_3ABC':
      return ends(0) + ends(1) + ends(2)
    case 'SEA_THAI_3TOP':
    case 'SEA_THAI_2TOP':
      return times(first.endsWith(pick))
    case 'SEA_THAI_3TOD':
      return times(sorted([...first.slice(3)]) === sorted([...pick]))
    case 'SEA_THAI_3FRONT':
      return ends(2)
    case 'SEA_THAI_3BOTTOM':
      return ends(3)
    case 'SEA_THAI_2BOTTOM':
      return ends(1)
    case 'SEA_THAI_RUN_TOP':
      return times(first.slice(3).includes(pick))
    case 'SEA_THAI_RUN_BOTTOM':
      return times((draw[1]?.[0] ?? '').includes(pick))
    default:
      throw new Error(`No rule is written down for ${code}`)
  }
}
