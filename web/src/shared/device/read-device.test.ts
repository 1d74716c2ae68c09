import { describe, expect, test } from 'vitest'
import { APP_MARK, readDevice } from './read-device.ts'

const iphone = (version: string, browser = `Version/${version.replace('_', '.')} Mobile/15E148 Safari/604.1`) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${browser}`
const AGENTS = {
  iosSafari: iphone('17_4'),
  iosChrome: iphone('17_4', 'CriOS/124.0.6367.88 Mobile/15E148 Safari/604.1'),
  iosFirefox: iphone('17_4', 'FxiOS/125.0 Mobile/15E148 Safari/605.1.15'),
  ipad: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36',
}

const deviceOf = (userAgent: string, { maxTouchPoints = 0, standalone = false } = {}) =>
  readDevice({ userAgent, maxTouchPoints, standalone })

describe('the device', () => {
  test.each([
    ['iosSafari', { isIos: true, isAndroid: false, isMobile: true, isSafari: true }],
    ['iosChrome', { isIos: true, isAndroid: false, isMobile: true, isSafari: false }],
    ['iosFirefox', { isIos: true, isAndroid: false, isMobile: true, isSafari: false }],
    ['android', { isIos: false, isAndroid: true, isMobile: true, isSafari: false }],
    ['desktop', { isIos: false, isAndroid: false, isMobile: false, isSafari: false }],
  ] as const)('%s', (name, expected) => expect(deviceOf(AGENTS[name])).toMatchObject(expected))

  test('an iPad calls itself a Mac and is told by its touch points', () => {
    expect(deviceOf(AGENTS.ipad, { maxTouchPoints: 5 })).toMatchObject({
      isIos: true,
      isMobile: true,
      isSafari: true,
      iosVersion: 17.4,
    })
    expect(deviceOf(AGENTS.ipad)).toMatchObject({ isIos: false, isMobile: false, isSafari: true })
  })

  test('the device is app, standalone or browser, by app mark and display mode', { tags: ['POPUP-024'] }, () => {
    expect(deviceOf(AGENTS.android).shell).toBe('browser')
    expect(deviceOf(AGENTS.android, { standalone: true }).shell).toBe('standalone')
    expect(deviceOf(`${AGENTS.android} ${APP_MARK}2.1`).shell).toBe('app')
    expect(deviceOf(`${AGENTS.android} ${APP_MARK}2.1`, { standalone: true }).shell).toBe('app')
  })
})

describe('iOS versions', () => {
  test.each([
    ['10_2', 11, true],
    ['11_0', 11, true],
    ['11_2', 11, true],
    ['11_3', 11, true],
    ['11_4', 11, true],
    ['12_0', 12, false],
    ['12_3', 12.3, false],
    ['12_4_1', 12.4, false],
    ['13_0', 13, false],
  ])('iOS %s counts as %d, old: %s', { tags: ['CONST-039', 'CONST-045'] }, (version, counted, old) => {
    expect(deviceOf(iphone(version))).toMatchObject({ iosVersion: counted, isOldIos: old })
  })

  test.each([
    ['12_3', true, false],
    ['12_4', true, true],
    ['13_0', false, true],
  ])('%s gets the tip: %s, takes the profile: %s', { tags: ['POPUP-021'] }, (version, tip, profile) => {
    expect(deviceOf(iphone(version))).toMatchObject({ wantsInstallTip: tip, takesProfile: profile })
  })

  test('Android gets neither tip nor profile', () => {
    expect(deviceOf(AGENTS.android)).toMatchObject({
      iosVersion: undefined,
      wantsInstallTip: false,
      takesProfile: false,
    })
  })
})
