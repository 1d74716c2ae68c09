import { combinations } from '@understudy/contracts/lottery/content'
import { type Texts, texts } from '@understudy/seed'
import type { Draw } from '../draw.ts'
import {
  chance,
  numberWins,
  ONLY_WAY,
  onlyWay,
  type PlayDraft,
  pickedWins,
  placedWins,
  type Section,
  symbols,
} from '../play.ts'

/** Differences between regions: the count of drawn numbers, and of those with at least three and four digits. */
interface Region {
  code: string
  numbers: number
  threeDigits: number
  fourDigits: number
  headAndTail: Pick<PlayDraft, 'rule' | 'shape' | 'ways' | 'wins'>
}

const HUNDRED = symbols(0, 99, 2)

/** Returns the last digits of every drawn number that is long enough. */
const tails =
  (digits: number) =>
  (draw: Draw): string[] =>
    draw
      .flat()
      .filter((number) => number.length >= digits)
      .map((number) => number.slice(-digits))
const tailOf =
  (tier: number, digits: number) =>
  (draw: Draw): string[] =>
    (draw[tier] ?? []).map((number) => number.slice(-digits))

/**
 * Counts the sequences of two-digit endings, out of 100^numbers, that contain all `k` chosen ones
 * (inclusion-exclusion).
 */
function allCome(k: number, numbers: number): bigint {
  let ways = 0n
  for (let missing = 0; missing <= k; missing += 1) {
    const without = BigInt(combinations(k, missing)) * BigInt(100 - missing) ** BigInt(numbers)
    ways += missing % 2 === 0 ? without : -without
  }
  return ways
}

const numbersRule = (digits: number, ur: string, la: string, en: string): Texts =>
  texts(
    `${digits} ہندسوں کے نمبر چنیں۔ ${ur}`,
    `${digits} hindson ke number chunein. ${la}`,
    `Choose numbers of ${digits} digits. ${en}`,
  )

function lots(region: Region, digits: number, count: number): PlayDraft {
  return {
    code: `${region.code}_LO${digits}`,
    name: texts(`ہر انعام: ${digits} ہندسے`, `Har inaam: ${digits} hindse`, `Lo, ${digits} digits`),
    rule: numbersRule(
      digits,
      `قیمت ${count} حصوں کی ہے؛ کسی بھی انعام کے آخر میں آئے تو جیت، جتنی بار آئے اتنی بار۔`,
      `Qeemat ${count} hisson ki hai; kisi bhi inaam ke aakhir mein aaye to jeet, jitni baar aaye utni baar.`,
      `One costs ${count} lots and wins each time a prize ends in it.`,
    ),
    type: 'trad',
    shape: { kind: 'numbers', digits },
    ways: onlyWay(chance(count, 10 ** digits)),
    lots: count,
    wins: numberWins(tails(digits)),
  }
}

const ending = (region: Region, code: string, name: Texts, tier: number, digits: number, whose: Texts): PlayDraft => ({
  code: `${region.code}_${code}`,
  name,
  rule: numbersRule(
    digits,
    `${whose.UR} کے آخری ${digits} ہندسے وہی ہوں تو جیت۔`,
    `${whose['UR-LA']} ke aakhri ${digits} hindse wohi hon to jeet.`,
    `You win when ${whose.EN} ends in one of them.`,
  ),
  type: 'trad',
  shape: { kind: 'numbers', digits },
  ways: onlyWay(chance(1, 10 ** digits)),
  wins: numberWins(tailOf(tier, digits)),
})

const together = ({ code, numbers }: Region, count: number): PlayDraft => ({
  code: `${code}_XIEN${count}`,
  name: texts(`${count} ایک ساتھ`, `${count} aik saath`, `${count} together`),
  rule: texts(
    `کم از کم ${count} نمبر چنیں۔ ${count} کا ہر مجموعہ تب جیتتا ہے جب ہر ایک کسی نہ کسی انعام کے آخر میں آئے۔`,
    `Kam az kam ${count} number chunein. ${count} ka har majmua tab jeetta hai jab har aik kisi na kisi inaam ke aakhir mein aaye.`,
    `Choose at least ${count} numbers. Each ${count} of them win when every one is the end of some prize.`,
  ),
  type: 'trad',
  shape: { kind: 'pick', symbols: HUNDRED, choose: count, most: 10 },
  ways: onlyWay(chance(allCome(count, numbers), 100n ** BigInt(numbers))),
  wins: pickedWins(count, tails(2)),
})

const missingNumbers = ({ code, numbers }: Region, count: number): PlayDraft => ({
  code: `${code}_MISS${count}`,
  name: texts(`${count} میں سے کوئی نہیں`, `${count} mein se koi nahin`, `None of ${count}`),
  rule: texts(
    `کم از کم ${count} نمبر چنیں۔ ${count} کا ہر مجموعہ تب جیتتا ہے جب ان میں سے کوئی کسی انعام کے آخر میں نہ آئے۔`,
    `Kam az kam ${count} number chunein. ${count} ka har majmua tab jeetta hai jab un mein se koi kisi inaam ke aakhir mein na aaye.`,
    `Choose at least ${count} numbers. Each ${count} of them win when no prize ends in any.`,
  ),
  type: 'trad',
  shape: { kind: 'pick', symbols: HUNDRED, choose: count, most: 12 },
  ways: onlyWay(chance(BigInt(100 - count) ** BigInt(numbers), 100n ** BigInt(numbers))),
  wins: (draw, [picked = []]) => {
    const drawnTails = new Set(tails(2)(draw))
    return { [ONLY_WAY]: combinations(picked.filter((number) => !drawnTails.has(number)).length, count) }
  },
})

const SPECIAL = texts('خاص انعام', 'Khaas inaam', 'the special prize')
const FIRST = texts('پہلا انعام', 'Pehla inaam', 'the first prize')

const HEAD_AND_TAIL = [
  { value: 'head', label: texts('سر', 'Sar', 'Head') },
  { value: 'tail', label: texts('دم', 'Dum', 'Tail') },
]

/** North: one digit each, the last two of the special prize. */
const ofOnePrize: Region['headAndTail'] = {
  rule: texts(
    'خاص انعام کے آخری دو ہندسوں میں سے پہلا سر ہے، دوسرا دم۔ جو ہندسہ اپنی جگہ آئے وہ جیتتا ہے۔',
    'Khaas inaam ke aakhri do hindson mein se pehla sar hai, doosra dum. Jo hindsa apni jagah aaye woh jeetta hai.',
    'Of the last two digits of the special prize the first is the head, the second the tail. A digit wins at its place.',
  ),
  shape: { kind: 'places', positions: HEAD_AND_TAIL, symbols: symbols(0, 9) },
  ways: onlyWay(chance(1, 10)),
  wins: placedWins((draw) => [...(draw[0]?.[0]?.slice(-2) ?? '')]),
}

const EIGHTH = 8
/** Other regions: two digits each. The head is the eighth prize; the tail is the end of the special prize. */
const ofTwoPrizes: Region['headAndTail'] = {
  rule: texts(
    'آٹھویں انعام کے دو ہندسے سر ہیں، خاص انعام کے آخری دو ہندسے دم۔ جو نمبر اپنی جگہ آئے وہ جیتتا ہے۔',
    'Aathwein inaam ke do hindse sar hain, khaas inaam ke aakhri do hindse dum. Jo number apni jagah aaye woh jeetta hai.',
    'The two digits of the eighth prize are the head, the last two of the special prize the tail. A number wins at its place.',
  ),
  shape: { kind: 'places', positions: HEAD_AND_TAIL, symbols: HUNDRED },
  ways: onlyWay(chance(1, 100)),
  wins: placedWins((draw) => [...tailOf(EIGHTH, 2)(draw), ...tailOf(0, 2)(draw)]),
}

function regionPlays(region: Region): readonly Section[] {
  const { code } = region
  return [
    {
      code: `${code}_LO`,
      name: texts('ہر انعام', 'Har inaam', 'Lo'),
      plays: [lots(region, 2, region.numbers), lots(region, 3, region.threeDigits), lots(region, 4, region.fourDigits)],
    },
    {
      code: `${code}_DE`,
      name: texts('آخری دو', 'Aakhri do', 'De'),
      plays: [
        ending(
          region,
          'DE',
          texts('خاص انعام کے آخری دو', 'Khaas inaam ke aakhri do', 'De: special prize'),
          0,
          2,
          SPECIAL,
        ),
        ending(
          region,
          'DE_FIRST',
          texts('پہلے انعام کے آخری دو', 'Pehle inaam ke aakhri do', 'De: first prize'),
          1,
          2,
          FIRST,
        ),
        {
          code: `${code}_HEAD_TAIL`,
          name: texts('سر اور دم', 'Sar aur dum', 'Head and tail'),
          type: 'trad',
          ...region.headAndTail,
        },
      ],
    },
    {
      code: `${code}_CANG`,
      name: texts('تین اور چار کانگ', 'Teen aur chaar kaang', '3 and 4 cang'),
      plays: [
        ending(region, 'CANG3', texts('3 کانگ', '3 kaang', '3 cang'), 0, 3, SPECIAL),
        ending(region, 'CANG4', texts('4 کانگ', '4 kaang', '4 cang'), 0, 4, SPECIAL),
      ],
    },
    {
      code: `${code}_XIEN`,
      name: texts('ایک ساتھ', 'Aik saath', 'Together'),
      plays: [
        together(region, 2),
        together(region, 3),
        together(region, 4),
        missingNumbers(region, 4),
        missingNumbers(region, 8),
      ],
    },
  ]
}

/** Twenty-seven numbers in eight tiers. */
export const VN_NORTH = regionPlays({
  code: 'VN_NORTH',
  numbers: 27,
  threeDigits: 23,
  fourDigits: 20,
  headAndTail: ofOnePrize,
})
/** Eighteen numbers in nine tiers. */
export const VN_CENTRAL = regionPlays({
  code: 'VN_CENTRAL',
  numbers: 18,
  threeDigits: 17,
  fourDigits: 16,
  headAndTail: ofTwoPrizes,
})
export const VN_SOUTH = regionPlays({
  code: 'VN_SOUTH',
  numbers: 18,
  threeDigits: 17,
  fourDigits: 16,
  headAndTail: ofTwoPrizes,
})
