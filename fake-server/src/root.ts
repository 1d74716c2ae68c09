import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of this package, from the sources as well as from the bundle. */
export const PACKAGE_ROOT = findRoot(dirname(fileURLToPath(import.meta.url)))
export const PROJECT_ROOT = dirname(PACKAGE_ROOT)

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'migrations'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('The fake-server package folder was not found')
  return findRoot(parent)
}
