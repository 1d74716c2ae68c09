// Resolves the folders of the package, from the sources as well as from the bundle.
import { existsSync } from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'

const HERE = path.dirname(fileURLToPath(import.meta.url))

/** Folder of this package, from the sources as well as from the bundle. */
export const PACKAGE_ROOT = folderWith(['package.json', 'migrations'])
export const PROJECT_ROOT = path.dirname(PACKAGE_ROOT)

/** Folder of the pages and icons that are read at run time: `src`, or `dist`, to which the build copies them. */
export const FILES_ROOT = folderWith(['stage/shared', 'host/plain-page.css'])

function folderWith(names: readonly string[], folder = HERE): string {
  if (names.every((name) => existsSync(path.join(folder, name)))) return folder
  const parent = path.dirname(folder)
  if (parent === folder) throw new Error(`No folder above ${HERE} has ${names.join(' and ')}`)
  return folderWith(names, parent)
}

/** Whether a folder is another one or below it, in the paths of any system. */
export function isInside(
  folder: string,
  parent: string,
  { relative, isAbsolute, sep }: path.PlatformPath = path,
): boolean {
  const way = relative(parent, folder)
  // On Windows there is no way from one drive to another.
  return way.split(sep)[0] !== '..' && !isAbsolute(way)
}
