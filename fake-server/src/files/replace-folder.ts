import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { isInside } from './folders.ts'
import { makeFolder } from './make-folder.ts'

/** Thrown for a folder that must not be replaced; the message says why. */
export class FolderRefused extends Error {}

/** @throws FolderRefused for a file, the working folder, or a folder with files that `isOwn` does not know as ours */
function requireReplaceable(folder: string, isOwn: (folder: string) => boolean): void {
  if (isInside(process.cwd(), folder))
    throw new FolderRefused(`${folder} is the folder you are in: name one inside it.`)
  if (!existsSync(folder)) return
  if (!statSync(folder).isDirectory()) throw new FolderRefused(`${folder} is a file: name a folder.`)
  if (readdirSync(folder).length > 0 && !isOwn(folder))
    throw new FolderRefused(`${folder} holds other files: name an empty folder, or one that is not there.`)
}

/**
 * Writes a folder beside and puts it in the place of the one before, so that neither is ever seen half.
 * @throws FolderRefused
 */
export function replaceFolder(
  folder: string,
  { isOwn, write }: { isOwn(folder: string): boolean; write(folder: string): void },
): void {
  requireReplaceable(folder, isOwn)
  const [next, before] = [`${folder}.next-${process.pid}`, `${folder}.before-${process.pid}`]
  makeFolder(dirname(folder))
  try {
    mkdirSync(next)
    write(next)
    if (existsSync(folder)) renameSync(folder, before)
    renameSync(next, folder)
  } finally {
    if (!existsSync(folder) && existsSync(before)) renameSync(before, folder)
    for (const left of [next, before]) rmSync(left, { recursive: true, force: true })
  }
}
