import { renderHook } from '@testing-library/react'
import { DOWNLOADS } from '@understudy/contracts/system'
import type { MouseEvent } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Device, readDevice } from '@/shared/device'
import { useAsk } from '@/shared/ui/ask'
import { choicesOf, downloadLink, useDownload } from './index.ts'

const all = DOWNLOADS.map((resourceType) => ({ resourceType, url: `/${resourceType}` }))
const iphone = (version: string, browser = 'Version/17.0 Mobile/15E148 Safari/604.1') =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 ${browser}`
const CHROME = 'CriOS/124.0 Mobile/15E148 Safari/604.1'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/124.0 Mobile Safari/537.36'
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/124.0 Safari/537.36'
const device = (userAgent: string, standalone = false): Device =>
  readDevice({ userAgent, maxTouchPoints: 0, standalone })
const ways = (here: Device, { resources = all, isWebClip = false, canPrompt = false } = {}) =>
  choicesOf(resources, here, { isWebClip, canPrompt }).map(({ way }) => way)

describe('install offers by device', () => {
  test.each([
    ['iOS Safari', device(iphone('17_4')), ['homeScreen', 'profile', 'ios']],
    ['iOS Chrome', device(iphone('17_4', CHROME)), ['profile', 'ios']],
    ['an installed page', device(iphone('17_4'), true), ['profile', 'ios']],
    ['Android', device(ANDROID), ['android', 'ios']],
    ['a desktop', device(DESKTOP), ['android', 'ios']],
    ['iOS 12.3', device(iphone('12_3')), ['homeScreen', 'ios']],
    ['iOS 12.4', device(iphone('12_4')), ['homeScreen', 'profile', 'ios']],
    ['iOS 11.4', device(iphone('11_4')), ['homeScreen', 'ios']],
  ] as const)('%s', { tags: ['POPUP-013', 'POPUP-014', 'POPUP-021'] }, (_, here, expected) =>
    expect(ways(here)).toEqual(expected),
  )

  test('the install profile needs its link, an iOS device, and no web clip yet', { tags: ['POPUP-015'] }, () => {
    const here = device(iphone('17_4'))
    const without = all.filter(({ resourceType }) => resourceType !== 'MOBILECONFIG')
    expect(ways(here)).toContain('profile')
    expect(ways(here, { resources: without })).not.toContain('profile')
    expect(ways(here, { isWebClip: true })).not.toContain('profile')
    expect(ways(device(ANDROID))).not.toContain('profile')
  })

  test('a browser with an install dialog offers it, on Android too', () => {
    expect(ways(device(ANDROID), { canPrompt: true })).toEqual(['homeScreen', 'android', 'ios'])
  })

  test('the iOS app is offered where its link exists', { tags: ['POPUP-016'] }, () => {
    expect(ways(device(ANDROID), { resources: all.filter(({ resourceType }) => resourceType !== 'IOS') })).toEqual([
      'android',
    ])
  })

  test('iOS downloads its app or the profile, any other device the Android app', {
    tags: ['DATA-022'],
  }, () => {
    expect(downloadLink(all, { isIos: true })).toBe('/IOS')
    expect(downloadLink(all.slice(1), { isIos: true })).toBe('/MOBILECONFIG')
    expect(downloadLink(all, { isIos: false })).toBe('/Android')
    expect(downloadLink([], { isIos: false })).toBeUndefined()
  })
})

describe('a download', () => {
  const assign = vi.fn()
  beforeEach(() => {
    vi.useFakeTimers()
    assign.mockClear()
    vi.spyOn(location, 'assign').mockImplementation(assign)
  })

  function tap(userAgent: string, url: string) {
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5 })
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const preventDefault = vi.fn()
    const { result, unmount } = renderHook(() => useDownload())
    result.current({ preventDefault } as unknown as MouseEvent, url)
    return Object.assign(preventDefault, { leave: unmount })
  }

  test('a download on iOS outside Safari asks for Safari', { tags: ['POPUP-022', 'ERR-005'] }, () => {
    expect(tap(iphone('17_4', CHROME), '/a.mobileconfig')).toHaveBeenCalled()
    const { question } = useAsk.getState()
    expect(question).toMatchObject({ title: 'Please use Safari for download App.' })
    expect(question).not.toHaveProperty('cancel')
    vi.advanceTimersByTime(10_000)
    expect(assign).not.toHaveBeenCalled()
  })

  test('the install profile opens once, 4 s after the hint', { tags: ['POPUP-023', 'ERR-006'] }, () => {
    tap(iphone('17_4'), '/a.mobileconfig')
    vi.advanceTimersByTime(3_999)
    expect(assign).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(assign).toHaveBeenCalledExactlyOnceWith('/a.mobileconfig')
  })

  test('the install profile does not open after the player has left the page', { tags: ['POPUP-023'] }, () => {
    tap(iphone('17_4'), '/a.mobileconfig').leave()
    vi.advanceTimersByTime(10_000)
    expect(assign).not.toHaveBeenCalled()
  })

  test('links that are no downloads open as usual', () => {
    expect(tap(ANDROID, '/a.apk')).not.toHaveBeenCalled()
    expect(tap(iphone('17_4'), '/ios')).not.toHaveBeenCalled()
    expect(useAsk.getState().question).toBeUndefined()
  })
})
