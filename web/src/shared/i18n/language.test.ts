import type { PackLanguage } from '@understudy/contracts/languages'
import { expect, test, vi } from 'vitest'
import { storage } from '@/shared/storage'
import { allTexts, languageCode, setLanguage, startTexts, type TextKey, text } from '.'

test('texts that failed to load are loaded by a reload when they are asked for again', {
  tags: ['I18N-006'],
}, async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  storage.language.write('EN')
  await startTexts(async (pack: PackLanguage) => {
    if (pack === 'UR') throw new TypeError('Failed to fetch dynamically imported module')
    return { sample: { hello: pack } }
  })
  await expect(setLanguage('UR')).rejects.toThrow('Failed to fetch')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(setLanguage('UR')).rejects.toThrow('Failed to fetch')
  expect({ language: storage.language.read(), languageCode: languageCode() }).toEqual({
    language: 'EN',
    languageCode: 'EN',
  })
  expect(reload).not.toHaveBeenCalled()
  vi.stubGlobal('fetch', async () => new Response())
  await setLanguage('UR')
  expect(storage.language.read()).toBe('UR')
  expect(reload).toHaveBeenCalledTimes(1)
  await setLanguage('UR-LA')
  expect(reload).toHaveBeenCalledTimes(1)
})

const further = () => text('further:words' as TextKey)

test('further texts are empty until they come, and come with every later language', async () => {
  storage.language.write('EN')
  await startTexts(
    async (pack) => ({ sample: { hello: pack } }),
    async (pack) => ({ further: { words: `by ${pack}` } }),
  )
  expect(further()).toBe('')
  await allTexts()
  expect(further()).toBe('by EN')
  await setLanguage('UR-LA')
  expect(further()).toBe('by UR-LA')
})

test('further texts that come after a change of language are those of the new one', async () => {
  storage.language.write('EN')
  const waiting: (() => void)[] = []
  await startTexts(
    async (pack) => ({ sample: { hello: pack } }),
    async (pack) => {
      if (pack === 'EN') await new Promise<void>((resolve) => void waiting.push(resolve))
      return { further: { words: `by ${pack}` } }
    },
  )
  const all = allTexts()
  await setLanguage('UR-LA')
  for (const go of waiting) go()
  await all
  expect({ code: languageCode(), words: further() }).toEqual({ code: 'UR-LA', words: 'by UR-LA' })
})
