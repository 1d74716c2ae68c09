// Picks the translation of a text, and escapes it for HTML.
import { type LanguageCode, type PackLanguage, packOf } from '@understudy/contracts'

/** The text of a language; languages without a pack get English. */
export const textIn = (texts: Readonly<Record<PackLanguage, string>>, language: LanguageCode): string =>
  texts[packOf(language)]

/**
 * Escapes plain text for use inside HTML, as the sanitiser of editors' texts writes it: what is made of allowed tags and
 * escaped text needs no sanitising.
 */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Escapes plain text for use anywhere in HTML, in the value of an attribute too. */
export const escapedInQuotes = (text: string): string =>
  escaped(text).replaceAll('"', '&quot;').replaceAll("'", '&#39;')
