import { joinTexts, sameTexts, texts } from '@understudy/seed'
import type { Draw } from '../draw.ts'
import { chance, onlyWay, optionWins, orderedWins, type PlayDraft, type Section, symbols, type Way } from '../play.ts'
import { fixedPlace } from './fixed-place.ts'
import { BIG, DRAGON, EVEN, labelled, ODD, ordinal, positionLabels, RULES, SMALL, TIGER } from './words.ts'

const CARTS = symbols(1, 10, 2)
const POSITIONS = 10

const orderOf = (draw: Draw): readonly string[] => draw[0] ?? []
const championSum = (draw: Draw) => Number(draw[0]?.[0]) + Number(draw[0]?.[1])

/** Counts ordered pairs of different carts whose sum fits. */
const pairs = (fits: (sum: number) => boolean) =>
  CARTS.flatMap((a) => CARTS.filter((b) => a !== b && fits(Number(a) + Number(b)))).length

const firsts = (count: number, total: number): PlayDraft => ({
  code: `PK10_FIRST${count}`,
  name:
    count === 1
      ? texts('پہلی گاڑی', 'Pehli gaari', 'First cart')
      : texts(`پہلی ${count} گاڑیاں`, `Pehli ${count} gaariyan`, `First ${count} carts`),
  rule: RULES.ordered,
  type: 'trad',
  shape: { kind: 'positions', positions: positionLabels(0, count), symbols: CARTS, distinct: true },
  ways: onlyWay(chance(1, total)),
  wins: orderedWins((draw) => orderOf(draw).slice(0, count)),
})

const SIDES = [
  { key: 'b', label: BIG, fits: (cart: number) => cart >= 6 },
  { key: 's', label: SMALL, fits: (cart: number) => cart <= 5 },
  { key: 'o', label: ODD, fits: (cart: number) => cart % 2 === 1 },
  { key: 'e', label: EVEN, fits: (cart: number) => cart % 2 === 0 },
] as const

const SUM_SIDES: readonly (Omit<Way, 'chance'> & { fits: (sum: number) => boolean })[] = [
  { key: 'big', label: BIG, fits: (sum) => sum >= 12 },
  { key: 'small', label: SMALL, fits: (sum) => sum <= 11 },
  { key: 'odd', label: ODD, fits: (sum) => sum % 2 === 1 },
  { key: 'even', label: EVEN, fits: (sum) => sum % 2 === 0 },
]

const rows = Array.from({ length: POSITIONS }, (_, index) => index)

/** A race of ten carts: a permutation of 01 to 10. */
export const PK10: readonly Section[] = [
  fixedPlace('PK10', POSITIONS, CARTS, orderOf),
  {
    code: 'PK10_FIRSTS',
    name: texts('سب سے آگے', 'Sab se aage', 'In front'),
    plays: [firsts(1, 10), firsts(2, 90), firsts(3, 720)],
  },
  {
    code: 'PK10_CHAMPION',
    name: texts('پہلی دو کا مجموعہ', 'Pehli do ka majmua', 'Sum of the first two'),
    plays: [
      {
        code: 'PK10_CHAMPION_SUM',
        name: texts('پہلی دو کا مجموعہ', 'Pehli do ka majmua', 'Sum of the first two'),
        rule: RULES.option,
        type: 'ent',
        shape: { kind: 'options' },
        ways: symbols(3, 19).map((key) => ({
          key,
          label: sameTexts(key),
          chance: chance(
            pairs((sum) => sum === Number(key)),
            90,
          ),
        })),
        wins: optionWins((draw) => [String(championSum(draw))]),
      },
      {
        code: 'PK10_CHAMPION_SIDES',
        name: texts('مجموعہ: بڑا چھوٹا طاق جفت', 'Majmua: bara chhota taaq juft', 'Sum: big, small, odd, even'),
        rule: texts(
          'پہلی دو گاڑیوں کا مجموعہ: بڑا 12 یا زیادہ، چھوٹا 11 یا کم۔',
          'Pehli do gaariyon ka majmua: bara 12 ya zyada, chhota 11 ya kam.',
          'The first two carts added: big is 12 or more, small 11 or less.',
        ),
        type: 'ent',
        shape: { kind: 'options' },
        ways: SUM_SIDES.map(({ fits, ...way }) => ({ ...way, chance: chance(pairs(fits), 90) })),
        wins: optionWins((draw) => SUM_SIDES.filter(({ fits }) => fits(championSum(draw))).map(({ key }) => key)),
      },
    ],
  },
  {
    code: 'PK10_SIDES',
    name: texts('بڑا چھوٹا طاق جفت', 'Bara chhota taaq juft', 'Big, small, odd, even'),
    plays: [
      {
        code: 'PK10_PLACE_SIDES',
        name: texts('ہر مقام پر', 'Har maqam par', 'On each place'),
        rule: texts(
          'بڑا 6 سے 10، چھوٹا 1 سے 5۔ ہر انتخاب الگ داؤ ہے۔',
          'Bara 6 se 10, chhota 1 se 5. Har intekhab alag daao hai.',
          'Big is 6 to 10, small 1 to 5. Each choice is a stake of its own.',
        ),
        type: 'ent',
        shape: { kind: 'options' },
        ways: rows.flatMap((position) =>
          SIDES.map(({ key, label }) => ({
            key: `${position + 1}${key}`,
            label: labelled(ordinal(position), label),
            chance: chance(1, 2),
          })),
        ),
        wins: optionWins((draw) =>
          orderOf(draw).flatMap((cart, index) =>
            SIDES.filter(({ fits }) => fits(Number(cart))).map(({ key }) => `${index + 1}${key}`),
          ),
        ),
      },
      {
        code: 'PK10_DRAGON',
        name: texts('اژدہا اور شیر', 'Azhdaha aur sher', 'Dragon and tiger'),
        rule: texts(
          'اگلی گاڑی کا نمبر اپنے جوڑ کی پچھلی گاڑی سے بڑا ہو تو اژدہا، ورنہ شیر: پہلی کے ساتھ دسویں، دوسری کے ساتھ نویں، اسی طرح آگے۔',
          'Agli gaari ka number apne jor ki pichhli gaari se bara ho to azhdaha, warna sher: pehli ke saath daswein, doosri ke saath nawein, isi tarah aage.',
          'Dragon when the cart in front has the greater number of its pair, else tiger: first and tenth, second and ninth, and so on.',
        ),
        type: 'ent',
        shape: { kind: 'options' },
        ways: rows.slice(0, 5).flatMap((position) => {
          const pair = joinTexts(ordinal(position), ` ${position + 1}/${POSITIONS - position}`)
          return [
            { key: `${position + 1}d`, label: labelled(pair, DRAGON), chance: chance(1, 2) },
            { key: `${position + 1}t`, label: labelled(pair, TIGER), chance: chance(1, 2) },
          ]
        }),
        wins: optionWins((draw) => {
          const order = orderOf(draw).map(Number)
          return rows.slice(0, 5).map((position) => {
            const [front = 0, back = 0] = [order[position], order[POSITIONS - 1 - position]]
            return `${position + 1}${front > back ? 'd' : 't'}`
          })
        }),
      },
    ],
  },
]
