import { spawn, spawnSync } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { MACHINE_ENV } from '../support/built-server.ts'
import { ROOT } from '../support/repository.ts'

/** Thrown where this machine does not have a judge; the message says how to get it. */
export class NotHad extends Error {}

/**
 * Folder of a package of npm, which is fetched once and kept out of the repository's dependencies: the judges are
 * large, and only this command needs them. Throws NotHad where it cannot be fetched.
 */
export function fetched(name: string, version: string): string {
  const home = join(ROOT, 'node_modules/.judges', `${name.replaceAll(/\W+/g, '-')}-${version}`)
  const folder = join(home, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  mkdirSync(home, { recursive: true })
  const args = ['install', '--prefix', home, '--no-audit', '--no-fund', '--ignore-scripts', `${name}@${version}`]
  const { status } = spawnSync('npm', args, { cwd: home, env: MACHINE_ENV, stdio: 'ignore', timeout: 300_000 })
  if (status !== 0) throw new NotHad(`could not be had: npm install ${name}@${version}`)
  return folder
}

/** Throws NotHad unless the program starts. */
export function installed(program: string, versionFlag: string, how: string) {
  if (spawnSync(program, [versionFlag], { stdio: 'ignore', timeout: 60_000 }).status !== 0)
    throw new NotHad(`${program} could not be had: ${how}`)
}

interface Run {
  cwd: string
  /** Seconds until it is ended. */
  patience: number
  env?: Record<string, string>
}

/** Runs a program to its end; its output is kept in `output.txt` of the folder. */
export function runTool(program: string, args: string[], { cwd, patience, env = {} }: Run) {
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: patience * 1000,
    })
    const file = createWriteStream(join(cwd, 'output.txt'))
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk
        file.write(chunk)
      })
    child.once('error', reject)
    child.once('close', (code) => {
      file.end()
      resolve({ code, output })
    })
  })
}
