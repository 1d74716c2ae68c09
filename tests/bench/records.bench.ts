import { scratchFolder } from '../support/scratch.ts'
import { HEADERS, type Request, repeatEach } from './clients.ts'
import { type Figure, median } from './figures.ts'
import { type ServerProcess, startBuilt } from './server-process.ts'

/** The first page of a record beside a game list that nobody has asked for before. */
const FIRST_PAGE = 2
/** The hundredth page beside the second. */
const DEPTH = 1.25
const ROUNDS = 5
const CALLS = 60
const SHALLOW = 1
const DEEP = 100

/**
 * What the server's process works for the records of a member with eight thousand bets, each measured right beside a game
 * list that is not cached: other work on the machine falls on both alike. A star is set or taken before each page, as
 * answers are kept until something is written; what stars alone cost is taken off.
 */
export async function recordFigures(): Promise<Figure[]> {
  const server = await startBuilt(scratchFolder('bench'))
  process.env.TARGET = server.url
  const { makeWorld, NOON } = await import('../support/world.ts')
  const world = await makeWorld({ scenario: 'long-history', startAt: NOON })
  const { token = '' } = await world.signedIn('amina')
  const headers = { ...HEADERS, 'x-world': world.id, Authorization: token }
  const days = 'startDate=2026-02-08&endDate=2026-03-10'
  const requestOf = (path: string): Request => ({ path, headers })

  const records = {
    'account record': `/wps/relay/ODSFE2_MemTransDet?${days}`,
    'betting record': `/wps/report/accountGameBetHistory?${days}`,
    'deposit record': `/wps/report/depositTransaction?${days}`,
    'withdraw record': `/wps/report/withdrawTransaction?${days}`,
    'profit and loss': `/wps/report/personalPnl?${days}`,
  }
  const figures: Figure[] = []
  let requests = 0
  /** Searches for the same games whose answers nobody has asked for before. */
  const searches = () =>
    Array.from({ length: CALLS }, () => {
      requests += 1
      const blanks = requests.toString(2).replaceAll('0', '%20').replaceAll('1', '%09')
      return requestOf(
        `/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=${(requests % 20) + 1}&pageSize=27&gameName=${blanks}a`,
      )
    })
  const stars = await starsOf(server, headers)
  for (const path of Object.values(records)) await costOf(server, afterWrites(stars, requestOf(path)))
  await costOf(server, searches())
  for (const [name, path] of Object.entries(records)) {
    const ratios: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const floor = await costOf(server, searches())
      const writes = await costOf(server, stars)
      // Of two calls each half is counted.
      const both = 2 * (await costOf(server, afterWrites(stars, requestOf(path))))
      ratios.push((both - writes) / floor)
    }
    figures.push({
      name: `${name}, first page of 8,000, of an uncached game list`,
      value: median(ratios),
      unit: 'x',
      limit: { value: FIRST_PAGE, kind: 'at most', why: 'goal' },
    })
  }
  for (const name of ['account record', 'betting record'] as const) {
    const [shallow, deep] = await starts(server, requestOf(records[name]))
    const ratios: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const near = await costOf(server, many(requestOf(`${records[name]}&after=${shallow}`)))
      ratios.push((await costOf(server, many(requestOf(`${records[name]}&after=${deep}`)))) / near)
    }
    figures.push({
      name: `${name}, page ${DEEP} of page ${SHALLOW + 1}`,
      value: median(ratios),
      unit: 'x',
      limit: { value: DEPTH, kind: 'at most', why: 'goal: no growth' },
    })
  }
  await server.stop()
  return figures
}

/** Where the second and the hundredth page start. */
async function starts(server: ServerProcess, { path, headers }: Request): Promise<[string, string]> {
  const slow: string[] = []
  for (let page = 0, after = ''; page < DEEP; page += 1) {
    const response = await fetch(`${server.url}${path}${after && `&after=${after}`}`, { headers })
    const { value } = (await response.json()) as { value: { next: string | null } }
    if (value.next === null) throw new Error(`${path} ends on page ${page + 1}`)
    after = value.next
    slow.push(after)
  }
  return [slow[SHALLOW - 1] ?? '', slow.at(-1) ?? '']
}

/** A star set and taken away again, on one game after the other. */
async function starsOf(server: ServerProcess, headers: Request['headers']): Promise<Request[]> {
  const list = await fetch(`${server.url}/wps/relay/GCSGAME_gameList?gameType=RNG&pageSize=${CALLS / 2}`, { headers })
  const { value } = (await list.json()) as { value: { games: { nodeId: string; vassalage: string }[] } }
  const path = '/wps/relay/MCSFE_'
  return value.games.flatMap(({ nodeId, vassalage: vendor }): Request[] => [
    {
      method: 'POST',
      path: `${path}addFavoriteGameV2`,
      body: JSON.stringify({ nodeId, vendor }),
      headers: { ...headers, 'content-type': 'application/json' },
    },
    { method: 'DELETE', path: `${path}removeFavoriteGameV2?nodeId=${nodeId}&vendor=${vendor}`, headers },
  ])
}

const afterWrites = (writes: readonly Request[], request: Request) => writes.flatMap((write) => [write, request])

const many = (request: Request) => Array.from({ length: CALLS }, () => request)

/** Microseconds of work by call. */
async function costOf(server: ServerProcess, requests: readonly Request[]): Promise<number> {
  const before = server.work()
  for (const request of requests) await repeatEach(server.url, [request])
  return ((server.work() - before) * 1_000) / requests.length
}
