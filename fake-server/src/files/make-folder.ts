// Recursive mkdir that terminates on every file system.
import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/**
 * Makes a folder and its parents, one at a time: a recursive `mkdirSync` never returns where an existing folder reports
 * ENOENT for a child, as /proc does. Throws the system's error for the first one that cannot be made.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return
  const above = dirname(folder)
  if (above !== folder) makeFolder(above)
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have made it in the meantime.
    if (!isFolder(folder)) throw error
  }
}
