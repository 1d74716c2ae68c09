// Recursive mkdir that ends on every file system.
import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/**
 * Makes a folder with those above it, one at a time: `mkdirSync` with `recursive` never ends where a folder that is there
 * refuses one inside of it as if it were not there itself, as /proc does. Throws what the system says of the first that cannot be made.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return
  const above = dirname(folder)
  if (above !== folder) makeFolder(above)
  try {
    mkdirSync(folder)
  } catch (error) {
    // Somebody else may have made it meanwhile.
    if (!isFolder(folder)) throw error
  }
}
