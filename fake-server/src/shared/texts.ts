// Picks the translation of a text.
import { type LanguageCode, type PackLanguage, packOf } from '@understudy/contracts'

/** The text of a language; languages without a pack get English. */
export const textIn = (texts: Readonly<Record<PackLanguage, string>>, language: LanguageCode): string =>
  texts[packOf(language)]
