import { expect, test } from 'vitest'
import { ART_VERSION, artUrl, drawArt, vendorHue } from './index.ts'
import { AVATAR_COUNT } from './logos/avatars.ts'
import { GAME_CATEGORIES } from './motifs/index.ts'
import { diceFrom } from './random.ts'
import { SCENES } from './scenes/index.ts'
import { VARIANT_COUNT } from './scenes/scene.ts'
import { below, everyKind } from './testing.ts'
import { SERIAL_LIMIT } from './tile.ts'

const good = `${ART_VERSION}/game/rng-NP-17.svg`

test('every address the seed can write leads to a picture', () => {
  const addresses = [
    ...everyKind(),
    ...GAME_CATEGORIES.flatMap((category) =>
      [1, SERIAL_LIMIT].map((serial) => artUrl.game({ category, vendor: 'TCG_LOTTO_VN', serial })),
    ),
    ...SCENES.flatMap((scene) => [artUrl.banner(scene, 1), artUrl.banner(scene, VARIANT_COUNT)]),
    ...[...GAME_CATEGORIES, 'default' as const].map(artUrl.category),
    ...Array.from({ length: AVATAR_COUNT }, (_, i) => artUrl.avatar(i + 1)),
  ]
  for (const address of addresses) expect(below(address), address).toMatch(/^<svg xmlns=.*<\/svg>$/)
})

test('an address names version, kind, category, vendor and serial', () => {
  expect(artUrl.game({ category: 'RNG', vendor: 'NP', serial: 17 })).toBe(`/img/${ART_VERSION}/game/rng-NP-17.svg`)
  expect(artUrl.category('default')).toBe(`/img/${ART_VERSION}/category/default.svg`)
  expect(artUrl.icon('gift')).toBe(artUrl.icon('gift', 1))
})

test('a name that cannot be drawn is refused when its address is written', () => {
  expect(() => artUrl.game({ category: 'RNG', vendor: 'np', serial: 1 })).toThrow(RangeError)
  expect(() => artUrl.game({ category: 'RNG', vendor: 'NP', serial: 0 })).toThrow(RangeError)
  expect(() => artUrl.game({ category: 'RNG', vendor: 'NP', serial: SERIAL_LIMIT + 1 })).toThrow(RangeError)
  expect(() => artUrl.avatar(AVATAR_COUNT + 1)).toThrow(RangeError)
  expect(() => artUrl.banner('hills', VARIANT_COUNT + 1)).toThrow(RangeError)
  expect(() => artUrl.team('../x')).toThrow(RangeError)
})

const strangers = [
  '',
  '/',
  good.slice(1),
  `/${good}`,
  `${good}/`,
  `${good} `,
  `${good}\n`,
  `${good}\u0000`,
  `${good}?x=1`,
  `${good}#x`,
  `${good}.svg`,
  good.replace('svg', 'SVG'),
  good.replace('svg', 'png'),
  good.replace(ART_VERSION, 'a0'),
  good.replace(ART_VERSION, ''),
  good.replace('rng', 'RNG'),
  good.replace('rng', 'slots'),
  good.replace('rng', 'constructor'),
  good.replace('NP', 'np'),
  good.replace('NP', 'N'),
  good.replace('NP', 'N'.repeat(17)),
  good.replace('NP', 'N%50'),
  ...['0', '017', '-1', '1.5', '1e3', '10000', '٣', ''].map((serial) => good.replace('17', serial)),
  good.replace('game', 'games'),
  good.replace('game', '__proto__'),
  good.replace('game', 'constructor'),
  '../secret.svg',
  `${ART_VERSION}/../${good}`,
  `${ART_VERSION}/team/..%2f..%2fetc%2fpasswd.svg`,
  `${ART_VERSION}/team/%2e%2e.svg`,
  `${ART_VERSION}\\team\\ab.svg`,
  `${ART_VERSION}/team/a.svg`,
  `${ART_VERSION}/team/${'a'.repeat(33)}.svg`,
  `${ART_VERSION}/team/<script>.svg`,
  `${ART_VERSION}/merchant/aurora1.svg`,
  `${ART_VERSION}/avatar/0.svg`,
  `${ART_VERSION}/avatar/25.svg`,
  `${ART_VERSION}/banner/hills-0.svg`,
  `${ART_VERSION}/banner/hills-10.svg`,
  `${ART_VERSION}/banner/moonbase-1.svg`,
  `${ART_VERSION}/category/valueOf.svg`,
  `${ART_VERSION}/icon/gift.svg`,
  'x'.repeat(1_000_000),
  `${ART_VERSION}/${'/'.repeat(100_000)}`,
]

test.each(strangers.map((path) => [path.length > 60 ? `${path.slice(0, 60)}…` : path, path]))(
  'no picture is drawn for the address %j',
  (_, path) => {
    expect(drawArt(path)).toBeUndefined()
  },
)

test('drawing answers any address with a picture or nothing and never throws', () => {
  const dice = diceFrom('typing at random')
  const alphabet = [...'abNP019_-./\\%2e<>"\'&\u0000\u202e😀 ', '../', 'svg', 'game', 'team', 'rng-', ART_VERSION]
  for (let i = 0; i < 5_000; i++) {
    const letters = Array.from({ length: dice.whole(0, 30) }, () => dice.pick(alphabet)).join('')
    const cut = dice.whole(0, good.length)
    for (const path of [
      letters,
      good.slice(0, cut) + letters + good.slice(cut),
      `${ART_VERSION}/game/${letters}.svg`,
    ]) {
      expect(drawArt(path) ?? '<svg').toMatch(/^<svg/)
    }
  }
})

test('the pictures of a vendor share one hue, never a muddy one', () => {
  const codes = Array.from({ length: 500 }, (_, i) => `V${i}`)
  expect(codes.map(vendorHue)).toEqual(codes.map(vendorHue))
  for (const code of codes) expect(vendorHue(code) <= 70 || vendorHue(code) >= 140, code).toBe(true)
  expect(new Set(codes.map(vendorHue)).size).toBeGreaterThan(200)
})
