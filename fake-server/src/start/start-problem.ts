import { accessSync, constants } from 'node:fs'
import { DataFolderInUse } from '../files/data-lock.ts'
import { makeFolder } from '../files/make-folder.ts'

/** A reason why the server cannot start which its operator can fix, shown as one sentence without a stack. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}

interface SystemError extends Error {
  code?: string
  syscall?: string
  port?: number
  path?: string
}

/**
 * The sentence for an error at start; undefined for a bug of the server itself.
 * @param host and `dataDir` as configured
 */
export function sentenceFor(error: unknown, { host, dataDir }: { host: string; dataDir: string }): string | undefined {
  if (error instanceof StartProblem || error instanceof DataFolderInUse || isBadScenario(error)) return error.message
  if (!(error instanceof Error)) return undefined
  const { code = '', syscall, port, message } = error as SystemError
  if (code === 'ERR_DLOPEN_FAILED' || message.startsWith('Could not locate the bindings file'))
    return `SQLite has no binary for this machine (${process.platform} ${process.arch}): install the dependencies again, on Linux, macOS or Windows, x64 or arm64.`
  if (code === 'EADDRINUSE')
    return `Something else already listens on port ${port}: stop it, or set PORT and STAGE_PORT to free ones.`
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} needs more rights: set PORT and STAGE_PORT above 1023.`
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code))
    return `HOST=${host} is no address of this machine: leave HOST out for this machine only, or set 0.0.0.0 for all its addresses.`
  const isUnwritable =
    ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC', 'SQLITE_CANTOPEN', 'SQLITE_READONLY'].includes(code) ||
    (code === 'ENOENT' && syscall === 'mkdir')
  if (isUnwritable)
    return `The worlds cannot be kept in DATA_DIR=${dataDir}: ${message}; name a folder you may write to, on a disk with room.`
  return undefined
}

/** By its name, as its class is loaded only where there is a folder of scenarios. */
const isBadScenario = (error: unknown): error is Error => error instanceof Error && error.name === 'BadScenarioFile'

/** Makes a folder that an option names. @throws StartProblem where that is not possible, or it cannot be written */
export function requireWritable(option: string, folder: string): void {
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new StartProblem(`${option}=${folder} must be a folder you may write to: ${(error as Error).message}.`)
  }
}
