import { crowd } from '../support/crowd.ts'
import { scratchFolder } from '../support/scratch.ts'
import { type Figure, median, quantile } from './figures.ts'
import { startBuilt } from './server-process.ts'

const NAMES: Record<string, string> = {
  star: 'a star',
  read: 'favourites read',
  fault: 'fault set, three calls',
  clock: 'clock moved',
  settings: 'settings read',
  rewind: 'snapshot, star, rewind, read',
  fork: 'fork, sign in, star, two reads, delete',
  capsule: 'capsule out and in, sign in, read, delete',
  reset: 'reset, settings, sign in, read',
}

/** Two hundred concurrent testers with a world each, without pauses. */
export async function testerFigures(): Promise<Figure[]> {
  const server = await startBuilt(scratchFolder('bench'))
  const { wrong, took } = await crowd({ url: server.url, testers: 200, steps: 30, durable: 20 })
  await server.stop()
  for (const line of wrong.slice(0, 10)) console.error(line)
  return [
    {
      name: 'answers that were not of the right world',
      value: wrong.length,
      unit: '',
      limit: { value: 0, kind: 'at most', why: 'goal' },
    },
    ...Object.entries(NAMES).flatMap(([kind, name]) => {
      const times = took[kind] ?? []
      return [
        { name: `${name}, median`, value: median(times), unit: 'ms' },
        { name: `${name}, p99`, value: quantile(times, 0.99), unit: 'ms' },
      ]
    }),
  ]
}
