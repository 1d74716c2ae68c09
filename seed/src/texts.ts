import { PACK_LANGUAGES } from '@understudy/contracts'
import type { Texts } from './world-seed.ts'

/** Urdu first, as the player's default language; then the same in Latin letters, then English. */
export const texts = (ur: string, la: string, en: string): Texts => ({ UR: ur, 'UR-LA': la, EN: en })

export const mapTexts = (source: Texts, change: (text: string) => string): Texts =>
  texts(change(source.UR), change(source['UR-LA']), change(source.EN))

/** Joins texts language by language; a plain string is the same in all of them. */
export const joinTexts = (...parts: readonly (Texts | string)[]): Texts => {
  const joined = texts('', '', '')
  for (const language of PACK_LANGUAGES)
    for (const part of parts) joined[language] += typeof part === 'string' ? part : part[language]
  return joined
}
