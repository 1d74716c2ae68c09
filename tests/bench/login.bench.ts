import { scratchFolder } from '../support/scratch.ts'
import { HEADERS, load, makeWorld } from './clients.ts'
import type { Figure } from './figures.ts'
import { startBuilt } from './server-process.ts'

/** Logins by password, hashing on, each connection's account in a world of its own. */
export async function loginFigures(): Promise<Figure[]> {
  const server = await startBuilt(scratchFolder('bench'))
  const worlds = await Promise.all(Array.from({ length: 20 }, () => makeWorld(server)))
  const body = JSON.stringify({ username: 'amina', password: 'Play1234', type: 'username' })
  const { perSecond, p99 } = await load(
    server.url,
    worlds.map((world) => ({
      method: 'POST',
      path: '/wps/session/login',
      headers: { ...HEADERS, 'x-world': world, 'content-type': 'application/json' },
      body,
    })),
  )
  await server.stop()
  return [
    { name: 'logins', value: perSecond, unit: '/s' },
    {
      name: 'login answered, p99 at 20 connections',
      value: p99,
      unit: 'ms',
      limit: { value: 150, kind: 'at most', why: 'goal' },
    },
  ]
}
