import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBuilt } from '../bench/server-process.ts'
import { builtServer } from '../support/built-server.ts'

type Json = Record<string, unknown>

export interface JudgedServer {
  url: string
  stageUrl: string
  /** Makes a call as JSON and returns the parsed reply; throws where it is refused. */
  send(method: string, path: string, body?: Json): Promise<Json>
  /** A world with a session of the member, if one is named. */
  world(scenario: string, as?: string, clock?: 'frozen' | 'running'): Promise<{ world: string; token: string }>
}

/** Runs the work against a built server in a process and a data folder of its own, which end with it. */
export async function onServer<T>(work: (server: JudgedServer) => Promise<T>): Promise<T> {
  builtServer()
  const data = mkdtempSync(join(tmpdir(), 'understudy-judges-'))
  const { url, stageUrl, stop } = await startBuilt(data, { LOG_LEVEL: 'silent' })
  const send = async (method: string, path: string, body?: Json) => {
    const reply = await fetch(url + path, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
    return (await reply.json()) as Json
  }
  try {
    return await work({
      url,
      stageUrl,
      send,
      async world(scenario, as, clock = 'frozen') {
        const { id } = await send('POST', '/__control/worlds', { scenario, clock })
        const session = as === undefined ? {} : await send('POST', `/__control/worlds/${id}/sessions`, { as })
        return { world: String(id), token: String(session.token ?? '') }
      },
    })
  } finally {
    await stop()
    rmSync(data, { recursive: true, force: true })
  }
}
