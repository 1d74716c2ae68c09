import { scratchFolder } from '../support/scratch.ts'
import { HEADERS, load, logIn, makeWorld, post, type Request, timed } from './clients.ts'
import { type Figure, median, quantile } from './figures.ts'
import { type ServerProcess, startBuilt } from './server-process.ts'

const MINUTE = 60_000
const DUE_EVENTS = 1_000

/** Snapshot, restore, fork and jumps of the clock, over HTTP. */
export async function steeringFigures(): Promise<Figure[]> {
  const server = await startBuilt(scratchFolder('bench'))
  const world = await makeWorld(server)
  const path = `/__control/worlds/${world}`
  await logIn(server, world)
  const took = { snapshot: [] as number[], restore: [] as number[], fork: [] as number[], jump: [] as number[] }
  for (let i = 0; i < 300; i += 1) {
    const snapshot = await clocked(took.snapshot, () => post(server, `${path}/snapshots`))
    await clocked(took.restore, () => post(server, `${path}/restore`, { snapshot: snapshot.id }))
    const fork = await clocked(took.fork, () => post(server, `${path}/fork`))
    await fetch(`${server.url}/__control/worlds/${fork.id}`, { method: 'DELETE' })
  }
  for (let i = 0; i < DUE_EVENTS; i += 1)
    await (await fetch(`${server.url}/wps/captcha`, { headers: { ...HEADERS, 'x-world': world } })).arrayBuffer()
  const events = async () => (await (await fetch(`${server.url}${path}/clock/events?limit=200`)).json()).length
  if ((await events()) !== 200) throw new Error('The world has fewer events to come than the bench wants')
  // There and back over all of them.
  for (let i = 0; i < 200; i += 1)
    took.jump.push(await timed(() => jump(server, path, i % 2 ? -10 * MINUTE : 10 * MINUTE)))
  const listed: number[] = []
  for (let i = 0; i < 50; i += 1) listed.push(await timed(events))
  await server.stop()
  const limit = (value: number) => ({ value, kind: 'at most', why: 'goal' }) as const
  return [
    { name: 'snapshot over HTTP, p99', value: quantile(took.snapshot, 0.99), unit: 'ms', limit: limit(15) },
    { name: 'restore over HTTP, p99', value: quantile(took.restore, 0.99), unit: 'ms', limit: limit(15) },
    { name: 'fork over HTTP, p99', value: quantile(took.fork, 0.99), unit: 'ms', limit: limit(15) },
    {
      name: 'jump of the clock over 1,000 due events, p99',
      value: quantile(took.jump, 0.99),
      unit: 'ms',
      limit: limit(50),
    },
    { name: 'what is due next of 1,000 events, median', value: median(listed), unit: 'ms' },
  ]
}

async function clocked<T>(times: number[], work: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  const done = await work()
  times.push(performance.now() - begun)
  return done
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

const ROUNDS = 7

/**
 * What counting and taking down costs, beside the same calls of a server that does neither. Compared is the work of
 * the server's process by call, not the time it took: other work on the machine falls on both alike.
 */
export async function inspectorFigures(): Promise<Figure[]> {
  const [recording, bare] = await Promise.all([
    startBuilt(scratchFolder('bench')),
    startBuilt(scratchFolder('bench'), { RECORD_CALLS: '0' }),
  ])
  const calls = {
    'kept answers': await Promise.all([recording, bare].map(keptAnswers)),
    'reads of a member': await Promise.all([recording, bare].map(memberReads)),
  }
  const figures: Figure[] = []
  for (const [name, [recorded = [], unrecorded = []]] of Object.entries(calls)) {
    const cost = { recording: [] as number[], bare: [] as number[] }
    for (let i = 0; i < ROUNDS; i += 1) {
      cost.recording.push(await costOf(recording, recorded))
      cost.bare.push(await costOf(bare, unrecorded))
    }
    const [taken, floor] = [median(cost.recording), median(cost.bare)]
    figures.push(
      { name: `${name}, not recorded (floor)`, value: floor, unit: 'µs' },
      { name: `${name}, recorded`, value: taken, unit: 'µs' },
      {
        name: `${name}, what the inspector adds`,
        value: (taken / floor - 1) * 100,
        unit: '%',
        limit: { value: 10, kind: 'at most', why: 'goal' },
      },
    )
  }
  await Promise.all([recording.stop(), bare.stop()])
  return figures
}

/** Microseconds of work by call. */
async function costOf(server: ServerProcess, requests: Request[]): Promise<number> {
  const before = server.work()
  const { calls } = await load(server.url, requests)
  return ((server.work() - before) * 1000) / calls
}

async function keptAnswers(server: ServerProcess): Promise<Request[]> {
  const headers = { ...HEADERS, 'x-world': await makeWorld(server) }
  return Array.from({ length: 20 }, (_, i) => ({
    path: `/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=${i + 1}&pageSize=27`,
    headers,
  }))
}

async function memberReads(server: ServerProcess): Promise<Request[]> {
  const headers = { ...HEADERS, Authorization: await logIn(server, await makeWorld(server)) }
  return ['/wps/member/info', '/wps/relay/MCSFE_getFavoriteGames'].map((path) => ({ path, headers }))
}
