// Cuts Noto Sans Arabic to what Urdu needs and writes the files the app ships; run it after a new font version:
//   node web/scripts/subset-fonts.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
// @ts-expect-error the package brings no types
import subsetFont from 'subset-font'

const LETTERS = 'آأؤئابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھءیےۂۃۓـ'
// The Arabic forms of letters: text pasted from elsewhere carries them.
const ARABIC_FORMS = 'كيىهةإ'
const MARKS = '\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0653\u0654\u0655\u0656\u0657\u0658\u0670'
const PUNCTUATION = '،؛؟۔٪٫٬٭'
const DIGITS = '۰۱۲۳۴۵۶۷۸۹'
const JOINERS = '\u200c\u200d\u200e\u200f\u00a0 '

const resolve = createRequire(import.meta.url).resolve
const out = new URL('../src/shared/fonts/', import.meta.url)

for (const weight of [400, 700]) {
  const source = readFileSync(
    resolve(`@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-${weight}-normal.woff2`),
  )
  const text = [LETTERS, ARABIC_FORMS, MARKS, PUNCTUATION, DIGITS, JOINERS].join('')
  const subset = await subsetFont(source, text, { targetFormat: 'woff2' })
  writeFileSync(new URL(`noto-sans-arabic-urdu-${weight}.woff2`, out), subset)
  console.log(`${weight}: ${subset.length} bytes`)
}
writeFileSync(new URL('OFL.txt', out), readFileSync(resolve('@fontsource/noto-sans-arabic/LICENSE')))
