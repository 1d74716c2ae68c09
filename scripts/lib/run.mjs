import { spawn } from 'node:child_process'
import { ROOT } from './root.mjs'

/** Thrown for a non-zero exit code; `output` is filled when the command ran quietly. */
export class CommandFailed extends Error {
  /** @param {string} command @param {number} exitCode @param {string} output */
  constructor(command, exitCode, output) {
    super(`${command} ended with ${exitCode}`)
    this.exitCode = exitCode
    this.output = output
  }
}

/**
 * Runs a command in the repository; quiet ones keep their output for the error.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, quiet?: boolean, heard?: (output: string) => void }} [options]
 *   `heard` gets all that a quiet command has printed so far
 * @returns {Promise<string>} what a quiet command printed
 */
export function run(command, args, { env = {}, cwd = ROOT, quiet = false, heard } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      // npm and npx are batch files on Windows, which only a shell can start.
      shell: process.platform === 'win32' && command !== process.execPath,
    })
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk
      heard?.(output)
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(output)
      reject(new CommandFailed([command, ...args].join(' '), code ?? (signal === 'SIGINT' ? 130 : 1), output))
    })
  })
}

/** @param {string} script @param {Parameters<typeof run>[2]} [options] */
export const npmRun = (script, options) => run('npm', ['run', '--silent', script], options)
