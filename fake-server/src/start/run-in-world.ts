import { mkdtempSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { CommandError, clientOf } from '@understudy/steering/command/client.ts'
import { freePorts } from '@understudy/steering/command/free-ports.ts'
import { makeWorld, type StateOptions } from '@understudy/steering/command/state.ts'
import { spawn } from 'cross-spawn'

/**
 * Starts a server, creates a new world, runs the command with it, and stops. Returns the command's exit code, 128 plus
 * the signal's number if a signal ended it, or 127 if there is no such command.
 */
export async function runInWorld(command: readonly string[], options: StateOptions): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'understudy-world-'))
  try {
    const { platform, url, stageUrl } = await startedIn(dataDir)
    try {
      const { world, session } = await makeWorld(clientOf(url, undefined), options)
      return await run(command, {
        BASE_URL: url,
        TARGET: url,
        STAGE_URL: stageUrl,
        WORLD_ID: world.id,
        // The fixtures give each test a fork of a world that somebody has asked for, and else one of their own.
        ...(Object.values(options).some((option) => option !== undefined) && { FORK_WORLD: world.id }),
        ...(options.as && { WORLD_AS: options.as }),
        ...(session ? { WORLD_TOKEN: session.token, WORLD_MERCHANT: session.merchantCode } : {}),
      })
    } finally {
      await platform.close()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Starts a server on free ports. @throws CommandError for what its operator can mend */
async function startedIn(dataDir: string) {
  // Imported lazily, as only this command needs the server's code.
  const { createPlatform } = await import('./create-platform.ts')
  const { sentenceFor } = await import('./start-problem.ts')
  const [port = 0, stagePort = 0] = await freePorts(2)
  const host = 'localhost'
  try {
    const platform = await createPlatform({ dataDir, port, stagePort, loopbackOnly: true, logLevel: 'warn' })
    await Promise.all([platform.app.listen({ port, host }), platform.stage.listen({ port: stagePort, host })])
    return { platform, url: `http://${host}:${port}`, stageUrl: `http://${host}:${stagePort}` }
  } catch (error) {
    const sentence = sentenceFor(error, { host, dataDir })
    if (sentence === undefined) throw error
    throw new CommandError(sentence, 1)
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

function run([name = '', ...args]: readonly string[], env: Record<string, string>): Promise<number> {
  const { CONTROL_TOKEN: _, ...inherited } = process.env
  return new Promise((resolve) => {
    // npx and what it finds are batch files on Windows, which Node's own spawn does not start.
    const child = spawn(name, args, { stdio: 'inherit', env: { ...inherited, ...env } })
    // Signals are forwarded to the child; when it ends, this command ends too.
    const pass = (signal: NodeJS.Signals) => void child.kill(signal)
    for (const signal of SIGNALS) process.on(signal, pass)
    const finish = (code: number) => {
      for (const signal of SIGNALS) process.off(signal, pass)
      resolve(code)
    }
    child.once('error', (error: NodeJS.ErrnoException) => {
      console.error(error.code === 'ENOENT' ? `There is no command ${name}.` : error.message)
      finish(error.code === 'ENOENT' ? 127 : 126)
    })
    child.once('close', (code, signal) => finish(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}
