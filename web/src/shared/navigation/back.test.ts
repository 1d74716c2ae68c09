import { describe, expect, onTestFinished, test } from 'vitest'
import { backTarget } from './back.ts'
import { returnPath } from './open.ts'
import { belongsElsewhere, swipeDistance } from './swipe-back.ts'

describe('the back arrow', () => {
  test.each(['/m/login', '/m/register', '/m/trail', '/m/activity', '/m/forget'])(
    'the back arrow leads home from %s',
    { tags: ['SHELL-003'] },
    (path) => {
      expect(backTarget(path, '', true)).toBe('/m/home')
    },
  )

  test('the back arrow leads home from the second address of the registration', { tags: ['SHELL-003'] }, () =>
    expect(backTarget('/m/register.html', '', true)).toBe('/m/home'),
  )

  test.each([
    '/m/mine',
    '/m/help',
    '/m/helpDetail',
    '/m/changePsw',
    '/m/activityDetail',
    '/m/notice',
    '/m/game',
    '/m/gameList',
    '/m/play/330001',
    '/m/securityCenter',
    '/m/voucherCenter',
    '/m/gameRecord',
    '/m/set',
  ])(
    'the back arrow goes one step back from %s, or home from a direct visit',
    { tags: ['SHELL-003', 'SHELL-004'] },
    (path) => {
      expect([backTarget(path, '', true), backTarget(path, '', false)]).toEqual([-1, '/m/home'])
    },
  )

  test('the back arrow follows an allowed backUrl, and no other', { tags: ['ROUTE-009'] }, () => {
    expect(backTarget('/m/securityCenter', '?backUrl=/m/mine', true)).toBe('/m/mine')
    expect(backTarget('/m/securityCenter', '?backUrl=//evil.example', true)).toBe(-1)
    expect(backTarget('/m/securityCenter', '?backUrl=https%3A%2F%2Fevil.example%2Fm%2Fhome', false)).toBe('/m/home')
  })
})

describe('the back arrow of a page that was told where back is', () => {
  test('a back arrow with a target goes back in history where the target lies behind', () => {
    expect(backTarget('/m/securityCenter', '?backUrl=/m/mine', true, '/m/mine')).toBe(-1)
    expect(backTarget('/m/securityCenter', '?backUrl=%2Fm%2Fmine%3Ftab%3D1', true, '/m/mine')).toBe(-1)
  })

  test('the back arrow opens its target if another page is behind', () => {
    expect(backTarget('/m/securityCenter', '?backUrl=/m/mine', true, '/m/help')).toBe('/m/mine')
  })
})

describe('back after a login', () => {
  test('after a login the page that asked for it opens', () => {
    expect(returnPath({ state: { from: '/m/gameList?type=fav' }, search: '' })).toBe('/m/gameList?type=fav')
    expect(returnPath({ state: null, search: '?backUrl=%2Fm%2FvoucherCenter' })).toBe('/m/voucherCenter')
  })

  test.each([null, undefined, 'text', {}, { from: 'https://evil.example/m/home' }, { from: '/nowhere' }])(
    'after a login asked for by %j home opens',
    (state) => expect(returnPath({ state, search: '?backUrl=javascript:alert(1)' })).toBe('/m/home'),
  )
})

test('a swipe is measured along the line, a scroll is none', () => {
  expect([swipeDistance(110, 20, 'ltr'), swipeDistance(-110, 20, 'rtl')]).toEqual([110, 110])
  expect([swipeDistance(-110, 0, 'ltr'), swipeDistance(110, 0, 'rtl')]).toEqual([-110, -110])
  expect(swipeDistance(110, 150, 'ltr')).toBe(0)
})

test('a swipe in a dialog or in a scrolled row does not leave the page', () => {
  // Test files share one page, so the elements are removed afterwards.
  onTestFinished(() => document.body.replaceChildren())
  document.body.innerHTML =
    '<p id="page">x</p><div role="dialog"><p id="dialog">x</p></div><div id="row"><b id="chip">x</b></div>'
  const byId = (id: string) => document.getElementById(id) as HTMLElement
  expect(['page', 'dialog', 'chip'].map((id) => belongsElsewhere(byId(id)))).toEqual([false, true, false])
  byId('row').scrollLeft = -40
  expect([belongsElsewhere(byId('chip')), belongsElsewhere(null)]).toEqual([true, false])
})
