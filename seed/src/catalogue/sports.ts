import { joinTexts, texts } from '../texts.ts'
import type { Texts } from '../world-seed.ts'
import type { Draft } from './draft.ts'
import { brandName, lobbyOf } from './lobby.ts'

const FIELDS: Readonly<Record<'FB' | 'U9W', readonly (readonly [code: string, name: Texts])[]>> = {
  FB: [
    ['football', texts('فٹ بال', 'Football', 'Football')],
    ['kabaddi', texts('کبڈی', 'Kabaddi', 'Kabaddi')],
    ['hockey', texts('ہاکی', 'Hockey', 'Hockey')],
    ['tennis', texts('ٹینس', 'Tennis', 'Tennis')],
    ['volleyball', texts('والی بال', 'Volleyball', 'Volleyball')],
    ['virtual', texts('ورچوئل اسپورٹس', 'Virtual Sports', 'Virtual Sports')],
  ],
  U9W: [
    ['cricket', texts('کرکٹ میچ', 'Cricket Match', 'Cricket Matches')],
    ['exchange', texts('کرکٹ ایکسچینج', 'Cricket Exchange', 'Cricket Exchange')],
    ['session', texts('سیشن بازار', 'Session Bazaar', 'Session Markets')],
    ['over', texts('اگلا اوور', 'Agla Over', 'Next Over')],
    ['street', texts('گلی کرکٹ', 'Gali Cricket', 'Street Cricket')],
    ['women', texts('خواتین کرکٹ', 'Khawateen Cricket', 'Women’s Cricket')],
  ],
}

const ARENAS: Readonly<Record<string, readonly Texts[]>> = {
  AV: [
    texts('کارٹ کپ', 'Kart Cup', 'Kart Cup'),
    texts('فضائی دستہ', 'Fazai Dasta', 'Sky Squadron'),
    texts('روبوٹ لیگ', 'Robot League', 'Robot League'),
  ],
  IMES: [
    texts('برجوں کا مقابلہ', 'Burjon ka Muqabla', 'Tower Duel'),
    texts('کارٹ کپ', 'Kart Cup', 'Kart Cup'),
    texts('پانچ بمقابلہ پانچ', 'Paanch Bamuqabla Paanch', 'Five Against Five'),
  ],
  IA: [
    texts('قلعے کے پہرے دار', 'Qile ke Pehredar', 'Keepers of the Keep'),
    texts('گلی کا فٹ بال', 'Gali ka Football', 'Street Football'),
    texts('تاش کے استاد', 'Taash ke Ustad', 'Card Masters'),
  ],
  AI: [
    texts('سرکٹ ریس', 'Circuit Race', 'Circuit Race'),
    texts('روبوٹ لیگ', 'Robot League', 'Robot League'),
    texts('برجوں کا مقابلہ', 'Burjon ka Muqabla', 'Tower Duel'),
  ],
  TF: [
    texts('پانچ بمقابلہ پانچ', 'Paanch Bamuqabla Paanch', 'Five Against Five'),
    texts('فضائی دستہ', 'Fazai Dasta', 'Sky Squadron'),
    texts('قلعے کے پہرے دار', 'Qile ke Pehredar', 'Keepers of the Keep'),
  ],
}

const COCKFIGHTS: readonly Texts[] = [
  texts('صبح کا مقابلہ', 'Subah ka Muqabla', 'Morning Bout'),
  texts('رات کا مقابلہ', 'Raat ka Muqabla', 'Night Bout'),
]

const under = (vendor: string, name: Texts) => joinTexts(brandName(vendor), ' · ', name)

export const sports = (): Draft[] => [
  ...Object.entries(FIELDS).flatMap(([vendor, fields]) => [
    lobbyOf(vendor, 'SPORTS'),
    ...fields.map(([gameCode, name]): Draft => ({ vendor, gameType: 'SPORTS', name, classify: '', gameCode })),
  ]),
  ...Object.entries(ARENAS).flatMap(([vendor, arenas]) => [
    lobbyOf(vendor, 'ESPORTS'),
    ...arenas.map((name): Draft => ({ vendor, gameType: 'ESPORTS', name: under(vendor, name), classify: '' })),
  ]),
  ...['DS88', 'DIG', 'WGB', 'SV3'].flatMap((vendor) => [
    lobbyOf(vendor, 'COCKFIGHT'),
    ...COCKFIGHTS.map((name): Draft => ({ vendor, gameType: 'COCKFIGHT', name: under(vendor, name), classify: '' })),
  ]),
]
