import { beforeEach, expect, test } from 'vitest'
import { dropLostStyles } from './lost-styles.ts'

dropLostStyles()

const inPage = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link')].map(({ href }) => new URL(href).pathname)
const add = (href: string, rel: string) => {
  const link = Object.assign(document.createElement('link'), { rel })
  // Without an address nothing is fetched, so that the test says what becomes of it.
  document.head.append(link)
  Object.defineProperty(link, 'href', { value: `http://localhost${href}` })
  return link
}

beforeEach(() => document.head.replaceChildren())

test('a stylesheet that did not arrive leaves the page, the others stay', () => {
  add('/a.css', 'stylesheet').dispatchEvent(new Event('load'))
  add('/b.css', 'stylesheet').dispatchEvent(new Event('error'))
  expect(inPage()).toEqual(['/a.css'])
})

test('a picture that fails, or code asked for ahead, is none of it', () => {
  const picture = document.head.appendChild(document.createElement('img'))
  picture.dispatchEvent(new Event('error'))
  add('/a.js', 'modulepreload').dispatchEvent(new Event('error'))
  expect(inPage()).toEqual(['/a.js'])
  expect(picture.isConnected).toBe(true)
})
