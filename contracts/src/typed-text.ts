/**
 * What people type, paste and dictate, cleaned once for both sides: the app cleans what enters a field, the server what
 * enters a call. Invisible characters come along when text is copied, above all from right-to-left conversations.
 */

/** Marks of direction, zero-width spaces, word joiner, byte order mark, soft hyphen and the fillers of Hangul. */
const INVISIBLE =
  /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\u061c\ufeff\u00ad\u115f\u1160\u3164\uffa0]/g
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

/** The same text, composed (NFC) and without characters that nobody sees. */
export const cleanTyped = (text: string): string =>
  NEEDS_CLEANING.test(text)
    ? withoutMarks(text.normalize('NFC'))
        .replace(STRAY_HALF_SPACE, '')
        .replace(STRAY_JOINER, '')
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
