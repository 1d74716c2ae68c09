import { scratchFolder } from '../support/scratch.ts'
import { costOf, HEADERS, load, makeWorld, type Request } from './clients.ts'
import type { Figure } from './figures.ts'
import { startBuilt } from './server-process.ts'

/** Logins by password, hashing on, each connection's account in a world of its own. */
export async function loginFigures(): Promise<Figure[]> {
  const server = await startBuilt(scratchFolder('bench'))
  const worlds = await Promise.all(Array.from({ length: 20 }, () => makeWorld(server)))
  const body = JSON.stringify({ username: 'amina', password: 'Play1234', type: 'username' })
  const logins = worlds.map(
    (world): Request => ({
      method: 'POST',
      path: '/wps/session/login',
      headers: { ...HEADERS, 'x-world': world, 'content-type': 'application/json' },
      body,
    }),
  )
  // The load warms it up.
  const rate = await load(server.url, logins)
  const work = await costOf(server, Array.from({ length: 20 }, () => logins).flat())
  await server.stop()
  return [
    { name: 'logins', value: rate, unit: '/s' },
    { name: 'work for a login', value: work / 1_000, unit: 'ms' },
  ]
}
