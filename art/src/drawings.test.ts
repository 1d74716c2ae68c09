import { expect, test } from 'vitest'
import { banners, below, everyKind, logos, promotions, shelves } from './testing.ts'

const KB = 1024

/** The drawing without colours and numbers: what is drawn, but not where and in which colours. */
const skeleton = (svg: string): string => svg.replace(/#[0-9a-f]{3,6}|[-\d.]+/g, '')

test('no two games look alike', () => {
  const games = shelves()
  expect(games.length).toBeGreaterThan(2_500)
  expect(new Set(games.map(below)).size).toBe(games.length)
})

test('a vendor sets a different scene for nearly every one of its slots', () => {
  const shelf = shelves().filter((address) => address.includes('/rng-NP-'))
  expect(new Set(shelf.map((address) => skeleton(below(address)))).size).toBeGreaterThan(shelf.length * 0.95)
})

test.each([
  ['a game', 6 * KB, shelves],
  ['a banner', 12 * KB, banners],
  ['a logo', 3 * KB, logos],
  ['the picture of a promotion', 6 * KB, promotions],
])('%s weighs no more than %d bytes', (_, budget, addresses) => {
  const heavy = addresses().filter((address) => Buffer.byteLength(below(address)) > budget)
  expect(heavy).toEqual([])
})

test('a picture is the same each time it is drawn', () => {
  expect(everyKind().map(below)).toEqual(everyKind().map(below))
})

test('generated pictures contain only shapes', () => {
  for (const address of everyKind()) {
    const svg = below(address)
    expect(svg, address).not.toMatch(/<(?:script|style|image|foreignObject|iframe|a|animate|set)\b/i)
    expect(svg, address).not.toMatch(/\son\w+\s*=|javascript:|data:|@import|<!|<\?/i)
    expect(svg.replaceAll(/href="#\w+"/g, ''), address).not.toMatch(/href/i)
    expect(svg.replaceAll(/url\(#\w+\)/g, ''), address).not.toMatch(/url\(/i)
    expect(svg.replace('http://www.w3.org/2000/svg', ''), address).not.toMatch(/\/\//)
  }
})

test('every drawing has finite numbers and valid references', () => {
  for (const address of everyKind()) {
    const svg = below(address)
    expect(svg, address).not.toMatch(/NaN|Infinity|undefined|null|\[object/)
    const ids = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size, address).toBe(ids.length)
    for (const [, id] of svg.matchAll(/(?:href="|url\()#(\w+)/g)) expect(ids, address).toContain(id)
    expect(svg.match(/<[a-zA-Z]/g)?.length, address).toBe(
      (svg.match(/<\//g)?.length ?? 0) + (svg.match(/\/>/g)?.length ?? 0),
    )
  }
})
