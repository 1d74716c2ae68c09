import { expect, test } from 'vitest'
import { CommandError } from './client.ts'
import { startLink } from './start-link.ts'

test('a folder begins with what is asked for, as a link of the app', () => {
  expect(startLink({})).toBeUndefined()
  expect(startLink({ scenario: 'vip', as: 'amina', flags: '-CBS3', lang: 'EN', at: '+1d' })).toBe(
    'm/home?scenario=vip&as=amina&flags=-CBS3&at=%2B1d&lang=EN',
  )
  expect(startLink({ as: 'trial' })).toBe('m/home?as=trial')
})

test.each([
  [{ scenario: 'vipp' }, '--scenario: vipp is not possible. Did you mean vip'],
  [{ as: 'amna' }, '--as: amna is not possible. Did you mean amina'],
  [{ merchant: 'aurora' }, '--merchant: aurora is not possible. Did you mean aurora1'],
  [{ flags: '-CBS33' }, '--flags: -CBS33 is not possible. Did you mean CBS3'],
  [{ lang: 'XX' }, '--lang: XX is not possible. Say for example UR, UR-LA, EN'],
  [{ at: 'soon' }, '--at: soon is not possible. Say for example 2026-03-10T07:00:00Z'],
])('a folder cannot begin with %j, and what is near is named', (asked, sentence) => {
  expect(() => startLink(asked)).toThrow(CommandError)
  expect(() => startLink(asked)).toThrow(sentence)
})
