import { type Texts, texts } from '@understudy/seed'
import type { Draw } from '../draw.ts'
import {
  type Chance,
  chance,
  numberWins,
  ONLY_WAY,
  type PlayDraft,
  pickedWins,
  type Section,
  type Shape,
  symbols,
} from '../play.ts'

const [FIRST, BOTTOM_TWO, FRONT_THREE, BOTTOM_THREE] = [0, 1, 2, 3] as const

const top = (digits: number) => (draw: Draw) => [draw[FIRST]?.[0]?.slice(-digits) ?? '']
const tier = (index: number) => (draw: Draw) => draw[index] ?? []
const digitsOf = (number: string | undefined) => [...(number ?? '')]

const play = (
  code: string,
  name: Texts,
  rule: Texts,
  shape: Shape,
  odds: { chance: Chance; pays: number },
  wins: PlayDraft['wins'],
): PlayDraft => ({
  code: `SEA_THAI_${code}`,
  name,
  rule,
  type: 'trad',
  shape,
  ways: [{ key: ONLY_WAY, label: texts('جیت', 'Jeet', 'Win'), ...odds }],
  wins,
})

/** How many digits of a number are equal decides in how many orders it can be drawn, and so what it pays. */
const TOD = [
  {
    key: 'different',
    label: texts('تینوں مختلف', 'Teenon mukhtalif', 'All different'),
    kinds: 3,
    orders: 6,
    pays: 130,
  },
  { key: 'pair', label: texts('دو ایک جیسے', 'Do aik jaise', 'Two alike'), kinds: 2, orders: 3, pays: 260 },
  { key: 'triple', label: texts('تینوں ایک جیسے', 'Teenon aik jaise', 'Three alike'), kinds: 1, orders: 1, pays: 780 },
] as const

const inOrder = (number: string) => [...number].sort().join('')
const TOD_PLAY: PlayDraft = {
  code: 'SEA_THAI_3TOD',
  name: texts('تین، کسی ترتیب میں', 'Teen, kisi tarteeb mein', '3 tod'),
  rule: texts(
    'تین ہندسوں کا نمبر چنیں؛ پہلے انعام کے آخری تین کسی بھی ترتیب میں وہی ہوں تو جیت۔ ایک جیسے ہندسوں پر زیادہ ملتا ہے۔',
    'Teen hindson ka number chunein; pehle inaam ke aakhri teen kisi bhi tarteeb mein wohi hon to jeet. Aik jaise hindson par zyada milta hai.',
    'Choose numbers of 3 digits; you win when the last three of the first prize are the same in any order. Digits that are alike pay more.',
  ),
  type: 'trad',
  shape: { kind: 'numbers', digits: 3 },
  ways: TOD.map(({ key, label, orders, pays }) => ({ key, label, chance: chance(orders, 1_000), pays })),
  apart: true,
  wins: (draw, [chosen = []]) => {
    const topDigits = inOrder(top(3)(draw)[0] ?? '')
    const key = TOD.find(({ kinds }) => kinds === new Set(topDigits).size)?.key
    return key ? { [key]: chosen.filter((number) => inOrder(number) === topDigits).length } : {}
  },
}

const numbers = (digits: number): Shape => ({ kind: 'numbers', digits })
const DIGITS = symbols(0, 9)
const pick = (choose: number): Shape => ({ kind: 'pick', symbols: DIGITS, choose, most: 10 })

/**
 * A six-digit first prize, a two-digit bottom prize, and two three-digit prizes each at the front and at the bottom.
 */
export const THAI: readonly Section[] = [
  {
    code: 'SEA_THAI_THREE',
    name: texts('تین ہندسے', 'Teen hindse', 'Three digits'),
    plays: [
      play(
        '3TOP',
        texts('اوپر کے تین', 'Oopar ke teen', '3 top'),
        texts(
          'پہلے انعام کے آخری تین ہندسے اسی ترتیب میں۔',
          'Pehle inaam ke aakhri teen hindse isi tarteeb mein.',
          'The last three digits of the first prize in this order.',
        ),
        numbers(3),
        { chance: chance(1, 1_000), pays: 900 },
        numberWins(top(3)),
      ),
      TOD_PLAY,
      play(
        '3FRONT',
        texts('شروع کے تین', 'Shuru ke teen', '3 front'),
        texts(
          'شروع کے تین ہندسوں کے دو نمبروں میں سے کوئی۔',
          'Shuru ke teen hindson ke do numberon mein se koi.',
          'Either of the two front numbers.',
        ),
        numbers(3),
        { chance: chance(2, 1_000), pays: 400 },
        numberWins(tier(FRONT_THREE)),
      ),
      play(
        '3BOTTOM',
        texts('نیچے کے تین', 'Neeche ke teen', '3 bottom'),
        texts(
          'نیچے کے تین ہندسوں کے دو نمبروں میں سے کوئی۔',
          'Neeche ke teen hindson ke do numberon mein se koi.',
          'Either of the two bottom numbers of three digits.',
        ),
        numbers(3),
        { chance: chance(2, 1_000), pays: 400 },
        numberWins(tier(BOTTOM_THREE)),
      ),
    ],
  },
  {
    code: 'SEA_THAI_TWO',
    name: texts('دو ہندسے', 'Do hindse', 'Two digits'),
    plays: [
      play(
        '2TOP',
        texts('اوپر کے دو', 'Oopar ke do', '2 top'),
        texts(
          'پہلے انعام کے آخری دو ہندسے۔',
          'Pehle inaam ke aakhri do hindse.',
          'The last two digits of the first prize.',
        ),
        numbers(2),
        { chance: chance(1, 100), pays: 90 },
        numberWins(top(2)),
      ),
      play(
        '2BOTTOM',
        texts('نیچے کے دو', 'Neeche ke do', '2 bottom'),
        texts('نیچے کا دو ہندسوں کا نمبر۔', 'Neeche ka do hindson ka number.', 'The bottom number of two digits.'),
        numbers(2),
        { chance: chance(1, 100), pays: 90 },
        numberWins(tier(BOTTOM_TWO)),
      ),
    ],
  },
  {
    code: 'SEA_THAI_RUN',
    name: texts('ایک ہندسہ', 'Aik hindsa', 'One digit'),
    plays: [
      play(
        'RUN_TOP',
        texts('اوپر کہیں بھی', 'Oopar kahin bhi', 'Run top'),
        texts(
          'ہندسہ پہلے انعام کے آخری تین میں کہیں آئے تو جیت۔',
          'Hindsa pehle inaam ke aakhri teen mein kahin aaye to jeet.',
          'The digit comes somewhere in the last three of the first prize.',
        ),
        pick(1),
        { chance: chance(271, 1_000), pays: 3.2 },
        pickedWins(1, (draw) => digitsOf(top(3)(draw)[0])),
      ),
      play(
        'RUN_BOTTOM',
        texts('نیچے کہیں بھی', 'Neeche kahin bhi', 'Run bottom'),
        texts(
          'ہندسہ نیچے کے دو میں کہیں آئے تو جیت۔',
          'Hindsa neeche ke do mein kahin aaye to jeet.',
          'The digit comes somewhere in the bottom two.',
        ),
        pick(1),
        { chance: chance(19, 100), pays: 4.2 },
        pickedWins(1, (draw) => digitsOf(draw[BOTTOM_TWO]?.[0])),
      ),
    ],
  },
]
