import { scratchFolder } from '../support/scratch.ts'
import { type Figure, quantile } from './figures.ts'
import { answerTo, type Case, forEachOnce, type Walk, walksOf } from './sample-calls.ts'
import { type ServerProcess, startProbed } from './server-process.ts'

/** How long a call may keep all others waiting at a time, milliseconds. */
const LIMIT = 20
const ROUNDS = 4
const SHOWN = 12

/**
 * How long each endpoint of platform, stage and control API keeps the event loop at a time when it answers its sample:
 * the first time in the server's life, when nothing has been compiled yet, and the best of later times, each in a new
 * world. It is time on a processor, so that a busy machine changes little.
 */
export async function loopFigures(): Promise<Figure[]> {
  const server = await startProbed(scratchFolder('bench'))
  const turns = new Map<string, number[]>()
  const making = async <T>(name: string, make: () => Promise<T>): Promise<T> => {
    const { value, turn } = await server.longestTurn(make)
    turns.set(name, [...(turns.get(name) ?? []), turn])
    return value
  }
  const walks = await walksOf(server)
  const { walkControl } = await import('../contract/walk-control.ts')
  for (let round = 0; round < ROUNDS; round += 1) {
    const walk = await walks.begin()
    await walkPlatform(walks.endpoints, walk, making)
    // What the platform's endpoints have changed is not what the other ones begin with.
    await walkControl((await walks.begin()).context, () => undefined, making)
    for (const one of others(server, round)) await making(one.name, () => answerTo(one))
  }
  await server.stop()

  const calls = [...turns].map(([name, [first = 0, ...later]]) => ({ name, first, best: quantile(later, 0) }))
  const longest = (of: 'first' | 'best', title: string): Figure[] =>
    [...calls]
      .sort((a, b) => b[of] - a[of])
      .slice(0, process.env.ALL_CALLS ? calls.length : SHOWN)
      .map((call) => ({
        name: `${call.name}, ${title}`,
        value: call[of],
        unit: 'ms',
        limit: { value: LIMIT, kind: 'at most', why: 'goal' },
      }))
  return [
    { name: 'endpoints and other calls', value: calls.length, unit: '' },
    ...longest('best', 'best of later times'),
    ...longest('first', 'the first time'),
  ]
}

async function walkPlatform(
  endpoints: Parameters<typeof forEachOnce>[0],
  walk: Walk,
  making: (name: string, make: () => ReturnType<typeof answerTo>) => ReturnType<typeof answerTo>,
): Promise<void> {
  await forEachOnce(endpoints, async (endpoint) => {
    const { status, text } = await making(endpoint.name, () => answerTo(walk.caseOf(endpoint)))
    return status === (endpoint.status ?? 200) ? undefined : text
  })
}

/** What no sample is: input that somebody makes on purpose, and a world that nothing has been built for. */
function others(server: ServerProcess, round: number): Case[] {
  const post = (name: string, path: string, body: object): Case => ({
    name,
    url: server.url,
    request: { method: 'POST', path, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  })
  const keys = Array.from({ length: 90_000 }, (_, at) => [`k${at}`, 1])
  return [
    post('a world of a new seed', '/__control/worlds', { seed: 1_000 + round }),
    post('a body of 90,000 unknown keys', '/wps/session/login', Object.fromEntries(keys)),
  ]
}
