import { scratchFolder } from '../support/scratch.ts'
import { type Figure, median } from './figures.ts'
import { type ServerProcess, startBare, startBuilt } from './server-process.ts'

const STARTS = 9

/** How long the server takes to start, beside bare Fastify. */
export async function startFigures(): Promise<Figure[]> {
  const folder = scratchFolder('bench')
  const cold = await startBuilt(folder)
  await cold.stop()
  const warm: ServerProcess[] = []
  const bare: ServerProcess[] = []
  // In turns, so that a busy machine slows both alike.
  for (let i = 0; i < STARTS; i += 1) {
    for (const [starts, start] of [[warm, startBuilt] as const, [bare, startBare] as const]) {
      const server = await start(folder)
      starts.push(server)
      await server.stop()
    }
  }
  const work = (starts: readonly ServerProcess[]) => median(starts.map(({ readyWork }) => readyWork))
  return [
    { name: 'work until ready, bare Fastify with better-sqlite3 (floor)', value: work(bare), unit: 'ms' },
    { name: 'work until ready', value: work(warm), unit: 'ms' },
    {
      name: 'work until ready, of bare Fastify with better-sqlite3',
      value: work(warm) / work(bare),
      unit: 'x',
      limit: { value: 3, kind: 'at most', why: 'floor' },
    },
    {
      name: 'ready, template and default world cached',
      value: median(warm.map(({ readyMs }) => readyMs)),
      unit: 'ms',
    },
    {
      name: 'ready, nothing cached',
      value: cold.readyMs,
      unit: 'ms',
    },
  ]
}
