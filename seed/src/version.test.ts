import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sourceVersion } from '@understudy/art/source-version'
import { expect, test } from 'vitest'
import { seedVersion } from './version.ts'

const PACKAGES = ['seed', 'art', 'contracts', 'merchants']
const sources = (name: string) => fileURLToPath(new URL(`../../${name}/src/`, import.meta.url))

test.each(['seed/cast.ts', 'seed/help/terms.ts', 'art/palette.ts', 'contracts/help.ts'])(
  'templates of seeded worlds get another version when %s changes',
  (file) => {
    const copy = mkdtempSync(join(tmpdir(), 'understudy-seed-'))
    try {
      for (const name of PACKAGES) cpSync(sources(name), join(copy, name), { recursive: true })
      const folders = PACKAGES.map((name) => join(copy, name))
      const [before = ''] = seedVersion().split('-')
      expect(sourceVersion(...folders)).toBe(before)
      appendFileSync(join(copy, file), '// changed\n')
      expect(sourceVersion(...folders)).not.toBe(before)
    } finally {
      rmSync(copy, { recursive: true })
    }
  },
)
