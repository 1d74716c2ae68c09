import { expect, test } from 'vitest'
import { harmlessValue, leadsOut } from './editor-html.ts'

test.each([
  'https://news.example/',
  'http://news.example',
  'mailto:a@b.example',
  'tel:+92300',
  '/m/activity',
  '?tag=tc',
  '#top',
])('a link to %s is harmless', (address) => expect(harmlessValue('href', address)).toBe(address))

test.each([
  'javascript:x()',
  'JavaScript:x()',
  ' javascript:x()',
  'data:text/html,x',
  'vbscript:x',
  '//trap.example',
  '/\\trap.example',
  '\\\\trap',
  '',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\t\\evil.example',
  '/m/help\u0000',
  '/m/help\u007f',
  'https://news.example/a b',
])('a link to %j is harmful', (address) => expect(harmlessValue('href', address)).toBeUndefined())

test.each([
  ['/img/a.svg', true],
  ['https://cdn.example/a.png', true],
  ['data:image/png;base64,AA==', true],
  ['data:image/svg+xml;base64,AA==', false],
  ['data:text/html,x', false],
  ['http://plain.example/a.png', false],
  ['//cdn.example/a.png', false],
  ['javascript:x()', false],
  ['/\t/evil.example/a.png', false],
  ['/\n/evil.example/a.png', false],
  ['/\r/evil.example/a.png', false],
  ['/\t\\evil.example/a.png', false],
  ['https://cdn.example/a b.png', false],
])('a picture at %s is harmless: %s', (address, expected) =>
  expect(harmlessValue('src', address)).toBe(expected ? address : undefined),
)

test('sanitising keeps only the classes of the content system', () => {
  expect(harmlessValue('class', 'center evil  muted')).toBe('center muted')
  expect(harmlessValue('class', 'evil')).toBeUndefined()
})

test('only absolute addresses lead out of the app', () => {
  expect(['https://a.example', 'HTTP://a.example', '/m/home', 'mailto:a@b.example'].map(leadsOut)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
