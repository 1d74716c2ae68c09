import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PROJECT_ROOT } from '../files/folders.ts'

export interface AtlasCommand {
  command: readonly [string, ...string[]]
  folder: string
}

const SOURCE = 'tests/atlas/atlas.ts'

/** The command of a checkout; a package or an image has none. */
export const atlasCommand = (): AtlasCommand | undefined =>
  existsSync(join(PROJECT_ROOT, SOURCE))
    ? { command: [process.execPath, '--import', 'tsx', SOURCE], folder: PROJECT_ROOT }
    : undefined

/** How much is kept of what the command says. */
const SAID = { lines: 12, length: 300 } as const

export interface AtlasRun {
  /** Starts the command, unless it is running. */
  start(options: readonly string[]): void
  /** Ends the command and what it has started. */
  stop(): void
  state(): {
    isRunning: boolean
    /** Openings taken and openings wanted; undefined before the first. */
    progress: { done: number; of: number } | undefined
    /** The last lines that the command printed. */
    said: readonly string[]
  }
}

/** Runs the command that makes the atlas, in a process of its own, once at a time. */
export function atlasRun({ command, folder }: AtlasCommand): AtlasRun {
  let child: ChildProcess | undefined
  let said: string[] = []
  let isStopped = false
  let progress: { done: number; of: number } | undefined

  function hear(line: string): void {
    // What a stopped command complains of on its way out tells nobody anything.
    if (isStopped) return
    said = [...said, line.slice(0, SAID.length)].slice(-SAID.lines)
    const [, done, of] = /^(\d+)\/(\d+) /.exec(line) ?? []
    if (of !== undefined) progress = { done: Number(done), of: Number(of) }
  }

  return {
    start(options) {
      if (child) return
      said = []
      progress = undefined
      isStopped = false
      const [file, ...args] = command
      // A group of its own, so that its browser and its server end with it.
      const started = spawn(file, [...args, ...options], { cwd: folder, stdio: 'pipe', detached: true })
      child = started
      for (const input of [started.stdout, started.stderr]) createInterface({ input }).on('line', hear)
      started.once('error', ({ message }) => hear(message))
      // Also after an error: Node destroys the streams of a process that did not start.
      started.once('close', () => {
        child = undefined
      })
    },
    stop() {
      // One that has ended is not closed yet while somebody still holds its output.
      if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
      isStopped = true
      said = []
      // Windows has no groups.
      if (process.platform === 'win32') child.kill()
      else process.kill(-child.pid)
    },
    state: () => ({ isRunning: child !== undefined, progress, said }),
  }
}
