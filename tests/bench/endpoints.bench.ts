import { control as contract } from '@understudy/contracts'
import { scratchFolder } from '../support/scratch.ts'
import { repeat } from './clients.ts'
import { type Figure, median } from './figures.ts'
import { answerTo, type Case, type Contract, forEachOnce, walksOf } from './sample-calls.ts'
import { type ServerProcess, startBuilt } from './server-process.ts'

/** What a member's dearest read may cost, milliseconds of the processor. */
const LIMIT = 5
const ROUNDS = 3
const CALLS = 200
const WARM_UP = 300
const SHOWN = 10

/**
 * Walks every endpoint of the platform with its sample and measures what the server's process works for each call. Calls
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
    const firstCase = once.caseOf(endpoint)
    const before = server.work()
    const { status, text } = await answerTo(firstCase)
    const micros = (server.work() - before) * 1_000
    if (status !== (endpoint.status ?? 200)) return text
    const [call] = await control(contract.tape, {
      params: { id: once.context.world.id },
      query: { endpoint: endpoint.name, limit: 1 },
    })
    if (call?.rows === 0 && (await answerTo(firstCase)).status === status) reads.push(endpoint)
    else others.push({ name: endpoint.name, micros })
    return undefined
  })

  const secondWalk = await walks.begin()
  const costs = new Map<string, number[]>()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const readCase of reads.map(secondWalk.caseOf)) {
      if (round === 0) await costOf(server, readCase, WARM_UP)
      costs.set(readCase.name, [...(costs.get(readCase.name) ?? []), await costOf(server, readCase, CALLS)])
    }
  }
  await server.stop()

  const slowest = [...costs].map(([name, of]) => ({ name, micros: median(of) })).sort((a, b) => b.micros - a.micros)
  return [
    { name: 'endpoints that read', value: reads.length, unit: '' },
    ...slowest.slice(0, process.env.ALL_READS ? 200 : SHOWN).map(({ name, micros }) => ({
      name: `${name}, work for a call`,
      value: micros / 1_000,
      unit: 'ms',
      limit: { value: LIMIT, kind: 'at most', why: 'floor' } as const,
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
