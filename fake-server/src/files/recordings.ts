// Recordings on the disk: HTTP archives, with the bodies that some tools keep beside them.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { misused } from '@understudy/steering/command/client.ts'
import { HAR_LIMITS, type Recording, readHar, Unreadable } from '@understudy/steering/conform/har.ts'

/** A file, or all recordings of a folder. */
export function recordingsAt(path: string): string[] {
  return reading(path, () => {
    if (!statSync(path).isDirectory()) return [path]
    const names = readdirSync(path).filter((name) => /\.har(\.gz)?$/.test(name))
    return names.sort().map((name) => join(path, name))
  })
}

/** Reads a recording; `counts` gets its unpacked bytes before it is taken apart. @throws Unreadable, CommandError */
export function recordingIn(file: string, counts?: (bytes: number) => void): Recording {
  const attached = (name: string) => attachedTo(file, name)
  return reading(file, () => readHar(readBounded(file), { file: basename(file), attached, counts }))
}

/** A body in a file beside its recording; names that lead elsewhere are not followed. */
function attachedTo(recording: string, name: string): Buffer | undefined {
  const file = join(dirname(recording), name)
  const stats = basename(name) === name ? statSync(file, { throwIfNoEntry: false }) : undefined
  return stats?.isFile() && stats.size <= HAR_LIMITS.body ? readFileSync(file) : undefined
}

export function readBounded(file: string): Buffer {
  const { size } = statSync(file)
  if (size > HAR_LIMITS.bytes) throw new Unreadable(`it has ${size} bytes; ${HAR_LIMITS.bytes} are the most`)
  return readFileSync(file)
}

/** Adds the file's name to the error of a file that cannot be read. */
export function reading<T>(file: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof Unreadable) throw new Unreadable(`${basename(file)} cannot be read: ${error.message}.`)
    throw misused(
      `${basename(file)} cannot be read (${(error as NodeJS.ErrnoException).code ?? (error as Error).message}).`,
    )
  }
}
