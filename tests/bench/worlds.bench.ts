import { MINUTE } from '@understudy/contracts/durations'
import { scratchFolder } from '../support/scratch.ts'
import { HEADERS, logIn, makeWorld, post, START_AT, timed } from './clients.ts'
import { type Figure, median, quantile } from './figures.ts'
import { type ServerProcess, startBuilt } from './server-process.ts'

const MEGABYTE = 1024 * 1024
const ALIVE = 400
const EVERYDAY_WORLDS = 350
const DUE_EVENTS = 1_000

/** How long worlds take to make, reset, keep, fork and move in time, and how many fit into memory. */
export const worldFigures = async (): Promise<Figure[]> => [...(await lifeFigures()), ...(await stateFigures())]

async function lifeFigures(): Promise<Figure[]> {
  const server = await startBuilt(scratchFolder('bench'))
  const first = await makeWorld(server)
  const created: number[] = []
  for (let i = 0; i < ALIVE; i += 1) created.push(await timed(() => makeWorld(server)))
  const { id: durable } = await post(server, '/__control/worlds', { startAt: START_AT, durable: true })
  const inMemory: Took[] = []
  const onDisk: Took[] = []
  for (let i = 0; i < 200; i += 1) {
    inMemory.push(await took(server, () => post(server, `/__control/worlds/${first}/reset`)))
    onDisk.push(await took(server, () => post(server, `/__control/worlds/${durable}/reset`)))
  }
  await server.stop()

  const crowded = await startBuilt(scratchFolder('bench'))
  for (let i = 0; i < EVERYDAY_WORLDS; i += 1) {
    const id = await makeWorld(crowded)
    // Alive means used: statements prepared, pages touched, a session opened.
    await logIn(crowded, id)
    await fetch(`${crowded.url}/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=${(i % 30) + 1}`, {
      headers: { ...HEADERS, 'x-world': id },
    })
  }
  const memory = crowded.memory() / MEGABYTE
  await crowded.stop()
  const limits = (middle: number, tail: number) => [
    { value: middle, kind: 'at most', why: 'floor' } as const,
    { value: tail, kind: 'at most', why: 'floor' } as const,
  ]
  const [middle, tail] = limits(5, 15)
  return [
    { name: 'world made over HTTP, median', value: median(created), unit: 'ms', limit: middle },
    { name: 'world made over HTTP, p99', value: quantile(created, 0.99), unit: 'ms', limit: tail },
    ...resetFigures(`world reset over HTTP with ${ALIVE} alive`, inMemory, 2),
    ...resetFigures('durable world reset over HTTP', onDisk, 6),
    {
      name: 'world reset over HTTP, p99',
      value: quantile(
        inMemory.map(({ ms }) => ms),
        0.99,
      ),
      unit: 'ms',
      limit: tail,
    },
    {
      name: `memory of ${EVERYDAY_WORLDS} live everyday worlds`,
      value: memory,
      unit: 'MB',
      limit: { value: 1024, kind: 'at most', why: 'floor' },
    },
  ]
}

/** One call, by the clock and by what the processor worked for the server meanwhile, ms. */
interface Took {
  ms: number
  work: number
}

async function took(server: ServerProcess, make: () => Promise<unknown>): Promise<Took> {
  const before = server.work()
  const ms = await timed(make)
  return { ms, work: server.work() - before }
}

/** The limit is on the work: a clock also counts what else the machine does. */
const resetFigures = (name: string, all: readonly Took[], limit: number): Figure[] => [
  {
    name: `${name}, work, median`,
    value: median(all.map(({ work }) => work)),
    unit: 'ms',
    limit: { value: limit, kind: 'at most', why: 'goal' },
  },
  { name: `${name}, median`, value: median(all.map(({ ms }) => ms)), unit: 'ms' },
]

/** Snapshot, restore, fork and jumps of the clock, over HTTP. */
async function stateFigures(): Promise<Figure[]> {
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
  const result = await work()
  times.push(performance.now() - begun)
  return result
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
