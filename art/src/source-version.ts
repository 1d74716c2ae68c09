import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const TEST = /[.]test[.]ts$/

/**
 * Returns twelve hex digits, a hash of the names and contents of all sources in some folders (paths). Caches use it as
 * a key, so that they are rebuilt when a source changes. Tests are left out.
 */
export function sourceVersion(...folders: string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const file of sourcesIn(folder))
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(folder, file)))
        .update('\0')
  return hash.digest('hex').slice(0, 12)
}

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !TEST.test(entry.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort()
