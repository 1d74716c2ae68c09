import { scratchFolder } from '../support/scratch.ts'
import { costOf, HEADERS, logIn, makeWorld, type Request } from './clients.ts'
import { beside, type Figure, median } from './figures.ts'
import { startBare, startBuilt } from './server-process.ts'

const ROUNDS = 12
const GAMES = 60

/** A star set, again and again on other games: the work of the server's process by call, in turns with the bare one. */
export async function writeFigures(): Promise<Figure[]> {
  const [server, bare] = await Promise.all([startBuilt(scratchFolder('bench')), startBare()])
  const headers = { ...HEADERS, Authorization: await logIn(server, await makeWorld(server)) }
  const list = await fetch(`${server.url}/wps/relay/GCSGAME_gameList?gameType=RNG&pageSize=${GAMES}`, { headers })
  const games: { nodeId: string; vassalage: string }[] = (await list.json()).value.games
  const stars = games.map(
    ({ nodeId, vassalage: vendor }): Request => ({
      method: 'POST',
      path: '/wps/relay/MCSFE_addFavoriteGameV2',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ nodeId, vendor }),
    }),
  )
  const removals = games.map(
    ({ nodeId, vassalage }): Request => ({
      method: 'DELETE',
      path: `/wps/relay/MCSFE_removeFavoriteGameV2?nodeId=${nodeId}&vendor=${vassalage}`,
      headers,
    }),
  )
  const costs = { server: [] as number[], bare: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, process] of [['bare', bare] as const, ['server', server] as const]) {
      costs[name].push(await costOf(process, stars))
      await costOf(process, removals)
    }
  await Promise.all([server.stop(), bare.stop()])
  // The first rounds warm both up.
  const [ours, floor] = [costs.server, costs.bare].map((all) => median(all.slice(ROUNDS / 3)))
  return beside(
    { name: 'work for a star', value: ours ?? Number.NaN, unit: 'µs' },
    { name: 'bare Fastify with a prepared statement', value: floor ?? Number.NaN, unit: 'µs' },
  )
}
