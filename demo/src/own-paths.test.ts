import { expect, test } from 'vitest'
import { isPlatformFile, isPlatforms, pathBelow } from './own-paths.ts'

test.each([
  '/wps/member/info',
  '/lgw/login',
  '/__control',
  '/__control/worlds',
  '/img/mark/aurora1.svg',
  '/pay/w1.abc',
  '/play/w1.abc/replay',
  '/store/aurora1',
  '/fair',
])('in another project the platform answers %s', (path) => {
  expect(isPlatforms(path)).toBe(true)
})

test.each(['/', '/m/home', '/src/main.ts', '/wpsx', '/images/a.png', '/store', '/contact/us', '/fairness', '/play'])(
  'in another project %s stays with its own server',
  (path) => {
    expect(isPlatforms(path)).toBe(false)
  },
)

test('a worker for other projects leaves out what only the app’s pages need', () => {
  const names = ['sqlite3.wasm', 'gateway/pay.js', 'shared/page.js', 'pages/console.html', '__control/openapi.json']
  const ofApp = ['assets/a.js', 'm/lotto-h5/assets/a.js', 'pages/app.html', 'index.html', '404.html', 'understudy.json']
  expect([...names, ...ofApp].filter(isPlatformFile)).toEqual(names)
})

test.each([
  ['https://a.example', 'https://a.example/wps/x', '/wps/x'],
  ['https://a.example/shop', 'https://a.example/shop/m/home', '/m/home'],
  ['https://a.example/shop', 'https://a.example/wps/x', '/wps/x'],
  ['https://a.example', 'https://b.example/wps/x', undefined],
])('below %s the path of %s is %s', (base, address, path) => {
  expect(pathBelow(base, address)).toBe(path)
})
