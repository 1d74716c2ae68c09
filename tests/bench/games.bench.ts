import { scratchFolder } from '../support/scratch.ts'
import { HEADERS, load, makeWorld, type Request } from './clients.ts'
import { beside, type Figure, median } from './figures.ts'
import { startBuilt, startScript } from './server-process.ts'

/** How fast a list of games is answered, of one world and of many, beside a bare Fastify route. */
export async function gameListFigures(): Promise<Figure[]> {
  const floor = await startScript('./floor-server.ts', {}, '/')
  const server = await startBuilt(scratchFolder('bench'))
  const worlds = await Promise.all(Array.from({ length: 200 }, () => makeWorld(server)))
  const rates = { floor: [] as number[], one: [] as number[], many: [] as number[] }
  // In turns, so that a busy machine slows all of them alike.
  for (let i = 0; i < 3; i += 1) {
    rates.floor.push(await load(floor.url, pages([undefined])))
    rates.one.push(await load(server.url, pages(worlds.slice(0, 1))))
    rates.many.push(await load(server.url, pages(worlds)))
  }
  await Promise.all([floor.stop(), server.stop()])
  const bare = { name: 'a bare Fastify route', value: median(rates.floor), unit: '/s' }
  return [
    ...beside({ name: 'game list, one world', value: median(rates.one), unit: '/s' }, bare),
    ...beside({ name: 'game list, 200 worlds', value: median(rates.many), unit: '/s' }, bare).slice(1),
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
