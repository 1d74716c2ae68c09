import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where states are kept: in the folder that the tests were started in, which no runner empties. */
const FOLDER = 'understudy-states'
/** Limits of what is kept: files, and bytes of all; the oldest go first. */
const MOST = { files: 50, bytes: 256 * 1024 * 1024 }

/**
 * Keeps the state of a failed test in place of an earlier one of the same name, and says how to open it.
 * @returns the path of its file
 */
export function keepState(title: string, name: string, capsule: Uint8Array): string {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, '.gitignore'), '*\n')
  const file = join(FOLDER, `${name.replace(/[^\p{L}\p{N}_-]+/gu, '-').slice(-80)}.capsule`)
  const beside = `${file}.${process.pid}`
  writeFileSync(beside, capsule)
  renameSync(beside, file)
  prune()
  console.error(`The state of “${title}”: npx understudy open ${file}`)
  return file
}

/** Removes the oldest states beyond the limits. Another process may remove some at the same time. */
function prune(): void {
  let bytes = 0
  const newestFirst = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.capsule'))
    .flatMap((name) => {
      const path = join(FOLDER, name)
      const { size, mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {}
      return size === undefined || mtimeMs === undefined ? [] : [{ path, size, mtimeMs }]
    })
    .sort((a, b) => b.mtimeMs - a.mtimeMs)
  for (const [at, { path, size }] of newestFirst.entries()) {
    bytes += size
    if (at >= MOST.files || bytes > MOST.bytes) rmSync(path, { force: true })
  }
}
