import { expect, test } from 'vitest'
import { DISTANCES, LOGIN_TOAST, TIMINGS, TOAST } from './timings.ts'

test('CONST-001 CONST-002 CONST-009 CONST-010 CONST-011 CONST-012 CONST-014 CONST-015 the durations are those of the specification', () => {
  expect(TIMINGS).toMatchObject({
    popupEvaluation: 500,
    autoplay: 5_000,
    unreadThrottle: 250,
    readMarkThrottle: 150,
    passwordChangeRedirect: 1_000,
    pageFade: 300,
    swipeBackReset: 500,
    languageRevalidation: 200,
    relaunchDebounce: 250,
    frameAddressDelay: 150,
    frameShowDelay: 100,
    chatRedirect: 500,
    scrollThrottle: 300,
    popupFade: 200,
    popupZoom: 300,
    homeRequestSpacing: 400,
    androidFocusScroll: 500,
    smsTick: 500,
  })
  expect(DISTANCES).toEqual({ swipeBack: 100, infiniteScroll: 400 })
})

test('CONST-003 CONST-004 CONST-006 CONST-007 CONST-008 toasts stay as long as the specification says', () => {
  expect(TOAST).toMatchObject({
    loading: 10_000,
    loadingLong: 9_999,
    saved: 1_000,
    notice: 1_500,
    short: 3_000,
    long: 8_000,
  })
})

test('CONST-005 CONST-042 every login message stays 1, 1.5, 2 or 4 seconds', () => {
  for (const ms of Object.values(LOGIN_TOAST)) expect([1_000, 1_500, 2_000, 4_000]).toContain(ms)
})
