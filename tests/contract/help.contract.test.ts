import { help } from '@understudy/contracts'
import { expect, test } from 'vitest'
import { makeWorld } from '../support/world.ts'

const inLanguage = (lang: 'EN' | 'UR' | 'UR-LA' | 'TH') => ({ query: { device: 'MOBILE', lang } }) as const

test('the help has eighteen items in six categories in each language, the terms last', {
  tags: ['API-022', 'CONTENT-006'],
}, async () => {
  const { guest } = await makeWorld()
  const [en, ur, la] = await Promise.all(
    (['EN', 'UR', 'UR-LA'] as const).map((lang) => guest.get(help.helpCenter, inLanguage(lang))),
  )
  for (const categories of [en!, ur!, la!]) {
    expect(categories.map(({ items }) => items.length)).toEqual([3, 3, 3, 3, 3, 3])
    expect(categories.at(-1)?.category).toBe(help.TERMS)
  }
  const words = (categories: help.HelpCategory[]) =>
    categories.flatMap(({ items }) => items.flatMap(({ title, content }) => [title, content]))
  const titles = (categories: help.HelpCategory[]) => categories.map(({ title }) => title)
  // English loan words, such as games, are the same in Roman Urdu.
  expect(new Set([...titles(en!), ...titles(ur!)]).size).toBe(12)
  expect(titles(la!)).not.toEqual(titles(en!))
  const all = [...words(en!), ...words(ur!), ...words(la!)]
  expect(new Set(all).size).toBe(all.length)
  expect(all.join()).not.toContain('{brand}')
  expect(words(en!).join()).toContain('Aurora')
})

test('a language without texts gets the English help, an unknown one is refused', {
  tags: ['API-022'],
}, async () => {
  const { guest } = await makeWorld()
  expect(await guest.get(help.helpCenter, inLanguage('TH'))).toEqual(await guest.get(help.helpCenter, inLanguage('EN')))
  for (const query of [{ device: 'MOBILE', lang: 'XX' }, { device: 'WEB', lang: 'EN' }, { lang: 'EN' }])
    expect((await guest.call(help.helpCenter, { query } as never)).code).toBe('request_param_err')
})

test('the help of the empty world is empty', async () => {
  expect(await (await makeWorld({ scenario: 'empty' })).guest.get(help.helpCenter, inLanguage('EN'))).toEqual([])
})
