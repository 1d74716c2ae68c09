import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { control } from '@understudy/contracts'
import { expect, test } from 'vitest'
import { PACKAGE_ROOT } from '../files/folders.ts'
import { STAGED_GAMES } from '../stage/games.ts'
import { FEATURES } from './features.ts'

test('the list of features has each folder that declares a feature once', () => {
  const declared = readdirSync(join(PACKAGE_ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^features\/[^/]+\/index[.]ts$|[.]feature[.]ts$/.test(file))
    .filter((file) => /\bfeature\(\{/.test(readFileSync(join(PACKAGE_ROOT, 'src', file), 'utf8')))
    .map((file) => file.split('/').at(-2))
  expect(FEATURES.map(({ name }) => name).sort()).toEqual(declared.sort())
})

test('every kind of upcoming event but midnight belongs to a feature or a game', () => {
  const kinds = [...FEATURES, ...STAGED_GAMES].flatMap(({ scheduled = [] }) =>
    scheduled.flatMap(({ kind }) => kind ?? []),
  )
  expect([...new Set(['midnight', ...kinds])].sort()).toEqual([...control.DUE_KINDS].sort())
})
