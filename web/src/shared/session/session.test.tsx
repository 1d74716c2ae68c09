import { act, renderHook } from '@testing-library/react'
import { MEMBER_TYPES } from '@understudy/contracts/member-type'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sessionSample, TOKEN } from '@/test/samples'
import { merchantCode, roleOf, session, useSession } from './index.ts'

/** Every loaded module listens to logins in other tabs, so each must drop its session. */
const pages = [session]
let leaveOtherTabs = () => {}
beforeEach(() => {
  leaveOtherTabs = session.followOtherTabs()
})
afterEach(() => {
  leaveOtherTabs()
  for (const page of pages) page.drop()
})

/** Imports the module anew, as after a reload. */
async function afterReload() {
  vi.resetModules()
  const { session: page } = await import('./index.ts')
  pages.push(page)
  return page
}

describe('the session', () => {
  test('the session is stored under MC_SESSION_INFO with five fields and autoLogin', { tags: ['SESSION-001'] }, () => {
    session.store(sessionSample())
    expect(JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '')).toEqual({
      token: TOKEN,
      merchantCode: 'aurora1',
      userName: 'amina',
      type: 0,
      firstTimeLogin: false,
    })
    expect(localStorage.getItem('autoLogin')).toBe('1')
  })

  test('the session is restored after a reload with autoLogin 1', {
    tags: ['SESSION-002', 'SESSION-017'],
  }, async () => {
    session.store(sessionSample())
    expect((await afterReload()).get()).toEqual(sessionSample())
  })

  test('the session is not restored with autoLogin 0', { tags: ['SESSION-017'] }, async () => {
    session.store(sessionSample())
    localStorage.setItem('autoLogin', '0')
    expect((await afterReload()).get()).toBeUndefined()
    expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull()
  })

  test('the session is not restored in another world', async () => {
    session.store(sessionSample())
    localStorage.setItem('world', 'room-1')
    expect((await afterReload()).get()).toBeUndefined()
  })

  test('the session is empty when garbage is stored', async () => {
    localStorage.setItem('MC_SESSION_INFO', '{"token":42}')
    expect((await afterReload()).get()).toBeUndefined()
  })

  test('the session’s end removes token and member info and sets autoLogin 0', { tags: ['SESSION-005'] }, async () => {
    // A fresh module, without the drawer, which stores something when a session ends.
    const page = await afterReload()
    page.store(sessionSample())
    localStorage.setItem('memberInfo', '{}')
    sessionStorage.setItem('x', 'y')
    page.end()
    expect({
      stored: localStorage.getItem('MC_SESSION_INFO'),
      memberInfo: localStorage.getItem('memberInfo'),
      sessionStorageCount: sessionStorage.length,
    }).toEqual({ stored: null, memberInfo: null, sessionStorageCount: 0 })
    expect(localStorage.getItem('autoLogin')).toBe('0')
    expect(page.get()).toBeUndefined()
  })

  test('a session ended by the server leaves its member’s drafts in the tab', () => {
    session.store(sessionSample())
    sessionStorage.setItem('intents', '{}')
    session.drop(TOKEN)
    expect(sessionStorage.getItem('intents')).toBe('{}')
  })

  test('a late answer about an old token does not drop a newer session', () => {
    session.store(sessionSample())
    session.drop('default.00000000-0000-4000-8000-000000000000')
    expect(session.get()).toBeDefined()
    session.drop(TOKEN)
    expect(session.get()).toBeUndefined()
  })

  test('a late answer about an old token takes the newer stored session', () => {
    session.store(sessionSample())
    const newer = sessionSample(0, { token: 'default.22222222-2222-4222-8222-222222222222' })
    localStorage.setItem('MC_SESSION_INFO', JSON.stringify(newer))
    expect(session.drop(TOKEN)).toBe(false)
    expect(session.get()).toEqual(newer)
    expect(JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '')).toEqual(newer)
  })

  test('a page about to reload for another merchant does not report its session as ended', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    session.store(sessionSample())
    session.store(sessionSample(0, { merchantCode: 'cedar3', userName: 'imran', token: `${TOKEN.slice(0, -1)}0` }))
    expect(session.drop(TOKEN)).toBe(false)
    expect(reload).toHaveBeenCalled()
    expect(localStorage.getItem('MC_SESSION_INFO')).toContain('"imran"')
    reload.mockRestore()
  })

  test.each(['cedar3', 'dune4'] as const)(
    'a session of %s, another merchant, is kept for the next page only',
    (merchantCode) => {
      const foreign = sessionSample(0, { merchantCode })
      session.store(foreign)
      expect(session.get()).toBeUndefined()
      expect(JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '')).toEqual(foreign)
      dispatchEvent(new StorageEvent('storage', { key: 'MC_SESSION_INFO' }))
      expect(session.get()).toBeUndefined()
    },
  )

  test('a login in another tab arrives here', () => {
    const { result } = renderHook(() => useSession())
    expect(result.current).toBeUndefined()
    localStorage.setItem('MC_SESSION_INFO', JSON.stringify(sessionSample(1)))
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'MC_SESSION_INFO' })))
    expect(result.current?.type).toBe(1)
  })

  test('a login of another person in another tab reloads the page', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    const announce = (userName: string, token = TOKEN) => {
      localStorage.setItem('MC_SESSION_INFO', JSON.stringify({ ...sessionSample(), userName, token }))
      dispatchEvent(new StorageEvent('storage', { key: 'MC_SESSION_INFO' }))
    }
    session.store(sessionSample())
    announce('amina', 'default.11111111-1111-4111-8111-111111111111')
    expect(session.get()?.token).toContain('11111111')
    expect(reload).not.toHaveBeenCalled()
    announce('hina')
    expect(reload).toHaveBeenCalled()
    expect(session.get()?.userName).toBe('amina')
    reload.mockRestore()
  })
})

describe('the role', () => {
  test('a visitor has no account type', () => {
    expect(roleOf(undefined)).toEqual({
      isGuest: true,
      isTrial: false,
      isMember: false,
      isAgent: false,
      type: undefined,
    })
  })

  test('types 1, 2, 41 and 42 are agents, 4 is a trial, all others have a real account', {
    tags: ['SESSION-011'],
  }, () => {
    const agents = MEMBER_TYPES.filter((type) => roleOf({ type }).isAgent)
    const trials = MEMBER_TYPES.filter((type) => roleOf({ type }).isTrial)
    const members = MEMBER_TYPES.filter((type) => roleOf({ type }).isMember)
    expect({ agents, trials, members }).toEqual({ agents: [1, 2, 41, 42], trials: [4], members: [0, 1, 2, 40, 41, 42] })
  })
})

test('the merchant is what the host wrote into the page, aurora1 without', { tags: ['DATA-030'] }, () => {
  const { dataset } = document.documentElement
  expect(merchantCode()).toBe('aurora1')
  dataset.merchant = 'cedar3'
  expect(merchantCode()).toBe('cedar3')
  dataset.merchant = 'nobody'
  expect(merchantCode()).toBe('aurora1')
  delete dataset.merchant
})
