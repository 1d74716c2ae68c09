import { describe, expect, test } from 'vitest'
import { backTarget } from './back.ts'
import { returnPath } from './open.ts'
import { swipeDistance } from './swipe-back.ts'

describe('the back arrow', () => {
  test.each(['/m/login', '/m/register', '/m/trail', '/m/activity', '/m/forget'])(
    'SHELL-003 leads home from %s',
    (path) => {
      expect(backTarget(path, '', true)).toBe('/m/home')
    },
  )

  test('SHELL-003 moves one step back elsewhere', () => expect(backTarget('/m/help', '', true)).toBe(-1))
  test('SHELL-004 leads home from a page that was opened directly', () =>
    expect(backTarget('/m/help', '', false)).toBe('/m/home'))

  test('ROUTE-009 follows an allowed backUrl, and no other', () => {
    expect(backTarget('/m/securityCenter', '?backUrl=/m/mine', true)).toBe('/m/mine')
    expect(backTarget('/m/securityCenter', '?backUrl=//evil.example', true)).toBe(-1)
    expect(backTarget('/m/securityCenter', '?backUrl=https%3A%2F%2Fevil.example%2Fm%2Fhome', false)).toBe('/m/home')
  })
})

describe('after a login', () => {
  test('the page that asked for it comes back', () => {
    expect(returnPath({ state: { from: '/m/gameList?type=fav' }, search: '' })).toBe('/m/gameList?type=fav')
    expect(returnPath({ state: null, search: '?backUrl=%2Fm%2FvoucherCenter' })).toBe('/m/voucherCenter')
  })

  test.each([null, undefined, 'text', {}, { from: 'https://evil.example/m/home' }, { from: '/nowhere' }])(
    'home comes where %j asked for it',
    (state) => expect(returnPath({ state, search: '?backUrl=javascript:alert(1)' })).toBe('/m/home'),
  )
})

test('a swipe is measured along the line, a scroll is none', () => {
  expect([swipeDistance(110, 20, 'ltr'), swipeDistance(-110, 20, 'rtl')]).toEqual([110, 110])
  expect([swipeDistance(-110, 0, 'ltr'), swipeDistance(110, 0, 'rtl')]).toEqual([-110, -110])
  expect(swipeDistance(110, 150, 'ltr')).toBe(0)
})
