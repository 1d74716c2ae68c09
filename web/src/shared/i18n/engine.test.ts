import { languageOf, PACK_LANGUAGES } from '@understudy/contracts/languages'
import { describe, expect, test, vi } from 'vitest'
import { appTexts } from '@/test/texts'
import type { TextKey, TextValues } from '.'
import { addTexts } from './engine.ts'

const translate = addTexts('en', {
  sample: {
    found_one: '{{count}} game',
    found_other: '{{count}} games',
    list: { title: 'All {{name}}', empty: 'None' },
    'login.not.session': 'Logged out',
  },
})
const t = (key: string, values?: TextValues) => translate(key as TextKey, values)

describe('a translate function', () => {
  test('the translate function follows namespaces and groups', () => expect(t('sample:list.empty')).toBe('None'))
  test('the translate function finds keys that contain dots', () =>
    expect(t('sample:login.not.session')).toBe('Logged out'))
  test('the translate function inserts values as plain text', () =>
    expect(t('sample:list.title', { name: '$&<b>' })).toBe('All $&<b>'))
  test('a missing text shows its key, and a development build logs it', () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(t('sample:nowhere')).toBe('sample:nowhere')
    expect(consoleError).toHaveBeenCalledExactlyOnceWith('There is no text sample:nowhere')
  })
  test.each([
    [1, '1 game'],
    [3, '3 games'],
  ])('the translate function chooses the plural form of %i', (count, expected) =>
    expect(t('sample:found', { count })).toBe(expected),
  )
})

test.each(PACK_LANGUAGES)('every %s text of the app is found by its key', async (language) => {
  const pack = await appTexts(language)
  const say = addTexts(languageOf(language).tag, pack)
  const keys = Object.entries(pack).flatMap(([namespace, texts]) => leaves(texts).map((path) => `${namespace}:${path}`))
  expect(keys.length).toBeGreaterThan(500)
  const untranslated = keys.filter((key) => say(key.replace(/_(one|other)$/, '') as TextKey, { count: 5 }) === key)
  expect(untranslated).toEqual([])
})

const leaves = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [path + name] : leaves(value, `${path}${name}.`),
  )
