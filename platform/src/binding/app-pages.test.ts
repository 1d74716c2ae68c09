import { expect, test } from 'vitest'
import { ownPage } from './app-pages.ts'

const APP = 'https://play.example'

test.each([
  ['/m/home', 'https://play.example/m/home'],
  ['https://play.example/m/wallets?tab=1', 'https://play.example/m/wallets?tab=1'],
  ['/m', 'https://play.example/m'],
])('%s is a page of the app', (address, page) => {
  expect(ownPage(address, APP)).toBe(page)
})

test.each([
  'https://evil.example/m/home',
  '//evil.example/m/home',
  'https://amina@play.example/m/home',
  'https://amina:secret@play.example/m/home',
  '/\\evil.example/m/home',
  '/m/\thome',
  '/mm/home',
  '/wps/captcha',
  'javascript:alert(1)',
  'https://',
])('%j is no page of the app', (address) => {
  expect(ownPage(address, APP)).toBeUndefined()
})
