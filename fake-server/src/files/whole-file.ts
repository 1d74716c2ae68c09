// Atomic write of a file: written beside, fsynced, renamed.
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Suffix of a file while it is being written; one found later was never finished. */
export const UNFINISHED = '.next'

/**
 * Replaces a file atomically: writes a temporary file, fsyncs it, then renames it. `before` runs just before the rename,
 * when nothing else can fail; if it throws, the old file stays.
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

/** Fsyncs renames and removals inside a folder. */
function syncFolder(folder: string): void {
  // Windows has no folder handles, and persists directory entries by itself.
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
