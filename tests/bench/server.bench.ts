import { scratchFolder } from '../support/scratch.ts'
import { HEADERS, type Load, load, logIn, makeWorld, post, type Request, START_AT, timed } from './clients.ts'
import { type Figure, median, quantile } from './figures.ts'
import { type ServerProcess, startBare, startBuilt, startScript } from './server-process.ts'

const MEGABYTE = 1024 * 1024
const STARTS = 9
const ALIVE = 400
const EVERYDAY_WORLDS = 350

export async function startFigures(): Promise<Figure[]> {
  const folder = scratchFolder('bench')
  const cold = await startBuilt(folder)
  await cold.stop()
  const warm: ServerProcess[] = []
  const bare: ServerProcess[] = []
  // In turns, so that a busy machine slows both alike.
  for (let i = 0; i < STARTS; i += 1) {
    for (const [starts, start] of [[warm, startBuilt] as const, [bare, startBare] as const]) {
      const server = await start(folder)
      starts.push(server)
      await server.stop()
    }
  }
  const work = (starts: readonly ServerProcess[]) => median(starts.map(({ readyWork }) => readyWork))
  return [
    { name: 'work until ready, bare Fastify with better-sqlite3 (floor)', value: work(bare), unit: 'ms' },
    { name: 'work until ready', value: work(warm), unit: 'ms' },
    {
      name: 'work until ready, of bare Fastify with better-sqlite3',
      value: work(warm) / work(bare),
      unit: 'x',
      limit: { value: 3, kind: 'at most', why: 'floor' },
    },
    {
      name: 'ready, template and default world cached',
      value: median(warm.map(({ readyMs }) => readyMs)),
      unit: 'ms',
    },
    {
      name: 'ready, nothing cached',
      value: cold.readyMs,
      unit: 'ms',
    },
  ]
}

export async function worldFigures(): Promise<Figure[]> {
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

export async function gameListFigures(): Promise<Figure[]> {
  const floor = await startScript('./floor-server.ts', {}, '/')
  const server = await startBuilt(scratchFolder('bench'))
  const worlds = await Promise.all(Array.from({ length: 200 }, () => makeWorld(server)))
  const [single] = worlds
  if (!single) throw new Error('No world was made')
  const one = [single]
  const runs = { floor: [] as Load[], one: [] as Load[], many: [] as Load[], miss: [] as Load[] }
  // Interleaved, so that a busy machine slows all of them alike.
  for (let i = 0; i < 3; i += 1) {
    runs.floor.push(await load(floor.url, pages([undefined])))
    runs.one.push(await load(server.url, pages(one)))
    runs.many.push(await load(server.url, pages(worlds)))
    runs.miss.push(await load(server.url, searches(single, i)))
  }
  const wrong = await wrongWorldAnswers(server)
  await Promise.all([floor.stop(), server.stop()])
  const rate = (of: Load[]) => median(of.map(({ perSecond }) => perSecond))
  const tail = (of: Load[]) => median(of.map(({ p99 }) => p99))
  return [
    { name: 'game list, bare Fastify route (floor)', value: rate(runs.floor), unit: '/s' },
    {
      name: 'game list, one world',
      value: rate(runs.one),
      unit: '/s',
      limit: { value: rate(runs.floor), kind: 'at least', why: 'the floor' },
    },
    { name: 'game list, one world, answers never asked before', value: rate(runs.miss), unit: '/s' },
    { name: 'game list, 200 worlds', value: rate(runs.many), unit: '/s' },
    {
      name: 'game list, 200 worlds, p99 at 20 connections',
      value: tail(runs.many),
      unit: 'ms',
      limit: { value: 15, kind: 'at most', why: 'goal' },
    },
    {
      name: 'cost of 200 worlds over one',
      value: rate(runs.one) / rate(runs.many),
      unit: 'x',
      limit: { value: 1.4, kind: 'at most', why: 'goal' },
    },
    {
      name: 'answers from a wrong world in 10,000 mixed requests',
      value: wrong,
      unit: '',
      limit: { value: 0, kind: 'at most', why: 'goal' },
    },
  ]
}

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

const CATEGORIES = ['RNG', 'RNG', 'RNG', 'LIVE', 'FISH', 'PVP']

/** 120 pages of several categories, each world in its turn. */
function pages(worlds: readonly (string | undefined)[]): Request[] {
  return Array.from({ length: Math.max(120, worlds.length) }, (_, i) => {
    const world = worlds[i % worlds.length]
    const path = `/wps/relay/GCSGAME_gameList?gameType=${CATEGORIES[i % CATEGORIES.length]}&pageNo=${(i % 20) + 1}&pageSize=27`
    return { path, headers: world === undefined ? {} : { ...HEADERS, 'x-world': world } }
  })
}

/** Names that mean the same and are never written the same, so that no kept answer fits. */
const searches = (world: string, run: number): Request[] =>
  Array.from({ length: 20_000 }, (_, i) => {
    const blanks = (run * 20_000 + i).toString(2).replaceAll('0', '%20').replaceAll('1', '%09')
    const path = `/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=${(i % 20) + 1}&pageSize=27&gameName=${blanks}a`
    return { path, headers: { ...HEADERS, 'x-world': world } }
  })

/** Fifty worlds told apart by a favourite each; readers and writers mixed, each answer checked. */
async function wrongWorldAnswers(server: ServerProcess): Promise<number> {
  const worlds = await Promise.all(
    Array.from({ length: 50 }, async (_, i) => {
      const id = await makeWorld(server)
      const token = await logIn(server, id)
      const headers = { ...HEADERS, Authorization: token, 'content-type': 'application/json' }
      const list = await (
        await fetch(`${server.url}/wps/relay/GCSGAME_gameList?pageNo=${i + 1}&pageSize=1`, { headers })
      ).json()
      const { nodeId, vassalage: vendor } = list.value.games[0]
      await fetch(`${server.url}/wps/relay/MCSFE_addFavoriteGameV2`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ nodeId, vendor }),
      })
      return { id, headers, nodeId: nodeId as string }
    }),
  )
  let wrong = 0
  const ask = async (n: number) => {
    const world = worlds[(n * 7) % worlds.length]
    if (!world) return
    const response = await fetch(`${server.url}/wps/relay/MCSFE_getFavoriteGames`, { headers: world.headers })
    const { value } = await response.json()
    if (!Array.isArray(value) || value.length !== 1 || value[0] !== world.nodeId) wrong += 1
  }
  for (let batch = 0; batch < 500; batch += 1)
    await Promise.all(Array.from({ length: 20 }, (_, i) => ask(batch * 20 + i)))
  return wrong
}
