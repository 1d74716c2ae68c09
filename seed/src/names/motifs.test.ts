import { expect, test } from 'vitest'
import { everydayWorld } from '../testing/everyday.ts'

const { games, announcements } = everydayWorld
/** Games by a word of their English name, with pictures that exist. */
const picturesOf = (word: string, gameType = 'RNG') =>
  games
    .filter((game) => game.gameType === gameType && game.name.EN.endsWith(word) && !game.icon.includes('missing'))
    .map(({ icon }) => icon)

test.each([
  ['Tiger', 'tiger', 'RNG'],
  ['Kite', 'kite', 'RNG'],
  ['Tortoise', 'tortoise', 'RNG'],
  ['Kulfi', 'kulfi', 'RNG'],
  ['Camel', 'camel', 'RNG'],
  ['Snow Leopard', 'leopard', 'RNG'],
  ['Rickshaw', 'rickshaw', 'RNG'],
  ['Drum', 'drum', 'RNG'],
  ['Lassi', 'lassi', 'RNG'],
  ['Pearls', 'pearls', 'RNG'],
  ['Fort', 'fort', 'RNG'],
  ['Queen', 'queen', 'RNG'],
  ['Jackpot', 'seven', 'RNG'],
  ['Vault', 'safe', 'RNG'],
  ['Ludo Reels', 'ludo', 'RNG'],
  ['Chess Reels', 'chess', 'RNG'],
  ['Rocket', 'curve-rocket', 'RNG'],
  ['Parachute', 'curve-parachute', 'RNG'],
  ['Baccarat', 'baccarat', 'LIVE'],
  ['Sun and Moon', 'moon', 'LIVE'],
  ['Shark', 'shark', 'FISH'],
  ['Octopus', 'octopus', 'FISH'],
  ['Teen Patti', 'teenpatti', 'PVP'],
  ['Flash', 'rummy', 'PVP'],
])('games called %s show a %s (%s)', (word, motif, gameType) => {
  const pictures = picturesOf(word, gameType)
  expect(pictures.length).toBeGreaterThan(0)
  expect(pictures.filter((icon) => !icon.endsWith(`-${motif}.svg`))).toEqual([])
})

test.each([
  ['Nilgiri Tiger', 'tiger'],
  ['Kite Season', 'kite'],
  ['Wedding Drums', 'drum'],
  ['Sleeping Camels', 'camel'],
  ['The Old Fisherman', 'fisherman'],
  ['Four Friends Teen Patti', 'teenpatti'],
])('%s shows a %s', (name, motif) => {
  const game = games.find((one) => one.name.EN === name)
  expect(game?.icon).toMatch(new RegExp(`-${motif}[.]svg$`))
})

test.each([
  ['LIVE', 'Table', /(Baccarat|Sun and Moon( of Mirrors)?|High Card)$/],
  ['PVP', 'Table', /(Teen Patti|Flash( at the Inn)?|Three Aces|Trail)$/],
  ['RNG', 'Table', /Reels( 2)?$/],
])('a game of %s and class %s is named after what is played', (gameType, classify, played) => {
  const names = games.filter(
    (game) => game.gameType === gameType && game.classify === classify && game.gameCode !== 'lobby',
  )
  expect(names.length).toBeGreaterThan(80)
  expect(names.map(({ name }) => name.EN).filter((name) => !played.test(name))).toEqual([])
})

test('no two games of a vendor have the same picture', () => {
  const icons = games.map(({ icon }) => icon)
  expect(new Set(icons).size).toBe(icons.length)
})

test.each([
  ['Cricket season offer', 'cricket'],
  ['Weekly cashback', 'refund'],
  ['Birthday gift', 'cake'],
  ['Monthly VIP gift', 'crown'],
  ['App bonus', 'phone'],
  ['Your account, your safety', 'shield'],
])('the picture of “%s” shows a %s', (title, motif) => {
  const entries = announcements.filter((one) => one.title.EN === title)
  expect(entries.length).toBeGreaterThan(0)
  for (const { images } of entries) {
    const first = images.find(({ sequence }) => sequence === 1)
    expect(first?.url).toMatch(new RegExp(`-${motif}[.]svg$`))
  }
})

test('every announcement with a picture says what it shows', () => {
  const illustrated = announcements.filter(({ images }) => images.length > 0)
  expect(illustrated.filter(({ images }) => !images.some(({ url }) => /-[1-9]-[a-z]+[.]svg$/.test(url)))).toEqual([])
})
