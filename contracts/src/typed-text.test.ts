import { describe, expect, it, test } from 'vitest'
import { cleanTyped, codeIn, isUnreadable, searchForm } from './typed-text.ts'

describe('typed text', () => {
  it.each([
    ['a left-to-right mark', 'amina\u200e', 'amina'],
    ['an embedding', '\u202aamina\u202c', 'amina'],
    ['an isolate', '\u2068amina\u2069', 'amina'],
    ['an Arabic letter mark', '\u061camina', 'amina'],
    ['a zero-width space', 'am\u200bina', 'amina'],
    ['a word joiner', 'amina\u2060', 'amina'],
    ['a byte order mark', '\ufeffamina', 'amina'],
    ['a soft hyphen', 'ami\u00adna', 'amina'],
    ['the fifth mark on a letter', `q${'\u0323'.repeat(15)}`, `q${'\u0323'.repeat(4)}`],
    ['a filler of Hangul', '\u3164amina\uffa0', 'amina'],
    ['a tag', 'amina\u{e0041}', 'amina'],
    ['a grapheme joiner', 'am\u034fina', 'amina'],
    ['a variation selector of nothing', '\ufe0f', ''],
    ['a half-space between Latin letters', 'ami\u200cna', 'amina'],
    ['a half-space at the end', 'شیر\u200c', 'شیر'],
  ])('typed text loses %s', (_what, typed, clean) => {
    expect(cleanTyped(typed)).toBe(clean)
  })

  it.each([
    ['a half-space between Urdu letters', 'می\u200cخواهم'],
    ['an emoji of several parts', '👨\u200d👩\u200d👧'],
    ['an emoji in its coloured form', '\u2764\ufe0f'],
    ['an Arabic sign of number', '\u0600\u0661'],
    ['line breaks and blanks', ' a\n\tb '],
  ])('typed text keeps %s', (_what, typed) => {
    expect(cleanTyped(typed)).toBe(typed)
  })

  it('typed text is composed, however the keyboard writes accents', () => {
    expect(cleanTyped('Pa\u0308ssw0rd1')).toBe('Pässw0rd1')
  })
})

test.each([
  ['a zero', 'ami\0na'],
  ['an escape', '\u001b[31mamina'],
  ['the empty Braille cell', '\u2800'],
  ['the object mark', 'amina\ufffc'],
  ['half a character', 'amina\ud83d'],
])('typed text with %s is unreadable', (_what, typed) => {
  expect(isUnreadable(typed)).toBe(true)
})

test.each([['آمنہ ✓'], ['👩‍👧 \n\t'], ['amina\u200e'], ['می\u200cخواهم']])('the typed text %j is readable', (typed) => {
  expect(isUnreadable(typed)).toBe(false)
})

describe('the form that searches compare', () => {
  it.each([
    ['Arabic yeh', 'شير', 'شیر'],
    ['alef maksura', 'على', 'علی'],
    ['Arabic kaf', 'كركٹ', 'کرکٹ'],
    ['Arabic heh', 'ستاره', 'ستارہ'],
    ['a half-space', 'نیل\u200cگری', 'نیلگری'],
    ['a direction mark', 'شیر\u200f', 'شیر'],
    ['vowel marks', 'شِیر', 'شیر'],
    ['a presentation form', 'ﺷﯿﺮ', 'شیر'],
    ['Urdu digits', 'رولیٹ ۷', 'رولیٹ 7'],
    ['full width and case', 'ＬＵＣＫＹ', 'lucky'],
    ['accents', 'Café', 'cafe'],
  ])('a search ignores %s', (_what, typed, stored) => {
    expect(searchForm(typed)).toBe(searchForm(stored))
  })
})

describe('the code in a pasted message', () => {
  it.each([
    ['687323', '687323'],
    ['687 323', '687323'],
    ['687-323', '687323'],
    ['\u200e687323', '687323'],
    ['12', '12'],
    ['Aurora: your code to log in is 687323. It is good for 5 minutes; tell it to nobody.', '687323'],
    ['آپ کا کوڈ 687323 ہے، 5 منٹ کے لیے۔', '687323'],
    ['5 minutes left for 687 323', '687323'],
    ['G-687323 is your code', '687323'],
    ['no code here', ''],
  ])('%s', (typed, code) => {
    expect(codeIn(typed)).toBe(code)
  })
})
