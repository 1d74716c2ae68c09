import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../build.mjs'
import { writeImage } from '../image.mjs'
import { freePorts } from './free-ports.mjs'

/**
 * Starts the content of the `serve` image in a folder of its own, by its own command and with nothing of this process's
 * environment but PATH. It listens beyond loopback, so steering requires a token.
 * @template T
 * @param {(env: Record<string, string>) => Promise<T>} work gets how the suites reach the server
 * @returns {Promise<T>}
 */
export async function withServed(work) {
  await build()
  const folder = mkdtempSync(join(tmpdir(), 'understudy-served-'))
  try {
    await writeImage(join(folder, 'app'))
    return await withServer(folder, work)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @template T @param {string} folder @param {(env: Record<string, string>) => Promise<T>} work */
async function withServer(folder, work) {
  const [port = 0, stagePort = 0] = await freePorts(2)
  const token = randomUUID()
  const server = spawn(process.execPath, ['fake-server/dist/server.js'], {
    cwd: join(folder, 'app'),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '0.0.0.0',
      CONTROL_TOKEN: token,
      // The example of docs/add-a-vendor.md, which the suites play.
      VENDOR_ORIGINS: 'http://localhost:4100',
      PORT: String(port),
      STAGE_PORT: String(stagePort),
      DATA_DIR: join(folder, 'data'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const end = () => void server.kill()
  process.once('exit', end)
  try {
    await Promise.race([
      once(server.stdout, 'data'),
      ended.then(([code]) => Promise.reject(new Error(`The server ended with ${code} before it answered.`))),
    ])
    server.stdout.resume()
    const url = `http://localhost:${port}`
    const stage = `http://localhost:${stagePort}`
    return await work({ BASE_URL: url, TARGET: url, STAGE_URL: stage, CONTROL_TOKEN: token })
  } finally {
    process.off('exit', end)
    server.kill()
    await ended
  }
}
