import { control as contract } from '@understudy/contracts'
import { scratchFolder } from '../support/scratch.ts'
import { repeat } from './clients.ts'
import { type Figure, median } from './figures.ts'
import { answerTo, type Case, type Contract, forEachOnce, walksOf } from './sample-calls.ts'
import { type ServerProcess, startBuilt } from './server-process.ts'

/** What a read may cost beside a game list that is cached. */
const LIMIT = 2.5
const ROUNDS = 3
const CALLS = 200
const WARM_UP = 300
const SHOWN = 10

/**
 * Walks every endpoint of the platform with its sample and compares what the server's process works for each call with
 * what it works for a cached game list, measured right before it: other work on the machine falls on both alike. Calls
 * that write nothing are held against the limit; the others are done once.
 */
export async function endpointFigures(): Promise<Figure[]> {
  const server = await startBuilt(scratchFolder('bench'))
  const walks = await walksOf(server)
  // It speaks to the server that the environment names when it is loaded.
  const { control } = await import('../support/call.ts')

  const once = await walks.begin()
  const reads: Contract[] = []
  const others: { name: string; micros: number }[] = []
  await forEachOnce(walks.endpoints, async (endpoint) => {
    const asked = once.caseOf(endpoint)
    const before = server.work()
    const { status, text } = await answerTo(asked)
    const micros = (server.work() - before) * 1_000
    if (status !== (endpoint.status ?? 200)) return text
    const [call] = await control(contract.tape, {
      params: { id: once.context.world.id },
      query: { endpoint: endpoint.name, limit: 1 },
    })
    if (call?.rows === 0 && (await answerTo(asked)).status === status) reads.push(endpoint)
    else others.push({ name: endpoint.name, micros })
    return undefined
  })

  const again = await walks.begin()
  const list: Case = {
    name: 'game list, cached',
    url: server.url,
    request: { path: '/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=1&pageSize=27', headers: again.headers },
  }
  const ratios = new Map<string, number[]>()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const read of reads.map(again.caseOf)) {
      if (round === 0) await costOf(server, read, WARM_UP)
      const floor = await costOf(server, list, CALLS)
      const cost = await costOf(server, read, CALLS)
      ratios.set(read.name, [...(ratios.get(read.name) ?? []), cost / floor])
    }
  }
  const listed = await costOf(server, list, CALLS * 5)
  await server.stop()

  const slowest = [...ratios].map(([name, of]) => ({ name, ratio: median(of) })).sort((a, b) => b.ratio - a.ratio)
  return [
    { name: 'work for a cached game list', value: listed, unit: 'µs' },
    { name: 'endpoints that read', value: reads.length, unit: '' },
    ...slowest.slice(0, process.env.ALL_READS ? 200 : SHOWN).map(({ name, ratio }) => ({
      name: `${name}, of a cached game list`,
      value: ratio,
      unit: 'x',
      limit: { value: LIMIT, kind: 'at most', why: 'issue' } as const,
    })),
    ...others
      .sort((a, b) => b.micros - a.micros)
      .slice(0, SHOWN)
      .map(({ name, micros }) => ({ name: `${name}, once and cold`, value: micros / 1_000, unit: 'ms' })),
  ]
}

/** Microseconds of work by call. */
async function costOf(server: ServerProcess, { url, request }: Case, calls: number): Promise<number> {
  const before = server.work()
  await repeat(url, request, calls)
  return ((server.work() - before) * 1_000) / calls
}
