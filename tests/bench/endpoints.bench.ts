import { REGISTRY } from '@understudy/contracts/registry'
import { scratchFolder } from '../support/scratch.ts'
import { HEADERS } from './clients.ts'
import { type Figure, median } from './figures.ts'
import { startBuilt } from './server-process.ts'

const ROUNDS = 4
const CALLS = 50
const SHOWN = 10

/** What the server's process works for each call that reads, with the sample that the contract tests have of it. */
export async function endpointFigures(): Promise<Figure[]> {
  const server = await startBuilt(scratchFolder('bench'))
  // What speaks to a server reads where it is when it is loaded.
  Object.assign(process.env, { TARGET: server.url, STAGE_URL: server.stageUrl })
  const [{ SAMPLES, CALLERS }, { sampleContext }, { send }, { makeWorld }] = await Promise.all([
    import('../contract/call-table.ts'),
    import('../contract/sample-context.ts'),
    import('../support/call.ts'),
    import('../support/world.ts'),
  ])
  const context = await sampleContext(await makeWorld())
  const figures: Figure[] = []
  for (const endpoint of REGISTRY.filter(({ method, surface }) => method === 'GET' && surface !== 'control')) {
    const { name } = endpoint
    const parts = SAMPLES[name]?.(context) ?? {}
    const { token = '' } = CALLERS[name]?.(context) ?? context.member
    const headers = { ...HEADERS, 'x-world': context.world.id, Authorization: token }
    const costs: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = server.work()
      for (let call = 0; call < CALLS; call += 1) {
        const { status, text } = await send(endpoint, parts, headers)
        if (status >= 400) throw new Error(`${name}: ${status} ${text}`)
      }
      costs.push((server.work() - before) / CALLS)
    }
    // The first round warms it up.
    figures.push({ name: `${name}, work for a call`, value: median(costs.slice(1)), unit: 'ms' })
  }
  await server.stop()
  const dearest = figures.toSorted((a, b) => b.value - a.value).slice(0, SHOWN)
  return [{ name: 'calls that read', value: figures.length, unit: '' }, ...dearest]
}
