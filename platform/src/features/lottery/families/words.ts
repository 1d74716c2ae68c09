import { joinTexts, type Texts, texts } from '@understudy/seed'
import type { Labelled } from '../play.ts'

/** Texts that several families share. */
export const BIG = texts('بڑا', 'Bara', 'Big')
export const SMALL = texts('چھوٹا', 'Chhota', 'Small')
export const ODD = texts('طاق', 'Taaq', 'Odd')
export const EVEN = texts('جفت', 'Juft', 'Even')
export const DRAGON = texts('اژدہا', 'Azhdaha', 'Dragon')
export const TIGER = texts('شیر', 'Sher', 'Tiger')
export const TIE = texts('برابر', 'Barabar', 'Tie')

export const ANY = texts('کوئی بھی', 'Koi bhi', 'Any')

/** Keys of the sides that a sum in the middle gives back. */
export const SIZES: readonly string[] = ['big', 'small']

const ORDINALS = [
  texts('پہلا', 'Pehla', 'First'),
  texts('دوسرا', 'Doosra', 'Second'),
  texts('تیسرا', 'Teesra', 'Third'),
  texts('چوتھا', 'Chautha', 'Fourth'),
  texts('پانچواں', 'Paanchwan', 'Fifth'),
  texts('چھٹا', 'Chhata', 'Sixth'),
  texts('ساتواں', 'Saatwan', 'Seventh'),
  texts('آٹھواں', 'Aathwan', 'Eighth'),
  texts('نواں', 'Nawan', 'Ninth'),
  texts('دسواں', 'Daswan', 'Tenth'),
]

/** `First`, `Second` …, for positions from 0. @throws RangeError */
export function ordinal(position: number): Texts {
  const text = ORDINALS[position]
  if (!text) throw new RangeError(`No word for place ${position}`)
  return text
}

/** Labels positions of an ordered draw, from `from` up to but excluding `to`; values count from 1. */
export const positionLabels = (from: number, to: number): Labelled[] =>
  Array.from({ length: to - from }, (_, index) => ({
    value: String(from + index + 1),
    label: ordinal(from + index),
  }))

export const labelled = (label: Texts, value: Texts): Texts => joinTexts(label, ': ', value)

/** Rule texts that differ only in a number. */
export const RULES = {
  ordered: texts(
    'ہر مقام کے لیے کم از کم ایک نمبر چنیں۔ جیت تب ہے جب ہر مقام پر آپ کا چنا ہوا نمبر آئے۔',
    'Har maqam ke liye kam az kam aik number chunein. Jeet tab hai jab har maqam par aap ka chuna hua number aaye.',
    'Choose at least one number for each place. You win when every place shows a number you chose for it.',
  ),
  placed: texts(
    'ایک یا کئی مقامات کے لیے نمبر چنیں۔ جو نمبر اپنے مقام پر آئے وہ جیتتا ہے۔',
    'Aik ya kai maqamaat ke liye number chunein. Jo number apne maqam par aaye woh jeetta hai.',
    'Choose numbers for one place or several. Each number that comes at its place wins.',
  ),
  option: texts(
    'ہر انتخاب الگ داؤ ہے اور تب جیتتا ہے جب نتیجہ اس کے مطابق ہو۔',
    'Har intekhab alag daao hai aur tab jeetta hai jab nateeja us ke mutabiq ho.',
    'Each choice is a stake of its own and wins when the draw fits it.',
  ),
} as const

/**
 * The rule of plays in which each combination of `count` chosen symbols is a stake, which wins when all of them are
 * drawn.
 */
export const allOf = (count: number): Texts =>
  count === 1
    ? texts(
        'ایک یا زیادہ نمبر چنیں۔ جو نمبر نکلے وہ جیتتا ہے۔',
        'Aik ya zyada number chunein. Jo number nikle woh jeetta hai.',
        'Choose one number or more. Each one that is drawn wins.',
      )
    : texts(
        `کم از کم ${count} نمبر چنیں۔ ${count} کا ہر مجموعہ تب جیتتا ہے جب وہ سب نکلیں۔`,
        `Kam az kam ${count} number chunein. ${count} ka har majmua tab jeetta hai jab woh sab niklein.`,
        `Choose at least ${count} numbers. Each set of ${count} wins when all of them are drawn.`,
      )

/** A name with a number, such as `Any 3`. */
export const counted = (count: number, text: Texts): Texts => joinTexts(text, ` ${count}`)
