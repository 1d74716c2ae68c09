import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { clientOf } from './client.ts'
import { freePorts } from './free-ports.ts'
import { makeWorld, type StateOptions } from './state.ts'

/**
 * Starts a server, creates a new world, runs the command with it, and stops. Returns the command's exit code, 128 plus
 * the signal's number if a signal ended it, or 127 if there is no such command.
 */
export async function runInWorld(command: readonly string[], options: StateOptions): Promise<number> {
  // Imported lazily, as only this command needs the server's code.
  const { createPlatform } = await import('../platform.ts')
  const dataDir = mkdtempSync(join(tmpdir(), 'understudy-world-'))
  const [port = 0, stagePort = 0] = await freePorts(2)
  const platform = await createPlatform({ dataDir, port, stagePort, loopbackOnly: true, logLevel: 'warn' })
  try {
    const host = 'localhost'
    await Promise.all([platform.app.listen({ port, host }), platform.stage.listen({ port: stagePort, host })])
    const url = `http://${host}:${port}`
    const { world, session } = await makeWorld(clientOf(url, undefined), options)
    return await run(command, {
      BASE_URL: url,
      TARGET: url,
      STAGE_URL: `http://${host}:${stagePort}`,
      WORLD_ID: world.id,
      ...(session ? { WORLD_TOKEN: session.token, WORLD_MERCHANT: session.merchantCode } : {}),
    })
  } finally {
    await platform.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

function run([name = '', ...args]: readonly string[], env: Record<string, string>): Promise<number> {
  const { CONTROL_TOKEN: _, ...inherited } = process.env
  return new Promise((resolve) => {
    const child = spawn(name, args, { stdio: 'inherit', env: { ...inherited, ...env } })
    // Signals are forwarded to the child; when it ends, this command ends too.
    const pass = (signal: NodeJS.Signals) => void child.kill(signal)
    for (const signal of SIGNALS) process.on(signal, pass)
    const done = (code: number) => {
      for (const signal of SIGNALS) process.off(signal, pass)
      resolve(code)
    }
    child.once('error', (error: NodeJS.ErrnoException) => {
      console.error(error.code === 'ENOENT' ? `There is no command ${name}.` : error.message)
      done(error.code === 'ENOENT' ? 127 : 126)
    })
    child.once('close', (code, signal) => done(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}
