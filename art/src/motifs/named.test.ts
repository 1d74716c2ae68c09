import { expect, test } from 'vitest'
import { artUrl } from '../art-url.ts'
import { SCENES } from '../scenes/index.ts'
import { below } from '../testing.ts'
import { figureOf, MOTIFS } from './named.ts'

const pictureOf = (motif: (typeof MOTIFS)[number]) =>
  below(artUrl.game({ category: 'RNG', vendor: 'NP', serial: 7, motif }))

test('no two motifs share a drawing', () => {
  expect(MOTIFS.length).toBeGreaterThan(120)
  expect(new Set(MOTIFS.map(pictureOf)).size).toBe(MOTIFS.length)
})

test('a picture with a motif is complete and weighs no more than any other', () => {
  for (const motif of MOTIFS) {
    const svg = pictureOf(motif)
    expect(svg, motif).not.toMatch(/NaN|Infinity|undefined|null|\[object/)
    expect(Buffer.byteLength(svg), motif).toBeLessThan(8 * 1024)
  }
})

test('the same motif looks different for each vendor', () => {
  const vendors = ['NP', 'SR', 'KP', 'CT', 'PB']
  const tigers = vendors.map((vendor) => below(artUrl.game({ category: 'RNG', vendor, serial: 7, motif: 'tiger' })))
  expect(new Set(tigers).size).toBe(vendors.length)
})

test('a crash game shows its motif on the curve, a fishing game under water', () => {
  const on = (more: object) =>
    below(artUrl.game({ category: 'RNG', vendor: 'AV', serial: 3, motif: 'rocket', ...more }))
  expect(new Set([on({}), on({ curve: true }), on({ category: 'FISH' })]).size).toBe(3)
})

test('a banner can show a thing in its landscape, but no whole game', () => {
  for (const scene of SCENES) expect(below(artUrl.banner(scene, 2, 'cricket'))).toMatch(/^<svg/)
  expect(figureOf('ludo')).toBeUndefined()
  expect(() => artUrl.banner('hills', 2, 'ludo')).toThrow(RangeError)
  expect(() => artUrl.game({ category: 'RNG', vendor: 'NP', serial: 1, motif: 'unicorn' as 'tiger' })).toThrow(
    RangeError,
  )
})
