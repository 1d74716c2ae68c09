import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot } from './root.mjs'

const NOT_SOURCE = /^(node_modules|dist|results|\.data)$|\.test\.tsx?$/

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .filter((name) => !NOT_SOURCE.test(name))
    .sort()
    .flatMap((name) => filesUnder(join(path, name)))
}

/**
 * One hash over names and contents; modification times do not survive a clone.
 * @param {string[]} paths files and folders, relative to the repository
 * @param {string[]} [facts] whatever else the result depends on
 */
export function fingerprint(paths, facts = []) {
  const hash = createHash('sha256')
  for (const fact of facts) hash.update(`${fact}\0`)
  for (const path of paths) {
    for (const file of filesUnder(fromRoot(path))) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** @param {string} stampFile @param {string} wanted */
export const stampIs = (stampFile, wanted) => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted
