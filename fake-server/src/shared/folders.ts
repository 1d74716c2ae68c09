// Resolves the folders of the package, from the sources as well as from the bundle.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const HERE = dirname(fileURLToPath(import.meta.url))

/** Folder of this package, from the sources as well as from the bundle. */
export const PACKAGE_ROOT = folderWith(['package.json', 'migrations'])
export const PROJECT_ROOT = dirname(PACKAGE_ROOT)

/** Folder of the pages and icons that are read at run time: `src`, or `dist`, to which the build copies them. */
export const FILES_ROOT = folderWith(['stage/shared', 'host/plain-page.css'])

function folderWith(names: readonly string[], folder = HERE): string {
  if (names.every((name) => existsSync(join(folder, name)))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error(`No folder above ${HERE} has ${names.join(' and ')}`)
  return folderWith(names, parent)
}
