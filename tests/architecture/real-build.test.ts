import { fileURLToPath } from 'node:url'
import { build, type Rollup } from 'vite'
import { expect, it } from 'vitest'

const web = fileURLToPath(new URL('../../web', import.meta.url))

/** The chunks of a build that is written nowhere. */
async function built(steering: string): Promise<Rollup.OutputChunk[]> {
  process.env.VITE_STEERING = steering
  try {
    const { output } = (await build({
      root: web,
      configFile: `${web}/vite.config.ts`,
      logLevel: 'silent',
      mode: 'production',
      build: { write: false },
    })) as Rollup.RollupOutput
    return output.filter((file) => file.type === 'chunk')
  } finally {
    delete process.env.VITE_STEERING
  }
}

const builds = new Map<string, Promise<Rollup.OutputChunk[]>>()
/** Each way of building takes seconds, so it is built once for all tests. */
function chunksOf(steering: 'on' | 'off'): Promise<Rollup.OutputChunk[]> {
  const chunks = builds.get(steering) ?? built(steering)
  builds.set(steering, chunks)
  return chunks
}

const ofSteering = (chunks: Rollup.OutputChunk[]) =>
  chunks.filter(
    ({ moduleIds, code }) => moduleIds.some((id) => id.includes('/console/src/')) || code.includes('/__control/worlds'),
  )

// A build for a real platform must not contain drawer and console.
it('a build for a real platform holds nothing of the steering, a usual one does', { tags: ['all'] }, async () => {
  const real = await chunksOf('off')
  expect(real.length).toBeGreaterThan(10)
  expect(ofSteering(real).map(({ fileName }) => fileName)).toEqual([])
  expect(ofSteering(await chunksOf('on'))).not.toEqual([])
})

it('the drawer is not among what the first view loads', async () => {
  const chunks = await chunksOf('on')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const first = new Set(chunks.filter(({ isEntry }) => isEntry))
  for (const { imports } of first)
    for (const name of imports) {
      const next = byName.get(name)
      if (next) first.add(next)
    }
  expect(ofSteering([...first]).map(({ fileName }) => fileName)).toEqual([])
})
