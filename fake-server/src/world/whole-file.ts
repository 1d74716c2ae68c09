// Atomic write of a file: written beside, fsynced, renamed.
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What a file is called while it is being written; one that is found later was never finished. */
export const UNFINISHED = '.next'

/**
 * Puts a file in place whole, or leaves what was there: it is written beside, brought to the disk, then renamed.
 * `before` runs in between, once nothing but the rename can fail; where it throws, the old file stays.
 */
export function putWhole(file: string, content: Buffer | string, before: () => void = () => {}): void {
  const next = `${file}${UNFINISHED}`
  try {
    const handle = openSync(next, 'w')
    try {
      writeFileSync(handle, content)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    before()
    renameSync(next, file)
  } catch (error) {
    rmSync(next, { force: true, recursive: true })
    throw error
  }
  syncFolder(dirname(file))
}

/** Brings renames and removals inside a folder to the disk. */
function syncFolder(folder: string): void {
  // Windows has no handles of folders, and keeps their entries by itself.
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
