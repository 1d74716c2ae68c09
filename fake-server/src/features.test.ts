import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { control } from '@understudy/contracts'
import { expect, test } from 'vitest'
import { FEATURES } from './features.ts'
import { STAGED_GAMES } from './stage/games.ts'
import { PACKAGE_ROOT } from './world/folders.ts'

const folder = join(PACKAGE_ROOT, 'src/features')

test('the list of features has every folder that declares one, once', () => {
  const declared = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.feature.ts'))
    .map((file) => file.split('/')[0])
  expect(FEATURES.map(({ name }) => name).sort()).toEqual(declared.sort())
})

test('each kind of what comes next has one source: midnight is everybody’s, each other one a feature’s or a game’s', () => {
  const kinds = [...FEATURES, ...STAGED_GAMES].flatMap(({ due = {} }) => Object.keys(due))
  expect(['midnight', ...kinds].sort()).toEqual([...control.DUE_KINDS].sort())
})
