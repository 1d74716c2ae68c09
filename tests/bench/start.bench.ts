import { scratchFolder } from '../support/scratch.ts'
import { beside, type Figure, median } from './figures.ts'
import { type ServerProcess, startBare, startBuilt } from './server-process.ts'

const STARTS = 9

/** How long the server takes to start, beside bare Fastify. */
export async function startFigures(): Promise<Figure[]> {
  const folder = scratchFolder('bench')
  const cold = await startBuilt(folder)
  await cold.stop()
  const starts = { warm: [] as ServerProcess[], bare: [] as ServerProcess[] }
  // In turns, so that a busy machine slows both alike.
  for (let i = 0; i < STARTS; i += 1) {
    starts.warm.push(await startBuilt(folder))
    await starts.warm.at(-1)?.stop()
    starts.bare.push(await startBare())
    await starts.bare.at(-1)?.stop()
  }
  const work = (all: readonly ServerProcess[]) => median(all.map(({ readyWork }) => readyWork))
  return [
    ...beside(
      { name: 'work until ready', value: work(starts.warm), unit: 'ms' },
      { name: 'bare Fastify with better-sqlite3', value: work(starts.bare), unit: 'ms' },
    ),
    {
      name: 'ready, template and default world cached',
      value: median(starts.warm.map(({ readyMs }) => readyMs)),
      unit: 'ms',
    },
    { name: 'ready, nothing cached', value: cold.readyMs, unit: 'ms' },
  ]
}
