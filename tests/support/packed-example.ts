import { execFile } from 'node:child_process'
import { cpSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { CLEAN_ENV } from './built-server.ts'
import { ROOT } from './repository.ts'

/** The example project of the documents, as it stands in the repository. */
export const EXAMPLE = join(ROOT, 'docs/examples/project')

/** Without scripts, as package managers that block them install: nothing may need to be built. */
export const INSTALL = [
  'install',
  '--loglevel',
  'error',
  '--ignore-scripts',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
]

/** Runs a command as at a terminal. @throws Error with what it printed, if it fails */
export const runCommand = (command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}) =>
  promisify(execFile)(command, args, { cwd, env: { ...CLEAN_ENV, NO_COLOR: '1', ...env } }).catch(
    (failed: Error & { stdout: string; stderr: string }) => {
      throw new Error(`${command} ${args.join(' ')}\n${failed.stdout}\n${failed.stderr}`)
    },
  )

/** Packs the packages into a folder; gives the paths of the tarballs. */
export async function packPackages(out: string): Promise<string[]> {
  const { stdout } = await runCommand(process.execPath, [join(ROOT, 'scripts/pack.mjs'), '--out', out], ROOT)
  return stdout.split('\n').filter((line) => line.endsWith('.tgz'))
}

/** A copy of the example with the tarballs that its package.json names. */
export function copyExample(to: string, tarballs: readonly string[]): void {
  cpSync(EXAMPLE, to, { recursive: true })
  for (const tarball of tarballs) cpSync(tarball, join(to, basename(tarball)))
}
