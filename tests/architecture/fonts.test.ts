import { join } from 'node:path'
import { type Font, openSync } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { ROOT, read, repositoryFiles } from '../support/repository.ts'
import { seedTexts } from './seed-texts.ts'

const fontOf = (folder: string, name: string) => openSync(join(ROOT, folder, `${name}.woff2`)) as Font
const APP = 'web/src/shared/fonts'
const STAGE = 'stage/src/shared/fonts'
const URDU = /[\u0600-\u06ff]/

/** Every character of the packs and of what seed and server write. */
const characters = new Set([
  ...repositoryFiles(/\/text\/[\w-]+\.json$/).flatMap((file) => [...JSON.stringify(JSON.parse(read(file)))]),
  ...seedTexts().flatMap(({ UR = '', 'UR-LA': roman = '', EN = '' }) => [...UR, ...roman, ...EN]),
])
const missingIn = (font: Font, wanted: (character: string) => boolean) =>
  [...characters].filter((one) => wanted(one) && !font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0))

describe.each([
  [APP, ['noto-sans-arabic-urdu-400', 'noto-sans-arabic-urdu-700', 'alexandria-urdu']],
  [STAGE, ['noto-sans-arabic-urdu-400', 'noto-sans-arabic-urdu-700']],
])('the fonts in %s', (folder, urdu) => {
  it.each(urdu)('%s has every Urdu letter of the texts', (name) => {
    expect(missingIn(fontOf(folder, name), (one) => URDU.test(one))).toEqual([])
  })

  it('figtree-latin has every other character of the texts', () => {
    expect(missingIn(fontOf(folder, 'figtree-latin'), (one) => !URDU.test(one))).toEqual([])
  })

  it('figtree-latin sets digits in one width', () => {
    const widths = (features: string[]) =>
      new Set(
        fontOf(folder, 'figtree-latin')
          .layout('0123456789', features)
          .positions.map(({ xAdvance }) => xAdvance),
      )
    expect({ tabular: widths(['tnum']).size, otherwise: widths([]).size }).toEqual({
      tabular: 1,
      otherwise: expect.toSatisfy((count) => count > 1),
    })
  })

  it('every font lies beside its licence', () => {
    const files = repositoryFiles(new RegExp(`^${folder}/`)).map((file) => file.slice(folder.length + 1))
    const licences = files.filter((file) => file.endsWith('.OFL.txt')).map((file) => file.replace('.OFL.txt', ''))
    const fonts = files.filter((file) => file.endsWith('.woff2'))
    expect(fonts.filter((font) => !licences.some((family) => font.startsWith(family)))).toEqual([])
  })
})
