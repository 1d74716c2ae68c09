import { expect, test } from 'vitest'
import { storage } from '@/shared/storage'
import { setLanguage, setPseudoLocale, startTexts, text } from '.'
import { pseudoText } from './pseudo.ts'

test.each([
  ['Log in', '[Ļöĝ îñ ~ ~]'],
  ['All {{name}}', '[Åļļ {{name}} ~ ~ ~]'],
  ['<b>Deposit</b> now', '[<b>Ðéþöšîţ</b> ñöŵ ~ ~ ~ ~]'],
])('%s is longer, accented and bracketed, its values and tags as they were', (english, pseudo) => {
  expect(pseudoText(english)).toBe(pseudo)
})

test('a pseudo-locale shows on every text until a language is chosen', async () => {
  await startTexts(async () => ({ sample: { hello: 'Hello' } }))
  const hello = () => text('sample:hello' as Parameters<typeof text>[0])
  await setPseudoLocale('PSEUDO-RTL')
  expect({ text: hello(), dir: document.documentElement.dir, lang: document.documentElement.lang }).toEqual({
    text: '[Ĥéļļö ~]',
    dir: 'rtl',
    lang: 'en-XA',
  })
  expect({ language: storage.language.read(), pseudo: storage.pseudo.read() }).toEqual({
    language: 'EN',
    pseudo: 'PSEUDO-RTL',
  })
  await setPseudoLocale('PSEUDO')
  expect(document.documentElement.dir).toBe('ltr')
  await setLanguage('EN')
  expect({ text: hello(), lang: document.documentElement.lang }).toEqual({ text: 'Hello', lang: 'en' })
  expect(storage.pseudo.read()).toBe('off')
})
