import { joinTexts, sameTexts, type Texts, texts } from '@understudy/seed'
import type { Draw } from '../draw.ts'
import {
  type Chance,
  chance,
  ONLY_WAY,
  onlyWay,
  optionWins,
  orderedWins,
  type PlayDraft,
  pickedWins,
  type Section,
  symbols,
  type Way,
} from '../play.ts'
import { fixedPlace } from './fixed-place.ts'
import { allOf, BIG, DRAGON, EVEN, labelled, ODD, ordinal, positionLabels, RULES, SMALL, TIE, TIGER } from './words.ts'

const DIGITS = symbols(0, 9)

/** A range of the five digits. */
interface Stretch {
  code: string
  name: Texts
  from: number
  to: number
}

const THREES: readonly Stretch[] = [
  { code: 'FRONT3', name: texts('شروع کے تین', 'Shuru ke teen', 'Front three'), from: 0, to: 3 },
  { code: 'MIDDLE3', name: texts('بیچ کے تین', 'Beech ke teen', 'Middle three'), from: 1, to: 4 },
  { code: 'BACK3', name: texts('آخر کے تین', 'Aakhir ke teen', 'Back three'), from: 2, to: 5 },
]
const TWOS: readonly Stretch[] = [
  { code: 'FRONT2', name: texts('شروع کے دو', 'Shuru ke do', 'Front two'), from: 0, to: 2 },
  { code: 'BACK2', name: texts('آخر کے دو', 'Aakhir ke do', 'Back two'), from: 3, to: 5 },
]
const LONG: readonly Stretch[] = [
  { code: 'FIVE', name: texts('پانچوں', 'Paanchon', 'All five'), from: 0, to: 5 },
  { code: 'FOUR', name: texts('آخر کے چار', 'Aakhir ke chaar', 'Back four'), from: 1, to: 5 },
]

const within =
  ({ from, to }: Stretch) =>
  (draw: Draw): readonly string[] =>
    draw[0]?.slice(from, to) ?? []

const sumOf = (digits: readonly string[]) => digits.reduce((sum, digit) => sum + Number(digit), 0)
const spanOf = (digits: readonly string[]) => Math.max(...digits.map(Number)) - Math.min(...digits.map(Number))

/** Returns every sequence of digits of a length. */
const rows = (length: number): string[][] =>
  Array.from({ length: 10 ** length }, (_, number) => String(number).padStart(length, '0').split(''))
const ROWS: Readonly<Record<number, string[][]>> = { 2: rows(2), 3: rows(3) }

/** Counts the sequences of a length by value. */
function tally(length: number, value: (row: readonly string[]) => number): Map<number, number> {
  const counts = new Map<number, number>()
  for (const row of ROWS[length] ?? []) {
    const result = value(row)
    counts.set(result, (counts.get(result) ?? 0) + 1)
  }
  return counts
}

const straight = (stretch: Stretch): PlayDraft => ({
  code: `SSC_${stretch.code}_STRAIGHT`,
  name: labelled(stretch.name, texts('سیدھی ترتیب', 'Seedhi tarteeb', 'Straight')),
  rule: RULES.ordered,
  type: 'trad',
  shape: { kind: 'positions', positions: positionLabels(stretch.from, stretch.to), symbols: DIGITS, distinct: false },
  ways: onlyWay(chance(1, 10 ** (stretch.to - stretch.from))),
  wins: orderedWins(within(stretch)),
})

/** Two digits, each pair with one stake for either digit coming twice; or three digits in any order. */
const groups = (stretch: Stretch): PlayDraft[] => [
  {
    code: `SSC_${stretch.code}_GROUP3`,
    name: labelled(stretch.name, texts('گروپ 3', 'Group 3', 'Group 3')),
    rule: texts(
      'کم از کم 2 نمبر چنیں۔ ہر دو نمبر دو داؤ ہیں: جب ایک دو بار اور دوسرا ایک بار آئے تو ان میں سے ایک جیتتا ہے۔',
      'Kam az kam 2 number chunein. Har do number do daao hain: jab aik do baar aur doosra aik baar aaye to un mein se aik jeetta hai.',
      'Choose at least 2 numbers. Each two of them are two stakes: one of these wins when one number comes twice and the other once.',
    ),
    type: 'trad',
    shape: { kind: 'pick', symbols: DIGITS, choose: 2, most: 10, each: 2 },
    ways: onlyWay(chance(3, 1000)),
    wins: (draw, [picked = []]) => {
      const drawnSymbols = new Set(within(stretch)(draw))
      return {
        [ONLY_WAY]: drawnSymbols.size === 2 && [...drawnSymbols].every((digit) => picked.includes(digit)) ? 1 : 0,
      }
    },
  },
  {
    code: `SSC_${stretch.code}_GROUP6`,
    name: labelled(stretch.name, texts('گروپ 6', 'Group 6', 'Group 6')),
    rule: allOf(3),
    type: 'trad',
    shape: { kind: 'pick', symbols: DIGITS, choose: 3, most: 10 },
    ways: onlyWay(chance(6, 1000)),
    wins: pickedWins(3, within(stretch)),
  },
]

const anyShow = (stretch: Stretch, choose: number, of1000: number): PlayDraft => ({
  code: `SSC_${stretch.code}_SHOW${choose}`,
  name: joinTexts(labelled(stretch.name, texts('کہیں بھی', 'Kahin bhi', 'Any show')), ` ${choose}`),
  rule: allOf(choose),
  type: 'trad',
  shape: { kind: 'pick', symbols: DIGITS, choose, most: 10 },
  ways: onlyWay(chance(of1000, 1000)),
  wins: pickedWins(choose, within(stretch)),
})

const valued = (
  stretch: Stretch,
  what: { code: string; name: Texts; rule: Texts; value: (row: readonly string[]) => number },
): PlayDraft => {
  const counts = tally(stretch.to - stretch.from, what.value)
  const total = 10 ** (stretch.to - stretch.from)
  return {
    code: `SSC_${stretch.code}_${what.code}`,
    name: labelled(stretch.name, what.name),
    rule: what.rule,
    type: 'ent',
    shape: { kind: 'options' },
    ways: [...counts]
      .sort(([a], [b]) => a - b)
      .map(([value, times]) => ({ key: String(value), label: sameTexts(String(value)), chance: chance(times, total) })),
    wins: optionWins((draw) => [String(what.value(within(stretch)(draw)))]),
  }
}

const SUM = {
  code: 'SUM',
  name: texts('مجموعہ', 'Majmua', 'Sum'),
  rule: texts(
    'چنا ہوا عدد ان ہندسوں کا مجموعہ ہو تو جیت۔',
    'Chuna hua adad in hindson ka majmua ho to jeet.',
    'You win when the digits add up to a number you chose.',
  ),
  value: sumOf,
}
const SPAN = {
  code: 'SPAN',
  name: texts('فاصلہ', 'Faasla', 'Span'),
  rule: texts(
    'سب سے بڑے اور سب سے چھوٹے ہندسے کا فرق چنا ہوا عدد ہو تو جیت۔',
    'Sab se bare aur sab se chhote hindse ka farq chuna hua adad ho to jeet.',
    'You win when the greatest digit less the smallest is a number you chose.',
  ),
  value: spanOf,
}

const SIDES = [
  { key: 'b', label: BIG, fits: (digit: number) => digit >= 5 },
  { key: 's', label: SMALL, fits: (digit: number) => digit < 5 },
  { key: 'o', label: ODD, fits: (digit: number) => digit % 2 === 1 },
  { key: 'e', label: EVEN, fits: (digit: number) => digit % 2 === 0 },
] as const

const HALF: Chance = chance(1, 2)
const positionSides: Way[] = [0, 1, 2, 3, 4].flatMap((position) =>
  SIDES.map(({ key, label }) => ({
    key: `${position + 1}${key}`,
    label: labelled(ordinal(position), label),
    chance: HALF,
  })),
)

const FIVE_DIGITS = within({ code: '', name: sameTexts(''), from: 0, to: 5 })

/** Five digits. */
export const SSC: readonly Section[] = [
  {
    code: 'SSC_STAR',
    name: texts('پانچ اور چار', 'Paanch aur chaar', 'Five and four'),
    plays: LONG.map(straight),
  },
  {
    code: 'SSC_THREE',
    name: texts('تین ہندسے', 'Teen hindse', 'Three digits'),
    plays: THREES.flatMap((stretch) => [straight(stretch), ...groups(stretch)]),
  },
  { code: 'SSC_TWO', name: texts('دو ہندسے', 'Do hindse', 'Two digits'), plays: TWOS.map(straight) },
  fixedPlace('SSC', 5, DIGITS, FIVE_DIGITS),
  {
    code: 'SSC_SHOW',
    name: texts('کہیں بھی', 'Kahin bhi', 'Any show'),
    plays: THREES.flatMap((stretch) => [anyShow(stretch, 1, 271), anyShow(stretch, 2, 54)]),
  },
  {
    code: 'SSC_FIGURES',
    name: texts('مجموعہ اور فاصلہ', 'Majmua aur faasla', 'Sum and span'),
    plays: [
      ...[...THREES, ...TWOS].map((stretch) => valued(stretch, SUM)),
      ...THREES.map((stretch) => valued(stretch, SPAN)),
    ],
  },
  {
    code: 'SSC_SIDES',
    name: texts('بڑا چھوٹا طاق جفت', 'Bara chhota taaq juft', 'Big, small, odd, even'),
    plays: [
      {
        code: 'SSC_PLACE_SIDES',
        name: texts('ہر ہندسے پر', 'Har hindse par', 'On each digit'),
        rule: texts(
          'بڑا 5 سے 9، چھوٹا 0 سے 4۔ ہر انتخاب الگ داؤ ہے۔',
          'Bara 5 se 9, chhota 0 se 4. Har intekhab alag daao hai.',
          'Big is 5 to 9, small 0 to 4. Each choice is a stake of its own.',
        ),
        type: 'ent',
        shape: { kind: 'options' },
        ways: positionSides,
        wins: optionWins((draw) =>
          FIVE_DIGITS(draw).flatMap((digit, index) =>
            SIDES.filter(({ fits }) => fits(Number(digit))).map(({ key }) => `${index + 1}${key}`),
          ),
        ),
      },
      {
        code: 'SSC_TOTAL_SIDES',
        name: texts('کل مجموعے پر', 'Kul majmue par', 'On the total'),
        rule: texts(
          'پانچوں ہندسوں کا مجموعہ: بڑا 23 یا زیادہ، چھوٹا 22 یا کم۔',
          'Paanchon hindson ka majmua: bara 23 ya zyada, chhota 22 ya kam.',
          'The sum of all five digits: big is 23 or more, small 22 or less.',
        ),
        type: 'ent',
        shape: { kind: 'options' },
        ways: [
          { key: 'big', label: BIG, chance: HALF },
          { key: 'small', label: SMALL, chance: HALF },
          { key: 'odd', label: ODD, chance: HALF },
          { key: 'even', label: EVEN, chance: HALF },
        ],
        wins: optionWins((draw) => {
          const sum = sumOf(FIVE_DIGITS(draw))
          return [sum >= 23 ? 'big' : 'small', sum % 2 === 1 ? 'odd' : 'even']
        }),
      },
      {
        code: 'SSC_DRAGON',
        name: texts('اژدہا اور شیر', 'Azhdaha aur sher', 'Dragon and tiger'),
        rule: texts(
          'پہلا ہندسہ پانچویں سے بڑا ہو تو اژدہا، چھوٹا ہو تو شیر، ورنہ برابر۔',
          'Pehla hindsa paanchwein se bara ho to azhdaha, chhota ho to sher, warna barabar.',
          'Dragon when the first digit is greater than the fifth, tiger when it is smaller, otherwise a tie.',
        ),
        type: 'ent',
        shape: { kind: 'options' },
        ways: [
          { key: 'dragon', label: DRAGON, chance: chance(45, 100) },
          { key: 'tiger', label: TIGER, chance: chance(45, 100) },
          { key: 'tie', label: TIE, chance: chance(10, 100) },
        ],
        wins: optionWins((draw) => {
          const digits = FIVE_DIGITS(draw)
          const [first, last] = [Number(digits[0]), Number(digits[4])]
          return [first > last ? 'dragon' : first < last ? 'tiger' : 'tie']
        }),
      },
    ],
  },
]
