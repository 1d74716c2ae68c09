import { PACK_LANGUAGES } from '@understudy/contracts'
import { sameTexts, type Texts } from '@understudy/seed'
import type { Words } from './scenario-file.ts'

/** Languages in which words are looked for where one lacks them. */
const NEXT_BEST = ['EN', 'UR', 'UR-LA'] as const

/** Words of a file in each language: its own, else what was there before, else those of another language. */
export function textsOf(words: Words, before?: Texts): Texts {
  if (typeof words === 'string') return sameTexts(words)
  const other = NEXT_BEST.map((language) => words[language]).find((text) => text !== undefined) ?? ''
  return Object.fromEntries(
    PACK_LANGUAGES.map((language) => [language, words[language] ?? before?.[language] ?? other]),
  ) as Texts
}
