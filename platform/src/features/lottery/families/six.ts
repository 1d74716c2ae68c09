import { texts } from '@understudy/seed'
import type { Draw } from '../draw.ts'
import { chance, onlyWay, optionTies, optionWins, type PlayDraft, pickedWins, type Section, symbols } from '../play.ts'
import { allOf, BIG, EVEN, ODD, SMALL } from './words.ts'

const BALLS = symbols(1, 49, 2)
const sixOf = (draw: Draw): readonly string[] => draw[0] ?? []
const specialOf = (draw: Draw): readonly string[] => draw[1] ?? []

/** The highest ball is neither big nor small, odd nor even: stakes on all four are refunded. */
const NEITHER = 49
const SIDES = [
  { key: 'big', label: BIG, fits: (ball: number) => ball >= 25 && ball !== NEITHER },
  { key: 'small', label: SMALL, fits: (ball: number) => ball <= 24 },
  { key: 'odd', label: ODD, fits: (ball: number) => ball % 2 === 1 && ball !== NEITHER },
  { key: 'even', label: EVEN, fits: (ball: number) => ball % 2 === 0 },
] as const

const ofSix = (count: number, favourable: number, total: number): PlayDraft => ({
  code: `SIX_ANY${count}`,
  name: texts(`چھ میں سے ${count}`, `Chhe mein se ${count}`, `${count} of the six`),
  rule: allOf(count),
  type: 'trad',
  shape: { kind: 'pick', symbols: BALLS, choose: count, most: 12 },
  ways: onlyWay(chance(favourable, total)),
  wins: pickedWins(count, sixOf),
})

/** Six balls of forty-nine and a special one. */
export const SIX: readonly Section[] = [
  {
    code: 'SIX_SPECIAL',
    name: texts('خاص نمبر', 'Khaas number', 'Special'),
    plays: [
      {
        code: 'SIX_SPECIAL',
        name: texts('خاص نمبر', 'Khaas number', 'Special number'),
        rule: allOf(1),
        type: 'trad',
        shape: { kind: 'pick', symbols: BALLS, choose: 1, most: 49 },
        ways: onlyWay(chance(1, 49)),
        wins: pickedWins(1, specialOf),
      },
      {
        code: 'SIX_SPECIAL_SIDES',
        name: texts('خاص: بڑا چھوٹا طاق جفت', 'Khaas: bara chhota taaq juft', 'Special: big, small, odd, even'),
        rule: texts(
          'بڑا 25 سے 48، چھوٹا 01 سے 24؛ 49 پر چاروں کی رقم واپس۔',
          'Bara 25 se 48, chhota 01 se 24; 49 par chaaron ki raqam wapas.',
          'Big is 25 to 48, small 01 to 24; at 49 the stakes on all four come back.',
        ),
        type: 'ent',
        shape: { kind: 'options' },
        ways: SIDES.map(({ key, label, fits }) => ({
          key,
          label,
          chance: chance(BALLS.map(Number).filter(fits).length, 49),
          tie: chance(1, 49),
        })),
        wins: optionWins((draw) => {
          const special = Number(specialOf(draw)[0])
          return SIDES.filter(({ fits }) => fits(special)).map(({ key }) => key)
        }),
        ties: optionTies((draw) => (Number(specialOf(draw)[0]) === NEITHER ? SIDES.map(({ key }) => key) : [])),
      },
    ],
  },
  {
    code: 'SIX_REGULAR',
    name: texts('چھ نمبر', 'Chhe number', 'The six'),
    plays: [ofSix(1, 6, 49), ofSix(2, 15, 1_176), ofSix(3, 20, 18_424)],
  },
]
