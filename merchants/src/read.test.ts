import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { merchantFolders } from './folders.ts'
import { MERCHANT_CONFIGS } from './installed.ts'
import { tokensCss } from './look.ts'
import { readMerchants } from './read.ts'

const EXAMPLES = join(import.meta.dirname, '../../docs/examples/merchants')

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'understudy-merchants-'))
  cpSync(join(EXAMPLES, 'fern6'), join(folder, 'fern6'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const put = (name: string, text: string) => {
  mkdirSync(join(folder, 'fern6'), { recursive: true })
  writeFileSync(join(folder, 'fern6', name), text)
}
const change = (name: string, edit: (value: never) => unknown) => {
  const value = JSON.parse(readFileSync(join(folder, 'fern6', name), 'utf8'))
  put(name, JSON.stringify(edit(value as never)))
}
const reading = () => readMerchants([...merchantFolders(), folder])

test('a folder adds a merchant after the others and changes none of them', () => {
  const merchants = reading()
  expect(merchants.slice(0, -1)).toEqual(MERCHANT_CONFIGS)
  expect(merchants.at(-1)).toMatchObject({ code: 'fern6', number: 6, host: 'fern', video: false })
})

test('a folder without merchant.json is no merchant, and neither is a file', () => {
  mkdirSync(join(folder, 'notes'))
  writeFileSync(join(folder, 'README.md'), 'mine')
  expect(reading()).toHaveLength(6)
})

test('no two merchants have the same home screen', () => {
  const tokens = MERCHANT_CONFIGS.map((merchant) => merchant.tokens)
  const different = (facts: readonly unknown[]) => new Set(facts.map((fact) => JSON.stringify(fact))).size
  expect(different(tokens.map(({ shelves }) => shelves?.[0]))).toBe(tokens.length)
  expect(different(tokens.map(({ manner }) => manner?.banner))).toBe(tokens.length)
  expect(different(tokens.map(({ manner }) => [manner?.headings, manner?.cards]))).toBe(tokens.length)
})

test('a merchant’s style is a rule of its page, or nothing if it is the default', () => {
  const fern = reading().filter(({ code }) => code === 'fern6')
  const css = tokensCss(fern)
  expect(css).toContain("html[data-merchant='fern6'] { --card-line: transparent; --card-shadow: ")
  expect(css).toContain("html[data-merchant='fern6'] { --banner-ratio: 2.1; }")
  expect(css).not.toContain('--heading')
})

describe('errors of a merchant folder', () => {
  test.each([
    ['a file is missing', () => rmSync(join(folder, 'fern6/slogans.json')), /fern6[\\/]slogans\.json is missing/],
    ['a file is no JSON', () => put('cast.json', '['), /cast\.json is not JSON/],
    ['a file is too large', () => put('tokens.json', ' '.repeat(70_000)), /tokens\.json is larger than 65536 bytes/],
    [
      'a field is unknown',
      () => change('merchant.json', (v: object) => ({ ...v, moddules: 1 })),
      /merchant\.json[\s\S]*moddules/,
    ],
    [
      'a colour is none',
      () => change('tokens.json', (v: { dark: object }) => ({ ...v, dark: { ...v.dark, bg: 'red;}' } })),
      /tokens\.json[\s\S]*dark\.bg/,
    ],
    [
      'a shelf stands on home twice',
      () => change('tokens.json', (v: object) => ({ ...v, shelves: ['hot', 'LIVE', 'hot'] })),
      /tokens\.json[\s\S]*shelves/,
    ],
    [
      'a banner is too flat for its words',
      () => change('tokens.json', (v: object) => ({ ...v, manner: { banner: { ratio: 3 } } })),
      /tokens\.json[\s\S]*manner\.banner\.ratio/,
    ],
    [
      'a module is unknown',
      () => change('merchant.json', (v: object) => ({ ...v, modules: { off: ['NOPE'] } })),
      /merchant\.json[\s\S]*modules/,
    ],
    ['a language is missing', () => change('merchant.json', (v: object) => ({ ...v, brand: { EN: 'Fern' } })), /brand/],
    ['a banner is missing', () => change('slogans.json', (v: unknown[]) => v.slice(1)), /slogans\.json/],
    ['nobody has a name', () => change('cast.json', () => []), /cast\.json/],
    [
      'the logo runs a script',
      () => put('mark.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>1</script></svg>'),
      /mark\.svg holds more than shapes/,
    ],
    [
      'the logo fetches something',
      () =>
        put(
          'mark.svg',
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><use href="https://x.example/a"/></svg>',
        ),
      /mark\.svg holds more than shapes/,
    ],
    ['the logo is no picture', () => put('mark.svg', 'hello'), /mark\.svg is no SVG/],
    ['the number is taken', () => change('merchant.json', (v: object) => ({ ...v, number: 3 })), /same number: 3/],
    ['the host is taken', () => change('merchant.json', (v: object) => ({ ...v, host: 'dune' })), /same host: dune/],
    [
      'a name is taken',
      () => change('cast.json', ([first]: object[]) => [{ ...first, name: 'amina' }]),
      /called amina/,
    ],
    [
      'the code is none',
      () => cpSync(join(folder, 'fern6'), join(folder, 'Fern'), { recursive: true }),
      /Fern: a merchant's code/,
    ],
  ])('%s', (_, spoil, message) => {
    spoil()
    expect(reading).toThrow(message)
  })
})
