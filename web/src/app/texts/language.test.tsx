import { act, render, screen, waitFor } from '@testing-library/react'
import { LANGUAGES } from '@understudy/contracts/languages'
import { describe, expect, test } from 'vitest'
import { languageCode, setLanguage, startTexts, text, useText } from '@/shared/i18n'
import { appTexts } from '@/test/texts'

const { documentElement: html } = document

describe('the language', () => {
  test('the language is UR when none is stored, with its direction', { tags: ['I18N-002'] }, async () => {
    localStorage.removeItem('language')
    await startTexts(appTexts)
    expect({ languageCode: languageCode(), lang: html.lang, dir: html.dir }).toEqual({
      languageCode: 'UR',
      lang: 'ur',
      dir: 'rtl',
    })
    expect(text('shared:action.close')).toBe('بند کریں')
  })

  test.each(['xx', '', '{"code":"EN"}', 'en'])(
    'invalid stored data %j is ignored',
    { tags: ['I18N-002'] },
    async (garbage) => {
      localStorage.setItem('language', garbage)
      await startTexts(appTexts)
      expect(languageCode()).toBe('UR')
    },
  )

  test.each([
    ['UR', 'ur', 'rtl'],
    ['UR-LA', 'ur-Latn', 'ltr'],
    ['EN', 'en', 'ltr'],
    ['HI', 'en', 'ltr'],
  ] as const)('%s sets lang %s and dir %s', { tags: ['I18N-006'] }, async (code, lang, dir) => {
    await setLanguage(code)
    expect({ lang: html.lang, dir: html.dir }).toEqual({ lang, dir })
  })

  test('the language is stored under the key language and restored', { tags: ['I18N-004'] }, async () => {
    await setLanguage('UR-LA')
    expect(localStorage.getItem('language')).toBe('UR-LA')
    await setLanguage('EN')
    localStorage.setItem('language', 'UR-LA')
    await startTexts(appTexts)
    expect(languageCode()).toBe('UR-LA')
  })

  test('a language without texts shows English and keeps its code for the server', { tags: ['I18N-005'] }, async () => {
    await setLanguage('UR')
    for (const { code } of LANGUAGES.slice(3)) {
      await setLanguage(code)
      expect({ close: text('shared:action.close'), language: languageCode() }).toEqual({
        close: 'Close',
        language: code,
      })
    }
  })

  test('the last of two quick language choices wins, whichever texts load last', async () => {
    await startTexts(async (pack) => {
      await new Promise((resolve) => setTimeout(resolve, pack === 'UR' ? 60 : 5))
      return appTexts(pack)
    })
    await Promise.all([setLanguage('UR'), setLanguage('UR-LA')])
    expect({ languageCode: languageCode(), lang: html.lang, language: localStorage.getItem('language') }).toEqual({
      languageCode: 'UR-LA',
      lang: 'ur-Latn',
      language: 'UR-LA',
    })
    await startTexts(appTexts)
  })

  test('the language follows the choice made in another tab', async () => {
    localStorage.setItem('language', 'UR-LA')
    dispatchEvent(new StorageEvent('storage', { key: 'language' }))
    await waitFor(() =>
      expect({ languageCode: languageCode(), lang: html.lang }).toEqual({ languageCode: 'UR-LA', lang: 'ur-Latn' }),
    )
  })

  test('a change of language shows without a reload', async () => {
    const Close = () => <p>{useText()('shared:action.close')}</p>
    render(<Close />)
    expect(screen.getByText('Close')).toBeInTheDocument()
    await act(() => setLanguage('UR-LA'))
    expect(screen.getByText('Band karein')).toBeInTheDocument()
  })
})
