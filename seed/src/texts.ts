import { PACK_LANGUAGES } from '@understudy/contracts'
import type { Texts } from './world-seed.ts'

/** Makes a text in Urdu (the default language), Urdu in Latin letters, and English. */
export const texts = (ur: string, la: string, en: string): Texts => ({ UR: ur, 'UR-LA': la, EN: en })

/** The same text in every language. */
export const sameTexts = (text: string): Texts => texts(text, text, text)

export const mapTexts = (source: Texts, change: (text: string) => string): Texts =>
  texts(change(source.UR), change(source['UR-LA']), change(source.EN))

/** Joins texts language by language; a plain string is used in all languages. */
export const joinTexts = (...parts: readonly (Texts | string)[]): Texts => {
  const joined = texts('', '', '')
  for (const language of PACK_LANGUAGES)
    for (const part of parts) joined[language] += typeof part === 'string' ? part : part[language]
  return joined
}
