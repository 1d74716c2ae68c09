import { scratchFolder } from '../support/scratch.ts'
import { HEADERS, logIn, makeWorld, type Request, repeatEach } from './clients.ts'
import { type Figure, median } from './figures.ts'
import { type ServerProcess, startBare, startBuilt } from './server-process.ts'

/** What a member's write may cost beside the same of bare Fastify with a prepared statement. */
const LIMIT = 6
const ROUNDS = 12
const GAMES = 60

/** A star set, again and again on other games: the work of the server's process by call, in turns with the bare one. */
export async function writeFigures(): Promise<Figure[]> {
  const [server, bare] = await Promise.all([startBuilt(scratchFolder('bench')), startBare()])
  const token = await logIn(server, await makeWorld(server))
  const headers = { ...HEADERS, Authorization: token, 'content-type': 'application/json' }
  const list = await fetch(`${server.url}/wps/relay/GCSGAME_gameList?gameType=RNG&pageSize=${GAMES}`, { headers })
  const games: { nodeId: string; vassalage: string }[] = (await list.json()).value.games
  const stars = games.map(
    ({ nodeId, vassalage: vendor }): Request => ({
      method: 'POST',
      path: '/wps/relay/MCSFE_addFavoriteGameV2',
      headers,
      body: JSON.stringify({ nodeId, vendor }),
    }),
  )
  const removals = games.map(
    ({ nodeId, vassalage }): Request => ({
      method: 'DELETE',
      path: `/wps/relay/MCSFE_removeFavoriteGameV2?nodeId=${nodeId}&vendor=${vassalage}`,
      headers: { ...HEADERS, Authorization: token },
    }),
  )
  const costs = { ours: [] as number[], bare: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    costs.bare.push(await costOf(bare, stars, removals))
    costs.ours.push(await costOf(server, stars, removals))
  }
  await Promise.all([server.stop(), bare.stop()])
  // The first rounds warm both up.
  const [floor, ours] = [costs.bare, costs.ours].map((of) => median(of.slice(ROUNDS / 3)))
  if (floor === undefined || ours === undefined) throw new Error('Nothing was measured')
  return [
    { name: 'work for a star, bare Fastify with a prepared statement (floor)', value: floor, unit: 'µs' },
    { name: 'work for a star', value: ours, unit: 'µs' },
    {
      name: 'work for a star, of bare Fastify',
      value: ours / floor,
      unit: 'x',
      limit: { value: LIMIT, kind: 'at most', why: 'floor' },
    },
  ]
}

/** Microseconds of work by star; taking the stars away again is not counted. */
async function costOf(server: ServerProcess, stars: Request[], removals: Request[]): Promise<number> {
  const before = server.work()
  await repeatEach(server.url, stars)
  const cost = ((server.work() - before) * 1_000) / stars.length
  await repeatEach(server.url, removals)
  return cost
}
