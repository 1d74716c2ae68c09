import { expect, it } from 'vitest'
import { read, repositoryFiles } from '../support/repository.ts'
import { seedTexts, type Written } from './seed-texts.ts'

interface Term {
  english: string
  use: Record<Tongue, string>
  not: Record<Tongue, string[]>
  where: RegExp | undefined
  except: string[]
}
type Tongue = 'UR' | 'UR-LA' | 'EN'
const TONGUES = ['UR', 'UR-LA', 'EN'] as const
const ticked = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word as string)

/** The rows of the tables in docs/glossary.md. */
function glossary(): Term[] {
  const rows = read('docs/glossary.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| English'))
  return rows.map((row) => {
    const [english = '', urdu = '', roman = '', notUrdu = '', notRoman = '', where = '', except = '', notEnglish = ''] =
      row
        .split('|')
        .slice(1)
        .map((cell) => cell.trim())
    const scope = where.split(', ').join('|')
    return {
      english,
      use: { UR: urdu, 'UR-LA': roman, EN: english },
      not: { UR: ticked(notUrdu), 'UR-LA': ticked(notRoman), EN: ticked(notEnglish) },
      where: scope
        ? new RegExp(scope.startsWith('^') ? scope : `\\b(${scope})\\b`, scope.startsWith('^') ? '' : 'i')
        : undefined,
      except: ticked(except),
    }
  })
}
const TERMS = glossary()

/** A word stands alone: no letter and no mark of a vowel before or behind it. */
const has = (text: string, word: string) => new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'iu').test(text)

function breaches(written: Written): string[] {
  return TONGUES.flatMap((tongue) => {
    // What stands in braces is filled in, and what stands in a tag is an address.
    const text = written[tongue]?.replace(/\{\{?\w+\}\}?|<[^>]*>/g, ' ')
    if (!text) return []
    return TERMS.flatMap((term) => {
      if (term.except.some((start) => written.key.startsWith(start))) return []
      if (term.where && !term.where.test(written.EN ?? '')) return []
      return term.not[tongue]
        .filter((word) => has(text, word))
        .map((word) => `${written.key}: “${word}” for ${term.english}, say ${term.use[tongue]}: ${text}`)
    })
  })
}

const leaves = (texts: object, path: string): [string, string][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value] as [string, string]] : leaves(value, `${path}${name}.`),
  )

/** `web/src/features/bets/text` holds `bets.…`, the packs of drawer and console `console.…`. */
function packTexts(): Written[] {
  const folders = repositoryFiles(/(\/text|\/error-texts)\/en\.json$/).map((file) => file.replace(/\/en\.json$/, ''))
  return folders.flatMap((folder) => {
    const name = folder.endsWith('/error-texts') ? 'error' : (folder.replace('/src/', '/').split('/').at(-2) as string)
    const pack = (file: string) => new Map(leaves(JSON.parse(read(`${folder}/${file}.json`)), `${name}.`))
    const [english, urdu, roman] = [pack('en'), pack('ur'), pack('ur-la')]
    return [...english].map(([key, EN]) => ({ key, EN, UR: urdu.get(key), 'UR-LA': roman.get(key) }))
  })
}

const packWords = packTexts()
const written = seedTexts()

it('the glossary has a word in three languages for each term, and never forbids it', () => {
  expect(TERMS.length).toBeGreaterThan(30)
  for (const { english, use, not } of TERMS) {
    expect(use.UR, english).toMatch(/[\u0600-\u06ff]/)
    expect(use['UR-LA'], english).toMatch(/^[a-z]/i)
    for (const tongue of TONGUES)
      expect(
        not[tongue].filter((word) => has(use[tongue], word)),
        english,
      ).toEqual([])
  }
})

it('every text of the packs says a thing by the word the glossary has for it', { tags: ['I18N-003'] }, () => {
  expect(packWords.length).toBeGreaterThan(1500)
  expect(packWords.flatMap(breaches)).toEqual([])
})

it('seed, server and merchants use the words of the glossary', { tags: ['I18N-003'] }, () => {
  expect(written.length).toBeGreaterThan(300)
  expect(written.flatMap(breaches)).toEqual([])
})

/** Roman Urdu words that look alike but differ. */
const TWO_WORDS = new Set([
  'adaad adad',
  'baadal badal',
  'baare bare',
  'haal hal',
  'haar har',
  'jaal jal',
  'jeetne jitne',
  'kaam kam',
])

/** A word without its vowels, whose length is spelled in more than one way. */
const heard = (word: string) =>
  word
    .replace(/['’-]/g, '')
    .replace(/ay$/, 'e')
    .replaceAll('aa', 'a')
    .replace(/ee|ie/g, 'i')
    .replaceAll('oo', 'u')
    .replaceAll('w', 'v')

const wordsOf = (text = '') =>
  text
    .replace(/\{\{?\w+\}\}?|<[^>]*>/g, ' ')
    .toLowerCase()
    .match(/[a-z]+(['’-][a-z]+)*/g) ?? []

it('a word of Roman Urdu is spelled in one way, in packs, seed and server', { tags: ['I18N-003'] }, () => {
  const spellings = new Map<string, Set<string>>()
  for (const { 'UR-LA': roman } of [...packWords, ...written])
    for (const word of wordsOf(roman)) spellings.set(heard(word), (spellings.get(heard(word)) ?? new Set()).add(word))
  expect(spellings.size).toBeGreaterThan(1500)
  const several = [...spellings.values()].filter((set) => set.size > 1).map((set) => [...set].sort().join(' '))
  expect(several.filter((words) => !TWO_WORDS.has(words))).toEqual([])
  expect({ heardHindsay: heard('hindsay'), heard: heard('Tamaam'.toLowerCase()), heardQurE: heard("qur'e") }).toEqual({
    heardHindsay: 'hindse',
    heard: 'tamam',
    heardQurE: 'qure',
  })
})

it('Roman Urdu writes the future tense in two words', { tags: ['I18N-003'] }, () => {
  const joined = (text: string | undefined) =>
    wordsOf(text).filter((word) => /^(ho|\w+e)(ga|gi)$|^(hon|\w+en)(ge|gi)$/.test(word) && word !== 'challenge')
  expect(
    [...packWords, ...written].flatMap((written) => joined(written['UR-LA']).map((word) => `${written.key}: ${word}`)),
  ).toEqual([])
  expect(joined('Kal jayega, phir milenge: ho ga, jagah, degi')).toEqual(['jayega', 'milenge', 'degi'])
})

it('no text of a player speaks of worlds, calls or servers', () => {
  const makers = packWords.filter(
    ({ key, EN = '' }) =>
      !/^(console|stories)\./.test(key) && /\b(worlds?|servers?|endpoint|payload|null|undefined)\b/i.test(EN),
  )
  expect(makers.map(({ key, EN }) => `${key}: ${EN}`)).toEqual([])
})

it('a wrong word is found with its key and the word to use, in each language', () => {
  expect(breaches({ key: 'x.a', EN: 'Place a bet', UR: 'ابھی شرط لگائیں', 'UR-LA': 'Abhi bet lagayein' })).toEqual([
    expect.stringMatching(/^x\.a: “شرط” for bet/),
    expect.stringMatching(/^x\.a: “شرط لگائیں” for to bet/),
    expect.stringMatching(/^x\.a: “bet” for bet/),
  ])
  expect(breaches({ key: 'x.t', EN: 'Complete the turnover' })).toEqual([
    expect.stringMatching(/^x\.t: “turnover” for wagering/),
  ])
  expect(breaches({ key: 'x.b', EN: 'Terms', UR: 'شرائط', 'UR-LA': 'Sharait' })).toEqual([])
  expect(breaches({ key: 'x.c', EN: 'Sports', UR: 'کھیل', 'UR-LA': 'Khel' })).toHaveLength(2)
  expect(breaches({ key: 'x.d', EN: 'Safer play', UR: 'محفوظ کھیل', 'UR-LA': 'Mehfooz khel' })).toEqual([])
})
