import { PACK_LANGUAGES } from '@understudy/contracts/languages'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { appTexts } from '@/app/texts'
import type { TextKey, TextValues } from '.'

const pack = {
  games: {
    found_one: '{{count}} game',
    found_other: '{{count}} games',
    list: { title: 'All {{name}}', empty: 'None' },
  },
  failure: { 'login.not.session': 'Logged out' },
}

/** A translator of a page that has just been opened: the engine is not there yet. */
async function fresh() {
  vi.resetModules()
  const { translator } = await import('./translator.ts')
  const { loadEngine } = await import('./engine.ts')
  const texts = translator('EN')
  texts.add(pack)
  const t = (key: string, values?: TextValues) => texts.t(key as TextKey, values)
  return { ...texts, t, loadEngine, translator }
}

let texts: Awaited<ReturnType<typeof fresh>>
beforeEach(async () => {
  texts = await fresh()
})

describe.each([
  ['before the engine is there', false],
  ['with the engine', true],
])('a translator %s', (_, engine) => {
  beforeEach(async () => {
    if (engine) await texts.loadEngine()
  })

  test('walks namespaces and groups', () => expect(texts.t('games:list.empty')).toBe('None'))
  test('finds keys that have dots in them', () => expect(texts.t('failure:login.not.session')).toBe('Logged out'))
  test('fills values in, as text', () => expect(texts.t('games:list.title', { name: '$&<b>' })).toBe('All $&<b>'))
  test('shows a key that has no text', () => expect(texts.t('games:nowhere')).toContain('nowhere'))
  test('says many', () => expect(texts.t('games:found', { count: 3 })).toBe('3 games'))
  test('says what is added later', () => {
    texts.t('games:list.title', { name: 'x' })
    texts.add({ games: { more: 'More {{name}}' } })
    expect([texts.t('games:more', { name: 'y' }), texts.t('games:list.empty')]).toEqual(['More y', 'None'])
  })
})

test('a plural that was said before the engine came, or a text that was not there, is rendered again', async () => {
  texts.t('games:list.title', { name: 'x' })
  expect(texts.saidTooEarly()).toBe(false)
  texts.t('games:found', { count: 1 })
  expect(texts.saidTooEarly()).toBe(true)
  await texts.loadEngine()
  expect(texts.t('games:found', { count: 1 })).toBe('1 game')

  const { t, saidTooEarly } = await fresh()
  t('nothing:there')
  expect(saidTooEarly()).toBe(true)
})

test('the engine gets each text once, however much is said with it', async () => {
  const engine = await texts.loadEngine()
  const handed = vi.spyOn(engine, 'addResourceBundle')
  for (const name of ['x', 'y', 'z']) texts.t('games:list.title', { name })
  expect(handed).toHaveBeenCalledTimes(Object.keys(pack).length)
  texts.add({ more: { hello: 'Hello {{name}}' } })
  expect(texts.t('more:hello', { name: 'you' })).toBe('Hello you')
})

test('an engine that did not load is asked for again', async () => {
  vi.resetModules()
  vi.doMock('i18next', () => {
    throw new Error('offline')
  })
  const { loadEngine } = await import('./engine.ts')
  await expect(loadEngine()).rejects.toThrow()
  vi.doUnmock('i18next')
  await expect(loadEngine()).resolves.toBeTruthy()
})

// What is said before the engine is there must read as it does later, but for the plural of one.
test.each(PACK_LANGUAGES)('every %s text reads the same with and without the engine', async (language) => {
  const packs = await Promise.all([appTexts.first(language), appTexts.rest(language)])
  const keys = new Map<string, Record<string, string | number> | undefined>()
  for (const [namespace, group] of packs.flatMap((pack) => Object.entries(pack)))
    for (const [path, said] of leaves(group)) {
      const key = `${namespace}:${path.replace(/_(one|other)$/, '')}`
      const names = [...said.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => [name, 'value'])
      if (names.length || !key.endsWith(path))
        keys.set(key, { ...keys.get(key), ...Object.fromEntries(names), count: 5 })
      else keys.set(key, keys.get(key))
    }
  const say = (t: (key: TextKey, values?: TextValues) => string) =>
    [...keys].map(([key, values]) => [key, t(key as TextKey, values)])
  const { translator, loadEngine } = texts
  const own = translator(language)
  for (const pack of packs) own.add(pack)
  const before = say(own.t)
  await loadEngine()
  expect(say(own.t)).toEqual(before)
  expect(keys.size).toBeGreaterThan(500)
})

const leaves = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value] as [string, string]] : leaves(value, `${path}${name}.`),
  )
