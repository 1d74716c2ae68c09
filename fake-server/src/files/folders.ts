// Finds the folders and files that the server reads, from the sources as well as from the bundle.
import { existsSync } from 'node:fs'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'

const HERE = path.dirname(fileURLToPath(import.meta.url))

/** Folder of this package, from the sources as well as from the bundle. */
export const PACKAGE_ROOT = packageAbove(HERE)
export const PROJECT_ROOT = path.dirname(PACKAGE_ROOT)

/** Folder of the bundle. */
export const BUNDLE = path.join(PACKAGE_ROOT, 'dist')
/** Whether this code is the bundle's. */
export const IS_BUNDLE = isInside(HERE, BUNDLE)

/** A folder that is read at run time: among the sources, or where the build copies it to. */
const copied = (source: string, copy: string) => (IS_BUNDLE ? path.join(BUNDLE, copy) : path.join(PROJECT_ROOT, source))

export const MIGRATIONS = copied('platform/migrations', 'migrations')
export const STAGE_FILES = copied('stage/src', 'stage')
export const OPENAPI_FILES = copied('fake-server/src/openapi', 'openapi')
/** Folder of what is made of the contracts. */
export const MADE_OF_CONTRACTS = copied('contracts/dist', 'contracts')

function packageAbove(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder
  const parent = path.dirname(folder)
  if (parent === folder) throw new Error(`No folder above ${HERE} has a package.json`)
  return packageAbove(parent)
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
