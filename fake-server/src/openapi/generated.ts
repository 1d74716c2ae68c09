import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MADE_OF_CONTRACTS } from '../files/folders.ts'

/** Reads a file that the build makes of the contracts. @throws if it has not been made */
export function readGenerated(name: 'examples.json' | 'field-comments.json') {
  const file = join(MADE_OF_CONTRACTS, name)
  if (!existsSync(file)) throw new Error(`${name} is missing: npm run build makes it`)
  return JSON.parse(readFileSync(file, 'utf8'))
}
