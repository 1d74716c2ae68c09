/**
 * What people type, paste and dictate, cleaned once for both sides: the app cleans what enters a field, the server what
 * enters a call. Invisible characters come along when text is copied, above all from right-to-left conversations.
 */

/**
 * Marks of direction, zero-width spaces, word joiner, byte order mark, soft hyphen, fillers of Hangul, tags: all that
 * Unicode does not show by default, but for the two joiners and the variation selectors, which have rules of their own.
 */
const INVISIBLE = /(?!\u200c|\u200d|\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu
/** A variation selector chooses the form of the character before it. */
const STRAY_SELECTOR = /(?<!\S)\p{Variation_Selector}+/gu
/** Invisible, and nothing that a keyboard or a copy brings along: controls, half characters, the empty Braille cell, the object mark. */
const NEVER_TYPED = /(?![\n\r\t])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2800\ufffc\u{1d159}]/u
/** The half-space belongs between letters of Arabic script, as in می‌خواهم, and nowhere else. */
const STRAY_HALF_SPACE = /(?<![\p{Script=Arabic}\p{M}])\u200c|\u200c(?!\p{Script=Arabic})/gu
/** The joiner belongs into Arabic words and into emoji of several parts. */
const STRAY_JOINER =
  /(?<!\p{Script=Arabic}|\p{Extended_Pictographic}|\p{M})\u200d|\u200d(?!\p{Script=Arabic}|\p{Extended_Pictographic})/gu
/** More marks on a letter than any language has would overlap the adjacent lines. */
const TOO_MANY_MARKS = /(\p{M}{4})\p{M}+/gu
const NEEDS_CLEANING = /[^\n\r\t\x20-\x7e]/

/** The text without marks that copying adds; safe while somebody is typing. */
export const withoutMarks = (text: string): string => text.replace(INVISIBLE, '')

/** Whether a text has invisible characters that no keyboard makes: it is refused, as cleaning would hide them. */
export const isUnreadable = (text: string): boolean => NEEDS_CLEANING.test(text) && NEVER_TYPED.test(text)

/** The same text, composed (NFC) and without characters that nobody sees. */
export const cleanTyped = (text: string): string =>
  NEEDS_CLEANING.test(text)
    ? withoutMarks(text.normalize('NFC'))
        .replace(STRAY_HALF_SPACE, '')
        .replace(STRAY_JOINER, '')
        .replace(STRAY_SELECTOR, '')
        .replace(TOO_MANY_MARKS, '$1')
    : text

/** Letters of Arabic keyboards, by the Urdu letters they stand for. */
const SAME_LETTER: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ه: 'ہ',
  ھ: 'ہ',
  ة: 'ہ',
  ۃ: 'ہ',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
}
const VARIANT = new RegExp(`[${Object.keys(SAME_LETTER).join('')}]`, 'g')
/** Digits of Arabic and Urdu keyboards. */
const EASTERN_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/g

/** A name or a search text as searches compare it: without case, accents, vowel marks, half-spaces and variants of letters. */
export const searchForm = (text: string): string =>
  cleanTyped(text)
    .normalize('NFKC')
    .replace(VARIANT, (letter) => SAME_LETTER[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}|\u200c|\u200d|\u0640/gu, '')
    .replace(EASTERN_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf))
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** Digits that belong together, with blanks or hyphens between them. */
const DIGITS = /\d(?:[\s-]?\d)*/g

/**
 * The code in what was typed or pasted: the digits of a text that has no others, else the first run of at least four, as
 * in a whole message (`Your code is 687 323. It is good for 5 minutes`).
 */
export function codeIn(typed: string): string {
  const runs = (cleanTyped(typed).match(DIGITS) ?? []).map((run) => run.replace(/\D/g, ''))
  return (/[^\d\s-]/.test(typed) ? runs.find((run) => run.length >= 4) : undefined) ?? runs.join('')
}
