// Cuts the fonts to the letters and weights that app and stage need, and writes the files they ship; run it after a new
// font version:
//   node web/scripts/subset-fonts.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
// @ts-expect-error the package brings no types
import subsetFont from 'subset-font'

const LETTERS = 'آأؤئابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھءیےۂۃۓـ'
// The Arabic forms of letters: text pasted from elsewhere carries them.
const ARABIC_FORMS = 'كيىهةإ'
// Of the vowel marks those that texts carry; each further one brings its positions on every letter.
const MARKS = '\u064b\u064f\u0650\u0651\u0670'
const PUNCTUATION = '،؛؟۔٪٫٬٭'
const JOINERS = '\u200c\u200d\u200e\u200f\u00a0 '
const URDU = [LETTERS, ARABIC_FORMS, MARKS, PUNCTUATION, JOINERS].join('')

const ASCII = String.fromCodePoint(...Array.from({ length: 0x5f }, (_, at) => 0x20 + at))
const LATIN = `${ASCII}\u00a0©«·»×é–—‘’“”•…−`

/** The weights of text and of every merchant's headings. */
const WEIGHTS = { variationAxes: { wght: { min: 400, max: 800 } } }

const FONTS = [
  { name: 'noto-sans-arabic-urdu-400', from: 'noto-sans-arabic', file: 'arabic-400', text: URDU },
  { name: 'noto-sans-arabic-urdu-700', from: 'noto-sans-arabic', file: 'arabic-700', text: URDU },
  { name: 'alexandria-urdu', from: 'alexandria', file: 'arabic-wght', text: URDU, options: WEIGHTS },
  { name: 'figtree-latin', from: 'figtree', file: 'latin-wght', text: LATIN, options: WEIGHTS },
]
/** Numbers of these entries in a font's table of names. */
const COPYRIGHT_AND_LICENCE = [0, 13, 14]
/** The stage has no headings of its own. */
const ON_STAGE = ['noto-sans-arabic', 'figtree']

const require = createRequire(import.meta.url)
/** @param {string} path */
const folder = (path) => {
  const url = new URL(`../../${path}/`, import.meta.url)
  mkdirSync(url, { recursive: true })
  return url
}
const web = folder('web/src/shared/fonts')
const stage = folder('stage/src/shared/fonts')

for (const { name, from, file, text, options } of FONTS) {
  const set = file.endsWith('-wght') ? '@fontsource-variable' : '@fontsource'
  const source = readFileSync(require.resolve(`${set}/${from}/files/${from}-${file}-normal.woff2`))
  const subset = await subsetFont(source, text, {
    targetFormat: 'woff2',
    preserveNameIds: COPYRIGHT_AND_LICENCE,
    ...options,
  })
  const licence = readFileSync(require.resolve(`${set}/${from}/LICENSE`))
  for (const out of ON_STAGE.includes(from) ? [web, stage] : [web]) {
    writeFileSync(new URL(`${name}.woff2`, out), subset)
    writeFileSync(new URL(`${from}.OFL.txt`, out), licence)
  }
  console.log(`${name}: ${subset.length} bytes`)
}
