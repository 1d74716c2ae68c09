import { type ChildProcess, spawn } from 'node:child_process'
import { builtServer, CLEAN_ENV } from './built-server.ts'
import { freePort } from './free-port.ts'

let entry: string | undefined

export interface ServerProcess {
  url: string
  stageUrl: string
  port: number
  stagePort: number
  process: ChildProcess
  /** Kills it (SIGKILL) and waits for its exit. */
  kill(): Promise<void>
}

/** Output and exit code of a server that did not start. */
export interface Refused {
  code: number | null
  said: string
}

function launched(dataDir: string, port: number, stagePort: number, env: NodeJS.ProcessEnv = {}) {
  entry ??= builtServer()
  return spawn(process.execPath, [entry], {
    env: { ...CLEAN_ENV, PORT: String(port), STAGE_PORT: String(stagePort), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Starts a server in a child process on a data folder; throws with its output if it does not start. */
export async function startServer(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  const [port, stagePort] = [await freePort(), await freePort()]
  const server = launched(dataDir, port, stagePort, env)
  const ended = new Promise<void>((resolve) => void server.once('exit', () => resolve()))
  let printed = ''
  server.stderr.on('data', (piece) => {
    printed += piece
  })
  await new Promise((resolve, reject) => {
    server.stdout.once('data', resolve)
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${printed}`)))
  })
  return {
    url: `http://localhost:${port}`,
    stageUrl: `http://localhost:${stagePort}`,
    port,
    stagePort,
    process: server,
    async kill() {
      server.kill('SIGKILL')
      await ended
    },
  }
}

/** Starts a server that must not start, and waits for its end. */
export async function refusedServer(dataDir: string): Promise<Refused> {
  const server = launched(dataDir, await freePort(), await freePort())
  let output = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (piece) => {
      output += piece
    })
  const code = await new Promise<number | null>((resolve) => void server.once('close', resolve))
  return { code, said: output }
}
