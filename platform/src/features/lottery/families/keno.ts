import { texts } from '@understudy/seed'
import type { Draw } from '../draw.ts'
import { chance, onlyWay, optionTies, optionWins, type PlayDraft, pickedWins, type Section, symbols } from '../play.ts'
import { ANY, allOf, BIG, counted, EVEN, ODD, SIZES, SMALL } from './words.ts'

const BALLS = symbols(1, 80, 2)
const DRAWN = 20
const ballsOf = (draw: Draw): readonly string[] => draw[0] ?? []

/** The binomial coefficient, exact. */
function ways(n: number, k: number): bigint {
  let result = 1n
  for (let i = 1; i <= k; i += 1) result = (result * BigInt(n - k + i)) / BigInt(i)
  return result
}
const ALL = ways(80, DRAWN)

/** The sum that is neither big nor small: stakes on both are refunded. */
const MIDDLE = 810
/** How many draws of twenty out of eighty sum to exactly 810. A constant, because counting them takes long. */
const MIDDLE_WAYS = 15_542_763_534_960_598n
const BESIDE = (ALL - MIDDLE_WAYS) / 2n
/** How many draws contain an odd number of odd balls. */
const ODD_WAYS = symbols(0, DRAWN)
  .map(Number)
  .filter((odd) => odd % 2 === 1)
  .reduce((total, odd) => total + ways(40, odd) * ways(40, DRAWN - odd), 0n)

const SIDES = [
  { key: 'big', label: BIG, favourable: BESIDE, fits: (sum: number) => sum > MIDDLE },
  { key: 'small', label: SMALL, favourable: BESIDE, fits: (sum: number) => sum < MIDDLE },
  { key: 'odd', label: ODD, favourable: ODD_WAYS, fits: (sum: number) => sum % 2 === 1 },
  { key: 'even', label: EVEN, favourable: ALL - ODD_WAYS, fits: (sum: number) => sum % 2 === 0 },
] as const

const sumOf = (draw: Draw) => ballsOf(draw).reduce((total, ball) => total + Number(ball), 0)
const lowOf = (draw: Draw) => ballsOf(draw).filter((ball) => Number(ball) <= 40).length
/** How many draws have a fitting number of balls from the lower forty. */
const lowWays = (fits: (low: number) => boolean) =>
  symbols(0, DRAWN)
    .map(Number)
    .filter(fits)
    .reduce((total, low) => total + ways(40, low) * ways(40, DRAWN - low), 0n)

const HALVES = [
  { key: 'up', label: texts('اوپر', 'Oopar', 'Up'), fits: (low: number) => low > 10 },
  { key: 'middle', label: texts('بیچ', 'Beech', 'Middle'), fits: (low: number) => low === 10 },
  { key: 'down', label: texts('نیچے', 'Neeche', 'Down'), fits: (low: number) => low < 10 },
] as const

const any = (count: number): PlayDraft => ({
  code: `KENO_ANY${count}`,
  name: counted(count, ANY),
  rule: allOf(count),
  type: 'trad',
  shape: { kind: 'pick', symbols: BALLS, choose: count, most: 10 },
  ways: onlyWay(chance(ways(80 - count, DRAWN - count), ALL)),
  wins: pickedWins(count, ballsOf),
})

/** Twenty balls of eighty. */
export const KENO: readonly Section[] = [
  { code: 'KENO_ANY', name: ANY, plays: [1, 2, 3, 4, 5].map(any) },
  {
    code: 'KENO_SIDES',
    name: texts('مجموعہ اور آدھے', 'Majmua aur aadhe', 'Sum and halves'),
    plays: [
      {
        code: 'KENO_SUM_SIDES',
        name: texts('مجموعہ: بڑا چھوٹا طاق جفت', 'Majmua: bara chhota taaq juft', 'Sum: big, small, odd, even'),
        rule: texts(
          'بیس نمبروں کا مجموعہ: بڑا 811 یا زیادہ، چھوٹا 809 یا کم؛ 810 پر ان دونوں کی رقم واپس۔ طاق اور جفت مجموعے کے ہیں۔',
          'Bees numberon ka majmua: bara 811 ya zyada, chhota 809 ya kam; 810 par in dono ki raqam wapas. Taaq aur juft majmue ke hain.',
          'The twenty added: big is 811 or more, small 809 or less; at 810 the stakes on these two come back. Odd and even are those of the sum.',
        ),
        type: 'ent',
        shape: { kind: 'options' },
        ways: SIDES.map(({ key, label, favourable }) => ({
          key,
          label,
          chance: chance(favourable, ALL),
          ...(SIZES.includes(key) && { tie: chance(MIDDLE_WAYS, ALL) }),
        })),
        wins: optionWins((draw) => SIDES.filter(({ fits }) => fits(sumOf(draw))).map(({ key }) => key)),
        ties: optionTies((draw) => (sumOf(draw) === MIDDLE ? SIZES : [])),
      },
      {
        code: 'KENO_HALVES',
        name: texts('اوپر اور نیچے', 'Oopar aur neeche', 'Up and down'),
        rule: texts(
          '01 سے 40 تک کے نمبر دس سے زیادہ ہوں تو اوپر، کم ہوں تو نیچے، ٹھیک دس ہوں تو بیچ۔',
          '01 se 40 tak ke number das se zyada hon to oopar, kam hon to neeche, theek das hon to beech.',
          'Up when more than ten of the twenty are 01 to 40, down when fewer are, middle when exactly ten are.',
        ),
        type: 'ent',
        shape: { kind: 'options' },
        ways: HALVES.map(({ key, label, fits }) => ({ key, label, chance: chance(lowWays(fits), ALL) })),
        wins: optionWins((draw) => HALVES.filter(({ fits }) => fits(lowOf(draw))).map(({ key }) => key)),
      },
    ],
  },
]
