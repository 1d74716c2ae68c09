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

const BATCH_FILES = new Set(['npm', 'npx'])

/**
 * How a command is started here. npm and npx are batch files on Windows, which Node starts only through its shell; that
 * gets each argument in quotes, so that it takes none apart.
 * @param {string} command @param {string[]} args
 * @throws Error for an argument that quotes do not protect
 */
export function startable(command, args, platform = process.platform) {
  if (platform !== 'win32' || !BATCH_FILES.has(command)) return { file: command, args, options: {} }
  const words = [command, ...args]
  const unsafe = words.find((word) => /["%\r\n]/.test(word))
  if (unsafe !== undefined) throw new Error(`On Windows ${command} cannot be given ${unsafe}: leave out " and %.`)
  // A backslash before the quote would take it as a character.
  const line = words.map((word) => `"${word.replace(/\\+$/, '$&$&')}"`).join(' ')
  const options = { windowsVerbatimArguments: true }
  return { file: process.env.ComSpec ?? 'cmd.exe', args: ['/d', '/s', '/c', `"${line}"`], options }
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
    const { file, args: words, options } = startable(command, args)
    const child = spawn(file, words, {
      ...options,
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
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
