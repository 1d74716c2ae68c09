import { MINUTE } from '@understudy/contracts/durations'
import { scratchFolder } from '../support/scratch.ts'
import { HEADERS, logIn, makeWorld, post, START_AT, timed } from './clients.ts'
import { type Figure, times } from './figures.ts'
import { type ServerProcess, startBuilt } from './server-process.ts'

const MEGABYTE = 1024 * 1024
const ALIVE = 400
const EVERYDAY_WORLDS = 350
const TIMES = 200

const DUE_EVENTS = 1_000

/** How long worlds take to make, reset, keep, fork and move in time, and how many fit into memory. */
export async function worldFigures(): Promise<Figure[]> {
  const server = await startBuilt(scratchFolder('bench'))
  const created: number[] = []
  for (let i = 0; i < ALIVE; i += 1) created.push(await timed(() => makeWorld(server)))
  const { id: durable } = await post(server, '/__control/worlds', { startAt: START_AT, durable: true })
  const world = await makeWorld(server)
  const path = `/__control/worlds/${world}`
  await logIn(server, world)
  const snapshot = (await post(server, `${path}/snapshots`)).id
  const forks: string[] = []
  const calls = {
    [`world reset over HTTP with ${ALIVE} alive`]: () => post(server, `${path}/reset`),
    'durable world reset over HTTP': () => post(server, `/__control/worlds/${durable}/reset`),
    'snapshot over HTTP': () => post(server, `${path}/snapshots`),
    'restore over HTTP': () => post(server, `${path}/restore`, { snapshot }),
    'fork over HTTP': async () => forks.push((await post(server, `${path}/fork`)).id),
  }
  const took = Object.fromEntries(Object.keys(calls).map((name) => [name, [] as number[]]))
  for (let i = 0; i < TIMES; i += 1) {
    for (const [name, call] of Object.entries(calls)) took[name]?.push(await timed(call))
    for (const fork of forks.splice(0)) await fetch(`${server.url}/__control/worlds/${fork}`, { method: 'DELETE' })
  }
  for (let i = 0; i < DUE_EVENTS; i += 1)
    await (await fetch(`${server.url}/wps/captcha`, { headers: { ...HEADERS, 'x-world': world } })).arrayBuffer()
  const jumps: number[] = []
  // There and back over all of them.
  for (let i = 0; i < TIMES; i += 1)
    jumps.push(await timed(() => jump(server, path, i % 2 ? -10 * MINUTE : 10 * MINUTE)))
  await server.stop()
  return [
    ...times('world made over HTTP', created),
    ...Object.entries(took).flatMap(([name, all]) => times(name, all)),
    ...times(`jump of the clock over ${DUE_EVENTS} due events`, jumps),
    { name: `memory of ${EVERYDAY_WORLDS} live everyday worlds`, value: await memoryOfWorlds(), unit: 'MB' },
  ]
}

async function jump(server: ServerProcess, path: string, advanceMs: number): Promise<void> {
  const response = await fetch(`${server.url}${path}/clock`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceMs }),
  })
  if (!response.ok) throw new Error(await response.text())
  await response.arrayBuffer()
}

async function memoryOfWorlds(): Promise<number> {
  const server = await startBuilt(scratchFolder('bench'))
  for (let i = 0; i < EVERYDAY_WORLDS; i += 1) {
    const id = await makeWorld(server)
    // Alive means used: statements prepared, pages touched, a session opened.
    await logIn(server, id)
    await fetch(`${server.url}/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=${(i % 30) + 1}`, {
      headers: { ...HEADERS, 'x-world': id },
    })
  }
  const memory = server.memory() / MEGABYTE
  await server.stop()
  return memory
}
