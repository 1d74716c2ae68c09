import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpointNamed } from '@understudy/contracts/registry'
import { CAST, SCENARIOS } from '@understudy/seed'
import { expect, test } from 'vitest'
import { ROOT } from '../support/repository.ts'

const README = readFileSync(join(ROOT, 'README.md'), 'utf8')

// People copy from the walk: a piece that is no longer in its file would teach them something that is not so.
test('every piece of the walk through an endpoint stands in the file it names', () => {
  const walk = README.slice(README.indexOf('## Add an endpoint'), README.indexOf('## Tests'))
  const pieces = [...walk.matchAll(/`([\w./-]+\.tsx?)`\n\n```ts\n([\s\S]*?)\n```/g)]
  expect(pieces.map(([, file]) => file?.split('/')[0])).toEqual([
    'contracts',
    'fake-server',
    'fake-server',
    'web',
    'tests',
    'tests',
  ])
  for (const [, file = '', piece = ''] of pieces) expect(readFileSync(join(ROOT, file), 'utf8'), file).toContain(piece)
  expect(endpointNamed('favourites.ids')).toBeDefined()
})

test('docs/scenarios.md tells the story of every scenario, and the README names every member of the cast', () => {
  const told = readFileSync(join(ROOT, 'docs/scenarios.md'), 'utf8')
  for (const { name, story } of SCENARIOS) expect(told).toContain(`| \`${name}\` | ${story} |`)
  for (const { name } of CAST) expect(README, name).toContain(`\`${name}\``)
})
