import { CLIENT_ERRORS, ERRORS, errorTextKey } from '@understudy/contracts/errors'
import { PACK_LANGUAGES } from '@understudy/contracts/languages'
import { LIMITS } from '@understudy/contracts/page-sizes'
import { describe, expect, test } from 'vitest'
import { appTexts } from '@/test/texts'

const leaves = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value]] : leaves(value, `${path}${name}.`),
  )

const packs = Object.fromEntries(
  await Promise.all(
    PACK_LANGUAGES.map(async (language) => {
      return [language, new Map(leaves(await appTexts(language)))] as const
    }),
  ),
)
const english = packs.EN as Map<string, string>
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

describe.each(PACK_LANGUAGES)('the %s pack', (language) => {
  const pack = packs[language] as Map<string, string>

  test('a text pack has exactly the keys of the English one', { tags: ['I18N-003'] }, () => {
    expect([...pack.keys()].sort()).toEqual([...english.keys()].sort())
  })

  test('a text pack has no empty text', { tags: ['I18N-003'] }, () => {
    expect([...pack].filter(([, text]) => !text.trim())).toEqual([])
  })

  test('a text pack fills in the same values as the English one', () => {
    for (const [key, text] of pack)
      expect({ key, placeholders: placeholders(text) }).toEqual({
        key,
        placeholders: placeholders(english.get(key) ?? ''),
      })
  })

  test('a text pack has a text for every error code', { tags: ['ERR-034', 'ERR-035'] }, () => {
    for (const code of [...Object.keys(ERRORS), ...Object.keys(CLIENT_ERRORS)])
      expect(pack.get(`failure.${code}`), code).toBe(pack.get(`shared.error.${errorTextKey(code)}`) ?? 'a text')
    for (const key of ['free_reject', 'in_vwrite_code', 'app_goto_setting', 'err_safari_required'])
      expect(pack.get(`shared.error.${key}`), key).toBeTruthy()
  })
})

test('UR is written in Arabic script, Roman Urdu and English in Latin letters', () => {
  const isUrdu = (text: string) => /[\u0600-\u06ff]/.test(text)
  const urdu = packs.UR as Map<string, string>
  const latinOnly = [...urdu].filter(([, text]) => !isUrdu(text)).map(([key]) => key)
  // Names of platforms and plain figures are the same in all languages.
  expect(latinOnly.filter((key) => /[a-z]{4}/i.test((urdu.get(key) ?? '').replace(/\{\{\w+\}\}/g, '')))).toEqual([])
  for (const pack of [packs.EN, packs['UR-LA']])
    expect([...(pack as Map<string, string>)].filter(([, text]) => isUrdu(text))).toEqual([])
})

test('the packs hold the hints, and one of them the older bound of a feedback', { tags: ['VALID-020'] }, () => {
  const hint = (language: 'EN' | 'UR-LA', name: string) =>
    (packs[language] as Map<string, string>).get(`forms.hint.${name}`)
  expect(hint('EN', 'captcha')).toMatch(/1-16 characters.*equation/)
  expect(hint('UR-LA', 'feedback')).toContain('140')
  expect(hint('EN', 'remark')).toContain('140')
  expect(hint('EN', 'email')).toContain('255')
  expect({ captchaDigits: LIMITS.captchaDigits, hint: hint('EN', 'feedback') }).toEqual({
    captchaDigits: 6,
    hint: '20 to 200 characters',
  })
})
