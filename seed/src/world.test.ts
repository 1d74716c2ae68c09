import { Address } from '@understudy/contracts'
import { expect, test } from 'vitest'
import { addressesIn, everydayWorld, textsIn } from './testing/everyday.ts'

const ARABIC = /\p{Script=Arabic}/u
const { games, vendors, members, favourites, recents, winners, jackpots, countries } = everydayWorld
const nodes = new Set(games.map((game) => game.nodeId))
const ids = new Set(members.map((member) => member.id))

test('every text is in three languages, in Urdu script for Urdu only', () => {
  const allTexts = textsIn(everydayWorld)
  expect(allTexts.length).toBeGreaterThan(2_000)
  const wrong = allTexts.filter(
    ([, { UR, 'UR-LA': romanised, EN }]) =>
      !ARABIC.test(UR) || ARABIC.test(romanised) || ARABIC.test(EN) || romanised.trim() === '' || EN.trim() === '',
  )
  expect(wrong).toEqual([])
  const untidy = allTexts.filter(([, texts]) =>
    Object.values(texts).some((text) => text !== text.trim() || text.includes('  ')),
  )
  expect(untidy).toEqual([])
})

test('every address is our own art, our own page or an example domain', () => {
  // The server knows where the third parties are reached.
  const addresses = addressesIn(everydayWorld).map(
    ([path, address]) => [path, address.replace(/^\{stage\}/, 'https://stage.example')] as const,
  )
  expect(addresses.length).toBeGreaterThan(3_500)
  const strange = addresses.filter(
    ([path, address]) =>
      !(path.endsWith('.link') && address === '') &&
      !/^(\/img\/|\/m\/|\/download\/|https:\/\/([a-z0-9-]+\.)+example\/)/.test(address),
  )
  expect(strange).toEqual([])
  expect(addresses.filter(([, address]) => address !== '' && !Address.safeParse(address).success)).toEqual([])
})

test('favourites, recent games and wins belong to members and games of the world', () => {
  for (const mark of [...favourites, ...recents]) {
    expect(ids.has(mark.memberId)).toBe(true)
    expect(nodes.has(mark.nodeId)).toBe(true)
    expect(mark.at).toBeLessThan(everydayWorld.startAt)
  }
  const accounts = new Set(members.map((member) => member.username))
  expect(winners).toHaveLength(30)
  for (const win of winners) {
    expect(accounts.has(win.account)).toBe(true)
    expect(nodes.has(win.nodeId)).toBe(true)
    expect(win.amount).toBeGreaterThan(0)
  }
})

test('amina has three favourites and several recent games, each game once', () => {
  const amina = members.find((member) => member.username === 'amina')
  const countByMember = (marks: typeof favourites) =>
    marks.filter((mark) => mark.memberId === amina?.id).map((mark) => mark.nodeId)
  expect(new Set(countByMember(favourites)).size).toBe(3)
  expect(new Set(countByMember(recents)).size).toBe(14)
})

test('no member has the same game twice among favourites or recent games', () => {
  for (const marks of [favourites, recents])
    expect(new Set(marks.map((mark) => `${mark.memberId} ${mark.nodeId}`)).size).toBe(marks.length)
})

test('jackpots grow at five vendors, and Pakistan is the first of twelve countries', () => {
  expect(jackpots).toHaveLength(5)
  expect(jackpots.every(({ vendor }) => vendors.some((one) => one.code === vendor))).toBe(true)
  expect(countries).toHaveLength(12)
  expect(countries.map((country) => country.code).slice(0, 4)).toEqual(['PK', 'BD', 'IN', 'VN'])
})
