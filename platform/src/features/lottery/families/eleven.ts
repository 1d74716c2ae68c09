import { combinations } from '@understudy/contracts/lottery/content'
import { texts } from '@understudy/seed'
import type { Draw } from '../draw.ts'
import {
  chance,
  ONLY_WAY,
  onlyWay,
  optionTies,
  optionWins,
  orderedWins,
  type PlayDraft,
  pickedWins,
  type Section,
  symbols,
} from '../play.ts'
import { fixedPlace } from './fixed-place.ts'
import { ANY, allOf, BIG, counted, DRAGON, EVEN, ODD, positionLabels, RULES, SIZES, SMALL, TIGER } from './words.ts'

const BALLS = symbols(1, 11, 2)
const ballsOf = (draw: Draw): readonly string[] => draw[0] ?? []
const sumOf = (balls: readonly string[]) => balls.reduce((sum, ball) => sum + Number(ball), 0)

/** The sums of every five balls. */
const SUMS = sumsOf(BALLS.map(Number), 5)

function sumsOf(balls: readonly number[], count: number): number[] {
  if (count === 0) return [0]
  return balls.flatMap((ball, index) => sumsOf(balls.slice(index + 1), count - 1).map((sum) => ball + sum))
}

/** Up to five balls: all of them must be drawn. More than five: all five drawn balls must be among them. */
const any = (count: number): PlayDraft => ({
  code: `11X5_ANY${count}`,
  name: counted(count, ANY),
  rule:
    count <= 5
      ? allOf(count)
      : texts(
          `کم از کم ${count} نمبر چنیں۔ ${count} کا ہر مجموعہ تب جیتتا ہے جب نکلے ہوئے پانچوں اس میں ہوں۔`,
          `Kam az kam ${count} number chunein. ${count} ka har majmua tab jeetta hai jab nikle hue paanchon us mein hon.`,
          `Choose at least ${count} numbers. Each set of ${count} wins when it holds all five that are drawn.`,
        ),
  type: 'trad',
  shape: { kind: 'pick', symbols: BALLS, choose: count, most: 11 },
  ways: onlyWay(count <= 5 ? chance(combinations(11 - count, 5 - count), 462) : chance(combinations(count, 5), 462)),
  wins:
    count <= 5
      ? pickedWins(count, ballsOf)
      : (draw, [picked = []]) => ({
          [ONLY_WAY]: ballsOf(draw).every((ball) => picked.includes(ball))
            ? combinations(picked.length - 5, count - 5)
            : 0,
        }),
})

const straight = (count: number, total: number): PlayDraft => ({
  code: `11X5_FIRST${count}`,
  name: texts(`پہلے ${count}: سیدھی ترتیب`, `Pehle ${count}: seedhi tarteeb`, `First ${count}: straight`),
  rule: RULES.ordered,
  type: 'trad',
  shape: { kind: 'positions', positions: positionLabels(0, count), symbols: BALLS, distinct: true },
  ways: onlyWay(chance(1, total)),
  wins: orderedWins((draw) => ballsOf(draw).slice(0, count)),
})

const group = (count: number, favourable: number, total: number): PlayDraft => ({
  code: `11X5_FIRST${count}_GROUP`,
  name: texts(`پہلے ${count}: گروپ`, `Pehle ${count}: group`, `First ${count}: group`),
  rule: allOf(count),
  type: 'trad',
  shape: { kind: 'pick', symbols: BALLS, choose: count, most: 11 },
  ways: onlyWay(chance(favourable, total)),
  wins: pickedWins(count, (draw) => ballsOf(draw).slice(0, count)),
})

/** The sum that is neither big nor small: stakes on both are refunded. */
const MIDDLE = 30
const SIDES = [
  { key: 'big', label: BIG, fits: (sum: number) => sum > MIDDLE },
  { key: 'small', label: SMALL, fits: (sum: number) => sum < MIDDLE },
  { key: 'odd', label: ODD, fits: (sum: number) => sum % 2 === 1 },
  { key: 'even', label: EVEN, fits: (sum: number) => sum % 2 === 0 },
] as const

/** Five balls of eleven. */
export const ELEVEN: readonly Section[] = [
  { code: '11X5_ANY', name: ANY, plays: [1, 2, 3, 4, 5, 6, 7, 8].map(any) },
  {
    code: '11X5_FIRST',
    name: texts('پہلے نمبر', 'Pehle number', 'First numbers'),
    plays: [straight(2, 110), group(2, 2, 110), straight(3, 990), group(3, 6, 990)],
  },
  fixedPlace('11X5', 5, BALLS, ballsOf),
  {
    code: '11X5_SIDES',
    name: texts('بڑا چھوٹا طاق جفت', 'Bara chhota taaq juft', 'Big, small, odd, even'),
    plays: [
      {
        code: '11X5_SUM_SIDES',
        name: texts('مجموعے پر', 'Majmue par', 'On the sum'),
        rule: texts(
          'پانچوں کا مجموعہ: بڑا 31 یا زیادہ، چھوٹا 29 یا کم؛ 30 پر ان دونوں کی رقم واپس۔ طاق اور جفت مجموعے کے ہیں۔',
          'Paanchon ka majmua: bara 31 ya zyada, chhota 29 ya kam; 30 par in dono ki raqam wapas. Taaq aur juft majmue ke hain.',
          'The five added: big is 31 or more, small 29 or less; at 30 the stakes on these two come back. Odd and even are those of the sum.',
        ),
        type: 'ent',
        shape: { kind: 'options' },
        ways: SIDES.map(({ key, label, fits }) => ({
          key,
          label,
          chance: chance(SUMS.filter(fits).length, 462),
          ...(SIZES.includes(key) && { tie: chance(SUMS.filter((sum) => sum === MIDDLE).length, 462) }),
        })),
        wins: optionWins((draw) => SIDES.filter(({ fits }) => fits(sumOf(ballsOf(draw)))).map(({ key }) => key)),
        ties: optionTies((draw) => (sumOf(ballsOf(draw)) === MIDDLE ? SIZES : [])),
      },
      {
        code: '11X5_DRAGON',
        name: texts('اژدہا اور شیر', 'Azhdaha aur sher', 'Dragon and tiger'),
        rule: texts(
          'پہلا نمبر پانچویں سے بڑا ہو تو اژدہا، ورنہ شیر۔',
          'Pehla number paanchwein se bara ho to azhdaha, warna sher.',
          'Dragon when the first number is greater than the fifth, otherwise tiger.',
        ),
        type: 'ent',
        shape: { kind: 'options' },
        ways: [
          { key: 'dragon', label: DRAGON, chance: chance(1, 2) },
          { key: 'tiger', label: TIGER, chance: chance(1, 2) },
        ],
        wins: optionWins((draw) => {
          const balls = ballsOf(draw).map(Number)
          return [(balls[0] ?? 0) > (balls[4] ?? 0) ? 'dragon' : 'tiger']
        }),
      },
    ],
  },
]
