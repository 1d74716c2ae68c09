import { MODULE_IDS } from '@understudy/contracts/flags'
import { expect, test } from 'vitest'
import { withFallback } from './steering-texts.ts'
import en from './text/en.json'
import handle from './text/handle.json'
import ur from './text/ur.json'
import urLa from './text/ur-la.json'

const leaves = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value]] : leaves(value, `${path}${name}.`),
  )
const values = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()
const packs = { EN: leaves(en), UR: leaves(ur), 'UR-LA': leaves(urLa) }
const english = new Map(packs.EN)

test.each(Object.entries(packs))('the drawer has all its texts in %s', { tags: ['I18N-003'] }, (language, pack) => {
  expect(pack.map(([key]) => key).sort()).toEqual([...english.keys()].sort())
  for (const [key, text] of pack) {
    expect(text.trim(), key).not.toBe('')
    expect({ key, values: values(text) }).toEqual({ key, values: values(english.get(key) ?? '') })
    // `curl` and the like stand among Urdu words, never alone.
    expect({ key, isUrdu: /[\u0600-\u06ff]/.test(text) }).toEqual({ key, isUrdu: language === 'UR' })
  }
  expect(handle[language as keyof typeof handle]).toContain('Ctrl')
})

test('a text missing in a language is the English one', () => {
  const english = { close: 'Close', who: { guest: 'Guest', trial: 'Trial' } }
  expect(withFallback({ who: { guest: 'مہمان' } }, english)).toEqual({
    close: 'Close',
    who: { guest: 'مہمان', trial: 'Trial' },
  })
})

test('every flag has a text in the console', () => {
  expect(Object.keys(en.flag).sort()).toEqual([...MODULE_IDS].sort())
})
