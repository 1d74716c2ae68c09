import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { control, session } from '@understudy/contracts'
import { startBuilt } from '../bench/server-process.ts'
import type { View } from './looks.ts'

/** Noon at the merchants: every world of the atlas stands still there, so a picture is the same tomorrow. */
export const MOMENT = '2026-03-10T07:00:00Z'

export interface Served {
  url: string
  /** A frozen world of the state, and the session its device begins with. */
  open(view: View): Promise<{ world: string; session: session.SessionInfo | undefined; now: number }>
  /** Lets the time of a world pass, milliseconds. */
  pass(world: string, ms: number): Promise<void>
  calls(world: string): Promise<control.TapeEntry[]>
  close(world: string): Promise<void>
  stop(): Promise<void>
}

/** The built server in a process and a data folder of its own, steered as a tester steers it. */
export async function serve(): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), 'understudy-atlas-'))
  const server = await startBuilt(data)
  const steer = async (method: string, path: string, body?: object) => {
    const reply = await fetch(`${server.url}/__control/worlds${path}`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
    return reply.json()
  }
  return {
    url: server.url,
    async open({ state, merchant, as }) {
      const { scenario, settings, faults } = state
      const created = await steer('POST', '', { scenario, seed: 1, startAt: MOMENT, clock: 'frozen' })
      const path = `/${created.id}`
      if (created.merchant !== merchant && as === undefined) await steer('PATCH', `${path}/settings`, { merchant })
      const session = as === undefined ? undefined : await steer('POST', `${path}/sessions`, { as })
      if (Object.keys(settings).length > 0) await steer('PATCH', `${path}/settings`, settings)
      if (faults.length > 0) await steer('PUT', `${path}/faults`, { rules: faults })
      const { now } = await steer('GET', `${path}/clock`)
      return { world: created.id, session, now }
    },
    pass: (world, advanceMs) => steer('PATCH', `/${world}/clock`, { advanceMs }),
    calls: (world) => steer('GET', `/${world}/tape?limit=200`),
    close: (world) => steer('DELETE', `/${world}`),
    async stop() {
      await server.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
