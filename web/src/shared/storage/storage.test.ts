import { MEMBER_TYPES } from '@understudy/contracts/member-type'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { sessionSample, TOKEN } from '@/test/samples'
import { forgetOtherWorld, forgetSession, KEYS, storage, stored, worldCookie } from './index.ts'
import { keysForgottenAt } from './keys.ts'

const GARBAGE = [
  '',
  ' ',
  'null',
  'undefined',
  '0',
  '-1',
  'NaN',
  'true',
  '""',
  '[]',
  '{}',
  '[[[[',
  '{"token":',
  '{"token":null}',
  '{"__proto__":{"token":"x"}}',
  'DARK',
  'dark ',
  '"dark"',
  'en',
  '\u0000',
  '💥',
  'x'.repeat(100_000),
  JSON.stringify({ ...sessionSample(), type: 3 }),
  JSON.stringify({ ...sessionSample(), token: 'two words' }),
  JSON.stringify({ ...sessionSample(), token: undefined }),
  JSON.stringify({ ...sessionSample(), merchantCode: 'else where' }),
  JSON.stringify([sessionSample()]),
]

describe('a stored value', () => {
  test.each(Object.entries(storage).filter(([name]) => name !== 'world'))('%s reads garbage as absent', (_, item) => {
    for (const garbage of GARBAGE) {
      if (item.key === 'autoLogin' && garbage === '0') continue
      localStorage.setItem(item.key, garbage)
      expect(item.read(), garbage.slice(0, 40)).toBeUndefined()
    }
    localStorage.removeItem(item.key)
    expect(item.read()).toBeUndefined()
  })

  test('a stored value is read as written, under the key of the specification', {
    tags: ['DATA-001', 'DATA-032'],
  }, () => {
    for (const type of MEMBER_TYPES) {
      storage.session.write(sessionSample(type))
      expect(storage.session.read()).toEqual(sessionSample(type))
    }
    storage.theme.write('light')
    storage.language.write('UR-LA')
    expect(JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '')).toMatchObject({ token: TOKEN, userName: 'amina' })
    expect({ theme: localStorage.getItem('theme'), language: localStorage.getItem('language') }).toEqual({
      theme: 'light',
      language: 'UR-LA',
    })
    storage.theme.remove()
    expect(storage.theme.read()).toBeUndefined()
  })

  test('with storage that throws, the page keeps its values in memory', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const area of ['localStorage', 'sessionStorage']) vi.stubGlobal(area, new Proxy({}, { get: refuse }))
    expect(() => {
      storage.theme.write('light')
      expect(storage.theme.read()).toBe('light')
      storage.theme.remove()
      expect(storage.theme.read()).toBeUndefined()
      forgetSession()
      forgetOtherWorld()
    }).not.toThrow()
  })

  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  test.each([
    ['is blocked', undefined],
    ['is full', { getItem: () => null, setItem: full, removeItem: () => {} }],
  ])('a stored value lives with the page where storage %s, and ends with a logout', (_how, area) => {
    vi.stubGlobal('localStorage', area)
    const session = sessionSample()
    storage.session.write(session)
    expect(storage.session.read()).toEqual(session)
    forgetSession()
    expect(storage.session.read()).toBeUndefined()
  })

  test('a stored value notifies listeners of its key, in this and other tabs', () => {
    const item = stored('numero', z.number())
    const heard = vi.fn()
    const stop = item.subscribe(heard)
    item.write(1)
    storage.theme.write('light')
    expect(heard).toHaveBeenCalledTimes(1)
    dispatchEvent(new StorageEvent('storage', { key: 'numero' }))
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    expect(heard).toHaveBeenCalledTimes(2)
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(heard).toHaveBeenCalledTimes(3)
    stop()
    item.write(2)
    expect(heard).toHaveBeenCalledTimes(3)
  })
})

const fillEverything = () => {
  for (const key of Object.keys(KEYS)) localStorage.setItem(key, 'something')
}
const remainingKeys = () => Object.keys(KEYS).filter((key) => localStorage.getItem(key) !== null)

describe('clearing stored values', () => {
  test('a logout removes session and member info and empties the session storage', { tags: ['SESSION-005'] }, () => {
    fillEverything()
    sessionStorage.setItem('anything', 'at all')
    forgetSession()
    for (const key of ['MC_SESSION_INFO', 'memberInfo', 'chatUrl', 'temporaryPassword'])
      expect(remainingKeys()).not.toContain(key)
    expect(sessionStorage.length).toBe(0)
    for (const key of ['theme', 'language', 'status', 'popup.A', 'rememberedLogin.username'])
      expect(remainingKeys()).toContain(key)
  })

  test('a new world finds only theme, language and marks of the device in the storage', () => {
    fillEverything()
    localStorage.setItem('world', 'room-1')
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain HTTP
    document.cookie = 'world=room-2; path=/'
    forgetOtherWorld()
    expect(remainingKeys().sort()).toEqual([
      'WEBCLIP',
      'language',
      'loginDeviceId',
      'pseudo',
      'steeringHandle',
      'theme',
      'world',
    ])
    expect(localStorage.getItem('world')).toBe('room-2')
  })

  test('the same world, and a first visit, keep what is there', () => {
    fillEverything()
    localStorage.setItem('world', 'default')
    forgetOtherWorld()
    expect(remainingKeys()).toHaveLength(Object.keys(KEYS).length)
    localStorage.removeItem('world')
    forgetOtherWorld()
    expect(remainingKeys()).toHaveLength(Object.keys(KEYS).length)
  })

  test('a change of world forgets whatever a logout forgets', () => {
    const atWorld = keysForgottenAt('world')
    for (const key of keysForgottenAt('logout')) expect(atWorld).toContain(key)
  })
})

describe('folders at several paths of one origin', () => {
  afterEach(() => {
    delete document.documentElement.dataset.base
  })

  test('each folder has stored values and a world of its own, at the root by plain names', () => {
    const { dataset } = document.documentElement
    for (const base of ['', '/a', '/a/b']) {
      dataset.base = base
      expect([storage.theme.read(), worldCookie.read()]).toEqual([undefined, undefined])
      storage.theme.write('light')
      worldCookie.write(`w${base.length}`)
    }
    expect(
      Object.keys(localStorage)
        .filter((key) => key.endsWith('theme'))
        .sort(),
    ).toEqual(['/a/btheme', '/atheme', 'theme'])
    dataset.base = '/a'
    expect(worldCookie.read()).toBe('w2')
    worldCookie.remove()
    storage.theme.remove()
    expect([storage.theme.read(), worldCookie.read()]).toEqual([undefined, undefined])
    dataset.base = ''
    expect([storage.theme.read(), worldCookie.read()]).toEqual(['light', 'w0'])
    dataset.base = '/a/b'
    worldCookie.remove()
    storage.theme.remove()
  })
})
