import { scratchFolder } from '../support/scratch.ts'
import { HEADERS, type Load, load, logIn, makeWorld, type Request } from './clients.ts'
import { type Figure, median } from './figures.ts'
import { type ServerProcess, startBuilt, startScript } from './server-process.ts'

/** How fast a list of games is answered, of one world and of many, beside a bare Fastify route. */
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
