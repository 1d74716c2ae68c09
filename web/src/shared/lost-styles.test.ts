import { beforeEach, expect, test } from 'vitest'
import { lostStyles, watchStyles } from './lost-styles.ts'

watchStyles()

/** Fetches nothing, and says of each stylesheet that it came, or that it did not. */
const network = (up: boolean) => {
  const { happyDOM } = window as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } }
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = up
}
const inPage = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link')].map(({ href }) => new URL(href).pathname)
/** As the loader of code puts it into the page. */
const add = (href: string, rel = 'stylesheet') =>
  document.head.append(Object.assign(document.createElement('link'), { rel, href }))

beforeEach(() => {
  network(true)
  document.head.replaceChildren()
})

test('a stylesheet that came is not asked for again', async () => {
  add('/a.css')
  await lostStyles()
  expect(inPage()).toEqual(['/a.css'])
})

test('those that did not arrive leave the page; a try without a network fails, the next with one brings each once', async () => {
  add('/a.css')
  network(false)
  add('/b.css')
  add('/c.css')
  await expect.poll(inPage).toEqual(['/a.css'])
  await expect(lostStyles()).rejects.toBeTruthy()
  expect(inPage()).toEqual(['/a.css'])

  network(true)
  await lostStyles()
  expect(inPage()).toEqual(['/a.css', '/b.css', '/c.css'])
  await lostStyles()
  expect(inPage()).toEqual(['/a.css', '/b.css', '/c.css'])
})

test('a picture that fails, or code asked for ahead, is none of it', async () => {
  document.head.append(document.createElement('img'))
  document.head.querySelector('img')?.dispatchEvent(new Event('error'))
  add('/a.js', 'modulepreload')
  document.head.querySelector('link')?.dispatchEvent(new Event('error'))
  await lostStyles()
  expect(inPage()).toEqual(['/a.js'])
})
