import { expect, test } from 'vitest'
import { harmlessClasses, isHarmlessLink, isHarmlessPicture, leadsOut } from './editor-html.ts'

test.each([
  'https://news.example/',
  'http://news.example',
  'mailto:a@b.example',
  'tel:+92300',
  '/m/activity',
  '?tag=tc',
  '#top',
])('a link to %s is harmless', (address) => expect(isHarmlessLink(address)).toBe(true))

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
])('a link to %j is harmful', (address) => expect(isHarmlessLink(address)).toBe(false))

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
])('a picture at %s is harmless: %s', (address, expected) => expect(isHarmlessPicture(address)).toBe(expected))

test('sanitising keeps only the classes of the content system', () => {
  expect({
    harmlessClassesCenterEvilMuted: harmlessClasses('center evil  muted'),
    harmlessClassesEvil: harmlessClasses('evil'),
  }).toEqual({ harmlessClassesCenterEvilMuted: 'center muted', harmlessClassesEvil: '' })
})

test('only absolute addresses lead out of the app', () => {
  expect(['https://a.example', 'HTTP://a.example', '/m/home', 'mailto:a@b.example'].map(leadsOut)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
