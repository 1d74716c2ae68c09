import { type Texts, texts } from '@understudy/seed'
import type { Draw } from '../draw.ts'
import { chance, numberWins, ONLY_WAY, type PlayDraft, type Section, type Way, type Wins } from '../play.ts'

/** The prize tiers, each with its count of drawn numbers. */
const TIERS = [
  { key: 'first', label: texts('پہلا انعام', 'Pehla inaam', 'First prize'), count: 1 },
  { key: 'second', label: texts('دوسرا انعام', 'Doosra inaam', 'Second prize'), count: 1 },
  { key: 'third', label: texts('تیسرا انعام', 'Teesra inaam', 'Third prize'), count: 1 },
  { key: 'starter', label: texts('شروعاتی', 'Shuruaati', 'Starter'), count: 10 },
  { key: 'consolation', label: texts('تسلی', 'Tasalli', 'Consolation'), count: 10 },
] as const

const tierWays = (pays: readonly number[]): Way[] =>
  pays.map((paid, tier) => {
    const { key, label, count } = TIERS[tier] ?? TIERS[0]
    return { key, label, chance: chance(count, 10_000), pays: paid }
  })

const whole = (code: string, name: Texts, rule: Texts, pays: readonly number[]): PlayDraft => ({
  code: `SEA_4D_${code}`,
  name,
  rule,
  type: 'trad',
  shape: { kind: 'numbers', digits: 4 },
  ways: tierWays(pays),
  wins: (draw, choice): Wins =>
    Object.assign({}, ...pays.map((_, tier) => numberWins((d) => d[tier] ?? [], TIERS[tier]?.key)(draw, choice))),
})

const ends =
  (tiers: number, digits: number) =>
  (draw: Draw): string[] =>
    draw.slice(0, tiers).flatMap((tier) => tier.map((number) => number.slice(-digits)))

const end = (code: string, digits: number, tiers: number, pays: number): PlayDraft => ({
  code: `SEA_4D_${code}`,
  name:
    tiers === 1
      ? texts(`${digits}D پہلا انعام`, `${digits}D pehla inaam`, `${digits}D, first prize`)
      : texts(`${digits}D اوپر کے تین`, `${digits}D oopar ke teen`, `${digits}D, top three`),
  rule:
    tiers === 1
      ? texts(
          `پہلے انعام کے آخری ${digits} ہندسے۔`,
          `Pehle inaam ke aakhri ${digits} hindse.`,
          `The last ${digits} digits of the first prize.`,
        )
      : texts(
          `پہلے تین انعاموں میں سے کسی کے آخری ${digits} ہندسے۔`,
          `Pehle teen inaamon mein se kisi ke aakhri ${digits} hindse.`,
          `The last ${digits} digits of any of the first three prizes.`,
        ),
  type: 'trad',
  shape: { kind: 'numbers', digits },
  ways: [
    {
      key: ONLY_WAY,
      label: texts('جیت', 'Jeet', 'Win'),
      chance: chance(tiers, 10 ** digits),
      pays,
    },
  ],
  wins: numberWins(ends(tiers, digits)),
})

/** Twenty-three numbers of four digits. */
export const FOUR_D: readonly Section[] = [
  {
    code: 'SEA_4D_WHOLE',
    name: texts('چار ہندسے', 'Chaar hindse', 'Four digits'),
    plays: [
      whole(
        'BIG',
        texts('بڑا', 'Bara', 'Big'),
        texts(
          'آپ کا نمبر تئیس میں سے کسی بھی انعام میں ہو تو جیت۔',
          'Aap ka number teis mein se kisi bhi inaam mein ho to jeet.',
          'Your number wins in any of the twenty-three prizes.',
        ),
        [2_500, 1_000, 500, 180, 60],
      ),
      whole(
        'SMALL',
        texts('چھوٹا', 'Chhota', 'Small'),
        texts(
          'آپ کا نمبر پہلے تین انعاموں میں ہو تو جیت؛ انعام زیادہ ہے۔',
          'Aap ka number pehle teen inaamon mein ho to jeet; inaam zyada hai.',
          'Your number wins in the first three prizes only, and more.',
        ),
        [3_500, 2_000, 1_000],
      ),
      whole(
        '4A',
        texts('4A', '4A', '4A'),
        texts('صرف پہلا انعام۔', 'Sirf pehla inaam.', 'The first prize only.'),
        [6_500],
      ),
    ],
  },
  {
    code: 'SEA_4D_ENDS',
    name: texts('آخری ہندسے', 'Aakhri hindse', 'Last digits'),
    plays: [end('3A', 3, 1, 650), end('3ABC', 3, 3, 220), end('2A', 2, 1, 65)],
  },
]
