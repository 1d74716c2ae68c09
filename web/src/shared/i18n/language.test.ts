import type { PackLanguage } from '@understudy/contracts/languages'
import { afterEach, expect, test, vi } from 'vitest'
import { storage } from '@/shared/storage'
import { languageCode, setLanguage, startTexts } from '.'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

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
  expect({ read: storage.language.read(), languageCode: languageCode() }).toEqual({ read: 'EN', languageCode: 'EN' })
  expect(reload).not.toHaveBeenCalled()
  vi.stubGlobal('fetch', async () => new Response())
  await setLanguage('UR')
  expect(storage.language.read()).toBe('UR')
  expect(reload).toHaveBeenCalledTimes(1)
  await setLanguage('UR-LA')
  expect(reload).toHaveBeenCalledTimes(1)
})
