import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

const NOT_OURS = new Set(['node_modules', 'dist', 'results', '.git', '.data'])

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return walk(path)
    return entry.isFile() ? [relative(ROOT, path).split(sep).join('/')] : []
  })
}

function listed(): string[] {
  try {
    const options = { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: 'pipe' } as const
    const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], options)
    return list.split('\0').filter((path) => path && existsSync(join(ROOT, path)))
  } catch {
    // An image or an archive has no git; what it would ignore is few and known.
    return walk(ROOT)
  }
}

let files: string[] | undefined

/** Every file of the repository, committed or not yet, without what git ignores; paths with forward slashes. */
export function repositoryFiles(matching: RegExp = /./): string[] {
  files ??= listed().sort()
  return files.filter((path) => matching.test(path))
}

export const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
