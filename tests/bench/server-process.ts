import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../support/free-port.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SERVER = join(ROOT, 'fake-server/dist/server.js')

export interface ServerProcess {
  url: string
  /** Of the staged third parties. */
  stageUrl: string
  /** Milliseconds from start to the first answer. */
  readyMs: number
  /** What the processor worked for it until then, milliseconds. */
  readyWork: number
  /** Resident memory in bytes. */
  memory(): number
  /** Time the processor has worked for it so far, milliseconds: other work on the machine does not count. */
  work(): number
  stop(): Promise<void>
}

/** The built server in a process of its own, as users start it. */
export const startBuilt = (dataDir: string, env: Record<string, string> = {}) =>
  start([SERVER], { DATA_DIR: dataDir, WORLD_LIMIT: '5000', ...env }, '/__control/health')

/** Fastify and better-sqlite3 as they come, with a file or in memory: the floor of a start and of a write. */
export const startBare = (dataDir?: string) =>
  start(
    [fileURLToPath(new URL('./bare-server.mjs', import.meta.url))],
    dataDir === undefined ? {} : { DATABASE: join(dataDir, 'bare.sqlite') },
    '/__control/health',
  )

/** A measuring partner written in TypeScript beside the bench. */
export const startScript = (file: string, env: Record<string, string>, path: string) =>
  start(['--import', 'tsx', fileURLToPath(new URL(file, import.meta.url))], env, path)

async function start(command: string[], env: Record<string, string>, path: string): Promise<ServerProcess> {
  const [port, stagePort] = [await freePort(), await freePort()]
  const url = `http://localhost:${port}`
  const begun = performance.now()
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), STAGE_PORT: String(stagePort), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // A part that fails ends the bench; what it started must not live on.
  process.once('exit', () => child.kill('SIGKILL'))
  while (!(await answers(url + path))) {
    const end = child.exitCode ?? child.signalCode
    if (end !== null) throw new Error(`${command.join(' ')} ended with ${end}`)
  }
  return {
    url,
    stageUrl: `http://localhost:${stagePort}`,
    readyMs: performance.now() - begun,
    readyWork: workedMs(child),
    memory: () => residentBytes(child),
    work: () => workedMs(child),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGKILL')
      }),
  }
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => new Promise<boolean>((resolve) => setTimeout(resolve, 5, false)),
  )

function residentBytes({ pid }: ChildProcess): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) * 1024
}

/** Time on a processor of all threads, which Linux counts in nanoseconds. */
function workedMs({ pid }: ChildProcess): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const nanoseconds = threads.reduce((sum, thread) => sum + onProcessor(`/proc/${pid}/task/${thread}/schedstat`), 0)
  return nanoseconds / 1e6
}

const onProcessor = (file: string) => Number(readFileSync(file, 'utf8').split(' ')[0])
