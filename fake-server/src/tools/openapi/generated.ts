import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FILES_ROOT, PROJECT_ROOT } from '../../files/folders.ts'

/** Where the build writes what it makes of the contracts, and where it stands beside the bundle. */
const FOLDERS = [join(FILES_ROOT, 'contracts'), join(PROJECT_ROOT, 'contracts/dist')]

/** Reads a file that the build makes of the contracts. @throws if it has not been made */
export function readGenerated(name: 'examples.json' | 'field-comments.json') {
  const file = FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path))
  if (file === undefined) throw new Error(`${name} is missing: npm run build makes it`)
  return JSON.parse(readFileSync(file, 'utf8'))
}
