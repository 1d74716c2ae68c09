import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpointNamed } from '@understudy/contracts/registry'
import { CAST, SCENARIOS } from '@understudy/seed'
import { describe, expect, test } from 'vitest'
import { ROOT, read, repositoryFiles } from '../support/repository.ts'

const README = readFileSync(join(ROOT, 'README.md'), 'utf8')

test('no heading or table row of the README is repeated', () => {
  const lines = README.split('\n').filter((line) => line.startsWith('#') || /^\| `/.test(line))
  expect(lines.length).toBeGreaterThan(50)
  expect(lines.filter((line, i) => lines.indexOf(line) !== i)).toEqual([])
})

// Readers copy code from the walkthrough, so its excerpts must still be in their files.
test('every piece of the walk through an endpoint stands in the file it names', () => {
  const walk = README.slice(README.indexOf('## Add an endpoint'), README.indexOf('## Tests'))
  const pieces = [...walk.matchAll(/`([\w./-]+\.tsx?)`\n\n```ts\n([\s\S]*?)\n```/g)]
  expect(pieces.map(([, file]) => file?.split('/')[0])).toEqual([
    'contracts',
    'platform',
    'platform',
    'web',
    'tests',
    'tests',
  ])
  for (const [, file = '', piece = ''] of pieces) expect(readFileSync(join(ROOT, file), 'utf8'), file).toContain(piece)
  expect(endpointNamed('favourites.ids')).toBeDefined()
})

test('the README has at most 250 lines', () => {
  expect(README.split('\n').length).toBeLessThanOrEqual(250)
})

test('the documents tell every scenario and name every member of the cast', () => {
  const scenarioDoc = readFileSync(join(ROOT, 'docs/scenarios.md'), 'utf8')
  for (const { name, story } of SCENARIOS) expect(scenarioDoc).toContain(`| \`${name}\` | ${story} |`)
  for (const { name } of CAST) expect(README, name).toContain(`\`${name}\``)
})

describe('the list of the commit that added a feature', () => {
  const section = README.slice(README.indexOf('## Add a feature')).split('\n## ')[0] ?? ''
  const rows = [...section.matchAll(/^\| `([^`]+)` \| ([^|]+) \|$/gm)].map(([, file = '', says = '']) => ({
    file,
    says,
  }))
  const shared = rows.filter(({ says }) => says.startsWith('shared:')).map(({ file }) => file)
  const generated = rows.filter(({ says }) => says.startsWith('generated')).map(({ file }) => file)

  test('a feature edits at most five shared files', () => {
    expect(shared).toHaveLength(5)
    for (const file of shared) {
      const lines = read(file).split('\n')
      const featureLines = lines.filter((line) => /feedback/i.test(line))
      expect({ file, isShort: featureLines.length >= 1 && featureLines.length <= 2 }).toEqual({ file, isShort: true })
    }
  })

  test('all other files of a feature are its own', () => {
    const featureFiles = rows
      .map(({ file }) => file)
      .filter((file) => !shared.includes(file) && !generated.includes(file))
    expect(featureFiles.filter((file) => !/feedback/i.test(file))).toEqual([])
  })

  test('the list of files that added a feature is complete', () => {
    const files = rows.map(({ file }) => file)
    expect(files.filter((file) => !repositoryFiles().includes(file))).toEqual([])
    expect(repositoryFiles(/feedback/i).filter((file) => !files.includes(file))).toEqual([])
  })
})

test('every npm command of the documents exists, and none needs pnpm', () => {
  const texts = ['README.md', 'CONTRIBUTING.md', ...repositoryFiles(/^docs\/.+[.]md$/)].map((file) => ({
    file,
    text: read(file),
  }))
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = texts.flatMap(({ text }) =>
    [...text.matchAll(/npm run (?:-s )?([\w-]+)/g)].map(([, name = '']) => name),
  )
  expect(named.length).toBeGreaterThan(20)
  expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([])
  expect(texts.filter(({ text }) => /`pnpm |^pnpm /m.test(text)).map(({ file }) => file)).toEqual([])
})
