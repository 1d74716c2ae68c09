import { sameTexts, texts } from '@understudy/seed'
import type { Draw } from '../draw.ts'
import { chance, ONLY_WAY, onlyWay, optionWins, pickedWins, type Section, symbols, type Way } from '../play.ts'
import { allOf, BIG, EVEN, ODD, RULES, SMALL } from './words.ts'

const FACES = symbols(1, 6)
/** Every throw of three dice. */
const THROWS = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => [a, b, c])))
const STRAIGHTS = ['123', '234', '345', '456']

const diceOf = (draw: Draw): readonly string[] => draw[0] ?? []
const sumOf = (dice: readonly string[]) => dice.reduce((sum, die) => sum + Number(die), 0)
const timesOf = (dice: readonly string[], face: string) => dice.filter((die) => die === face).length
const isTriple = (dice: readonly string[]) => new Set(dice).size === 1

const holds: Readonly<Record<string, (dice: readonly string[]) => boolean>> = {
  big: (dice) => sumOf(dice) >= 11 && !isTriple(dice),
  small: (dice) => sumOf(dice) <= 10 && !isTriple(dice),
  odd: (dice) => sumOf(dice) % 2 === 1 && !isTriple(dice),
  even: (dice) => sumOf(dice) % 2 === 0 && !isTriple(dice),
  anyTriple: isTriple,
  straight: (dice) => STRAIGHTS.includes([...dice].sort().join('')),
  ...Object.fromEntries(symbols(3, 18).map((sum) => [sum, (dice: readonly string[]) => sumOf(dice) === Number(sum)])),
  ...Object.fromEntries(FACES.map((face) => [face.repeat(3), (dice: readonly string[]) => timesOf(dice, face) === 3])),
  ...Object.fromEntries(
    FACES.map((face) => [`pair${face}`, (dice: readonly string[]) => timesOf(dice, face) === 2] as const),
  ),
}

const count = (fits: (dice: readonly string[]) => boolean) => THROWS.filter(fits).length
const ways = (keys: readonly string[], label: (key: string) => Way['label']): Way[] =>
  keys.map((key) => ({
    key,
    label: label(key),
    chance: chance(
      count((dice) => holds[key]?.(dice) ?? false),
      216,
    ),
  }))
const wins = (keys: readonly string[]) => optionWins((draw) => keys.filter((key) => holds[key]?.(diceOf(draw))))

const options = (keys: readonly string[], label: (key: string) => Way['label'] = sameTexts) => ({
  shape: { kind: 'options' } as const,
  ways: ways(keys, label),
  wins: wins(keys),
})

const TRIPLES = FACES.map((face) => face.repeat(3))
const PAIRS = FACES.map((face) => `pair${face}`)
const SIDES = { big: BIG, small: SMALL, odd: ODD, even: EVEN } as const
const pick = (choose: number) => ({ kind: 'pick', symbols: FACES, choose, most: 6 }) as const

/** Three dice. */
export const K3: readonly Section[] = [
  {
    code: 'K3_SUM',
    name: texts('مجموعہ', 'Majmua', 'Sum'),
    plays: [
      {
        code: 'K3_SUM',
        name: texts('تین پانسوں کا مجموعہ', 'Teen paanson ka majmua', 'Sum of three dice'),
        rule: RULES.option,
        type: 'ent',
        ...options(symbols(3, 18)),
      },
      {
        code: 'K3_SIDES',
        name: texts('بڑا چھوٹا طاق جفت', 'Bara chhota taaq juft', 'Big, small, odd, even'),
        rule: texts(
          'بڑا 11 سے 17، چھوٹا 4 سے 10؛ طاق اور جفت مجموعے کے ہیں۔ تین یکساں پانسوں پر چاروں ہارتے ہیں۔',
          'Bara 11 se 17, chhota 4 se 10; taaq aur juft majmue ke hain. Teen yaksan paanson par chaaron haarte hain.',
          'Big is 11 to 17, small 4 to 10; odd and even are those of the sum. Three alike lose all four.',
        ),
        type: 'ent',
        ...options(['big', 'small', 'odd', 'even'], (key) => SIDES[key as keyof typeof SIDES]),
      },
    ],
  },
  {
    code: 'K3_ALIKE',
    name: texts('یکساں پانسے', 'Yaksan paanse', 'Alike'),
    plays: [
      {
        code: 'K3_ANY_TRIPLE',
        name: texts('کوئی بھی تین یکساں', 'Koi bhi teen yaksan', 'Any triple'),
        rule: RULES.option,
        type: 'trad',
        ...options(['anyTriple'], () => texts('تین یکساں', 'Teen yaksan', 'Triple')),
      },
      {
        code: 'K3_TRIPLE',
        name: texts('خاص تین یکساں', 'Khaas teen yaksan', 'Exact triple'),
        rule: RULES.option,
        type: 'trad',
        ...options(TRIPLES),
      },
      {
        code: 'K3_PAIR',
        name: texts('دو یکساں', 'Do yaksan', 'Pair'),
        rule: texts(
          'چنا ہوا نمبر ٹھیک دو پانسوں پر آئے تو جیت؛ تین پر آئے تو نہیں۔',
          'Chuna hua number theek do paanson par aaye to jeet; teen par aaye to nahin.',
          'You win when exactly two dice show the number; three of them do not count.',
        ),
        type: 'trad',
        ...options(PAIRS, (key) => sameTexts(key.slice(-1).repeat(2))),
      },
    ],
  },
  {
    code: 'K3_DIFFERENT',
    name: texts('مختلف نمبر', 'Mukhtalif number', 'Different'),
    plays: [
      {
        code: 'K3_TWO_DIFFERENT',
        name: texts('دو مختلف', 'Do mukhtalif', 'Two different'),
        rule: allOf(2),
        type: 'trad',
        shape: pick(2),
        ways: onlyWay(
          chance(
            count((dice) => timesOf(dice, '1') > 0 && timesOf(dice, '2') > 0),
            216,
          ),
        ),
        wins: pickedWins(2, diceOf),
      },
      {
        code: 'K3_THREE_DIFFERENT',
        name: texts('تین مختلف', 'Teen mukhtalif', 'Three different'),
        rule: allOf(3),
        type: 'trad',
        shape: pick(3),
        ways: onlyWay(chance(6, 216)),
        wins: pickedWins(3, diceOf),
      },
      {
        code: 'K3_STRAIGHT',
        name: texts('مسلسل تین', 'Musalsal teen', 'Straight run'),
        rule: texts(
          'تینوں پانسے مل کر 123، 234، 345 یا 456 بنائیں تو جیت، ترتیب کچھ بھی ہو۔',
          'Teenon paanse mil kar 123, 234, 345 ya 456 banayein to jeet, tarteeb kuch bhi ho.',
          'You win when the dice make 123, 234, 345 or 456, in any order.',
        ),
        type: 'trad',
        ...options(['straight'], () => texts('مسلسل', 'Musalsal', 'Run')),
      },
      {
        code: 'K3_FACE',
        name: texts('ایک نمبر', 'Aik number', 'One number'),
        rule: texts(
          'چنا ہوا نمبر جتنے پانسوں پر آئے اتنی بار ادائیگی۔',
          'Chuna hua number jitne paanson par aaye utni baar adaigi.',
          'It pays once for each of the dice that shows your number.',
        ),
        type: 'ent',
        shape: pick(1),
        // The expected count of the face, not a probability: three dice with one chance in six each.
        ways: onlyWay(chance(3, 6)),
        wins: (draw, [picked = []]) => ({
          [ONLY_WAY]: picked.reduce((sum, face) => sum + timesOf(diceOf(draw), face), 0),
        }),
      },
    ],
  },
]
