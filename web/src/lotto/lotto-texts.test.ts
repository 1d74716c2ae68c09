import { languageOf, PACK_LANGUAGES } from '@understudy/contracts/languages'
import { describe, expect, test } from 'vitest'
import type { TextKey } from '@/shared/i18n'
import { addTexts } from '@/shared/i18n/engine'
import { lottoTexts } from './lotto-texts.ts'
import en from './text/en.json'
import ur from './text/ur.json'
import urLa from './text/ur-la.json'

const leaves = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value]] : leaves(value, `${path}${name}.`),
  )
const values = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

describe.each([
  ['UR', ur],
  ['UR-LA', urLa],
] as const)('the %s texts of the lottery page', (_, pack) => {
  test('texts of the lottery page have the keys and values of the English ones', { tags: ['I18N-003'] }, () => {
    const english = new Map(leaves(en))
    expect(leaves(pack).map(([key]) => key)).toEqual([...english.keys()])
    for (const [key, text] of leaves(pack))
      expect({ key, values: values(text) }).toEqual({ key, values: values(english.get(key) ?? '') })
  })
})

test('every text of the lottery page is used', () => {
  const sources = Object.values(
    import.meta.glob<string>(['./**/*.ts', './**/*.tsx', '!./**/*.test.*'], {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  ).join('\n')
  // `lotto:tabs.${id}` uses all of the group.
  const usedKeys = [...sources.matchAll(/lotto:([\w.]+(?:\$\{)?)/g)].map(([, key = '']) => key)
  const isUsed = (key: string) =>
    usedKeys.some((one) => (one.endsWith('${') ? key.startsWith(one.slice(0, -2)) : one === key)) ||
    /^results\.(hot|gap)Hint$/.test(key)
  const keys = leaves(en).map(([key]) => key.replace(/_(one|other)$/, ''))
  expect(keys.filter((key) => !isUsed(key))).toEqual([])
})

test.each(PACK_LANGUAGES)('the %s pack of the page holds the texts of failures and of draws', async (language) => {
  const t = addTexts(languageOf(language).tag, await lottoTexts(language))
  expect(t('shared:error.err_issue_closed')).not.toContain('err_')
  expect(t('failure:issue.closed' as TextKey)).toBe(t('shared:error.err_issue_closed'))
  expect(t('draws:tier.special' as TextKey)).not.toContain('tier')
})
