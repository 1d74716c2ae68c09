import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ART_VERSION } from './index.ts'
import { sourceVersion } from './source-version.ts'

const SOURCES = fileURLToPath(new URL('.', import.meta.url))

let copy = ''
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'understudy-art-'))
  cpSync(SOURCES, copy, { recursive: true })
})
afterEach(() => rmSync(copy, { recursive: true }))

test('the version of the art depends on its sources, not their folder', () => {
  expect(ART_VERSION).toMatch(/^[0-9a-f]{12}$/)
  expect(sourceVersion(copy)).toBe(ART_VERSION)
})

test.each(['palette.ts', 'symbols/fruits.ts', 'scenes/new-scene.ts'])(
  'a change of %s gives the art a new version',
  (file) => {
    writeFileSync(join(copy, file), '// changed\n', { flag: 'a' })
    expect(sourceVersion(copy)).not.toBe(ART_VERSION)
  },
)

test('renamed or removed sources change the version of the art, tests do not', () => {
  writeFileSync(join(copy, 'palette.test.ts'), '// changed')
  expect(sourceVersion(copy)).toBe(ART_VERSION)
  rmSync(join(copy, 'palette.ts'))
  expect(sourceVersion(copy)).not.toBe(ART_VERSION)
})
