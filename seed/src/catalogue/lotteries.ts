import { joinTexts, texts } from '../texts.ts'
import type { Texts } from '../world-seed.ts'
import type { Draft } from './draft.ts'
import { lobbyOf } from './lobby.ts'

const TRADITION = 'Tradition'
const BOTH = 'Tradition,Entertainment'

interface Family {
  code: string
  gameGroupId: string
  name: Texts
  lottoMode: string
}

const FAMILIES = {
  K3: { code: 'K3', gameGroupId: '1', name: texts('تین پانسے', 'Teen Paanse', 'Three Dice'), lottoMode: BOTH },
  SSC: { code: 'SSC', gameGroupId: '2', name: texts('پانچ ہندسے', 'Paanch Hindse', 'Five Digits'), lottoMode: BOTH },
  PK10: { code: 'PK10', gameGroupId: '3', name: texts('دس گاڑیاں', 'Das Gaariyan', 'Ten Carts'), lottoMode: TRADITION },
  '11X5': {
    code: '11X5',
    gameGroupId: '4',
    name: texts('گیارہ میں سے پانچ', 'Gyarah mein se Paanch', 'Five of Eleven'),
    lottoMode: TRADITION,
  },
  KENO: {
    code: 'KENO',
    gameGroupId: '5',
    name: texts('اسّی میں سے بیس', 'Assi mein se Bees', 'Twenty of Eighty'),
    lottoMode: BOTH,
  },
  SIX: { code: 'SIX', gameGroupId: '6', name: texts('چھ نمبر', 'Chhe Number', 'Six Numbers'), lottoMode: TRADITION },
} satisfies Record<string, Family>

const minutes = (count: string): Texts => texts(` ${count} منٹ`, ` ${count} Minute`, ` ${count} min`)

const fast = (family: Family, interval: string, gameType: 'LOTT' | 'ELOTT'): Draft => ({
  vendor: 'IND',
  gameType,
  name: joinTexts(
    gameType === 'ELOTT' ? texts('ایکسپریس ', 'Express ', 'Express ') : '',
    family.name,
    ' ·',
    minutes(interval),
  ),
  classify: '',
  gameCode: `${gameType === 'ELOTT' ? 'E' : ''}${family.code}_${interval.replace('.', '')}M`,
  gameGroupId: family.gameGroupId,
  lottoMode: family.lottoMode,
})

const daily = (vendor: string, gameGroupId: string, gameCode: string, name: Texts): Draft => ({
  vendor,
  gameType: 'LOTT',
  name,
  classify: '',
  gameCode,
  gameGroupId,
  lottoMode: TRADITION,
})

const FAST_INTERVALS = {
  K3: ['1', '3', '5'],
  SSC: ['1', '1.5', '3', '5'],
  PK10: ['1', '3', '5'],
  '11X5': ['1', '3', '5', '10'],
}
const EXPRESS_INTERVALS = ['1', '1.5', '3', '5', '10']

const VN: readonly Draft[] = [
  daily('TCG_LOTTO_VN', '11', 'VN_NORTH', texts('شمالی کنول', 'Shumali Kanwal', 'Northern Lotus')),
  daily('TCG_LOTTO_VN', '12', 'VN_CENTRAL_A', texts('وسطی ساحل', 'Wasti Sahil', 'Central Coast')),
  daily('TCG_LOTTO_VN', '12', 'VN_CENTRAL_B', texts('وسطی پہاڑیاں', 'Wasti Pahariyan', 'Central Hills')),
  daily('TCG_LOTTO_VN', '12', 'VN_CENTRAL_C', texts('پرانا شہر', 'Purana Shehr', 'Old Town')),
  daily('TCG_LOTTO_VN', '13', 'VN_SOUTH_A', texts('جنوبی دریا', 'Junoobi Darya', 'Southern River')),
  daily('TCG_LOTTO_VN', '13', 'VN_SOUTH_B', texts('دھان کے کھیت', 'Dhaan ke Khet', 'Rice Fields')),
  daily('TCG_LOTTO_VN', '13', 'VN_SOUTH_C', texts('ناریل کا ساحل', 'Naariyal ka Sahil', 'Coconut Shore')),
  daily('TCG_LOTTO_VN', '13', 'VN_SOUTH_D', texts('تیرتا بازار', 'Tairta Bazaar', 'Floating Market')),
]

const SEA: readonly Draft[] = [
  daily('TCG_SEA', '21', 'SEA_4D_MONSOON', texts('ساون 4D', 'Sawan 4D', 'Monsoon 4D')),
  daily('TCG_SEA', '21', 'SEA_4D_HARBOUR', texts('بندرگاہ 4D', 'Bandargah 4D', 'Harbour 4D')),
  daily('TCG_SEA', '21', 'SEA_4D_LANTERN', texts('لالٹین 4D', 'Laltain 4D', 'Lantern 4D')),
  daily('TCG_SEA', '22', 'SEA_3TOP', texts('اوپر کے تین', 'Oopar ke Teen', 'Top Three')),
  daily('TCG_SEA', '22', 'SEA_2TOP', texts('اوپر کے دو', 'Oopar ke Do', 'Top Two')),
  daily('TCG_SEA', '22', 'SEA_15M', joinTexts(texts('تیز ہاتھی ·', 'Tez Haathi ·', 'Swift Elephant ·'), minutes('15'))),
]

/** Assigns numeric ids: lottery pages address games by number, while other vendors use their own codes. */
const numbered = (drafts: readonly Draft[], first: number): Draft[] =>
  drafts.map((draft, index) => ({ ...draft, gameId: String(first + index) }))

export function lotteries(): Draft[] {
  const express = Object.values(FAMILIES).flatMap((family) =>
    EXPRESS_INTERVALS.map((interval) => fast(family, interval, 'ELOTT')),
  )
  const quick = Object.entries(FAST_INTERVALS).flatMap(([code, intervals]) =>
    intervals.map((interval) => fast(FAMILIES[code as keyof typeof FAST_INTERVALS], interval, 'LOTT')),
  )
  const lobby = (vendor: string): Draft => ({ ...lobbyOf(vendor, 'LOTT'), lottoMode: TRADITION })
  return [
    ...numbered([lobby('TCG_LOTTO_VN'), ...VN], 100),
    ...numbered([lobby('TCG_SEA'), ...SEA], 200),
    ...numbered(express, 400),
    ...numbered(quick, 300),
  ]
}
