import { seedPart } from './seed-part.ts'
import { texts } from './texts.ts'
import type { Texts } from './world-seed.ts'

/** A country with the path of its flag. */
interface Country {
  code: string
  name: Texts
  dialingCode: string
  mobilePattern: string
  flag: string
}

/** Patterns match the local number as people write it, without the dialling code. */
const countries = (): Country[] => [
  {
    code: 'PK',
    name: texts('پاکستان', 'Pakistan', 'Pakistan'),
    dialingCode: '92',
    mobilePattern: '^3\\d{9}$',
    flag: '🇵🇰',
  },
  {
    code: 'BD',
    name: texts('بنگلہ دیش', 'Bangladesh', 'Bangladesh'),
    dialingCode: '880',
    mobilePattern: '^01[3-9]\\d{8}$',
    flag: '🇧🇩',
  },
  {
    code: 'IN',
    name: texts('بھارت', 'Bharat', 'India'),
    dialingCode: '91',
    mobilePattern: '^[6-9]\\d{9}$',
    flag: '🇮🇳',
  },
  {
    code: 'VN',
    name: texts('ویتنام', 'Vietnam', 'Vietnam'),
    dialingCode: '84',
    mobilePattern: '^\\d{9,10}$',
    flag: '🇻🇳',
  },
  {
    code: 'LK',
    name: texts('سری لنکا', 'Sri Lanka', 'Sri Lanka'),
    dialingCode: '94',
    mobilePattern: '^7\\d{8}$',
    flag: '🇱🇰',
  },
  {
    code: 'NP',
    name: texts('نیپال', 'Nepal', 'Nepal'),
    dialingCode: '977',
    mobilePattern: '^9[78]\\d{8}$',
    flag: '🇳🇵',
  },
  {
    code: 'AE',
    name: texts('متحدہ عرب امارات', 'Muttahida Arab Amaraat', 'United Arab Emirates'),
    dialingCode: '971',
    mobilePattern: '^5\\d{8}$',
    flag: '🇦🇪',
  },
  {
    code: 'MY',
    name: texts('ملائیشیا', 'Malaysia', 'Malaysia'),
    dialingCode: '60',
    mobilePattern: '^1\\d{8,9}$',
    flag: '🇲🇾',
  },
  {
    code: 'ID',
    name: texts('انڈونیشیا', 'Indonesia', 'Indonesia'),
    dialingCode: '62',
    mobilePattern: '^8\\d{8,11}$',
    flag: '🇮🇩',
  },
  {
    code: 'TH',
    name: texts('تھائی لینڈ', 'Thailand', 'Thailand'),
    dialingCode: '66',
    mobilePattern: '^[689]\\d{8}$',
    flag: '🇹🇭',
  },
  {
    code: 'PH',
    name: texts('فلپائن', 'Philippines', 'Philippines'),
    dialingCode: '63',
    mobilePattern: '^9\\d{9}$',
    flag: '🇵🇭',
  },
  {
    code: 'KH',
    name: texts('کمبوڈیا', 'Cambodia', 'Cambodia'),
    dialingCode: '855',
    mobilePattern: '^[1-9]\\d{7,8}$',
    flag: '🇰🇭',
  },
]

export const countriesPart = seedPart({ name: 'countries', build: countries })
