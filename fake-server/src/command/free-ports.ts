import { createServer, type Server } from 'node:net'
import { hostRandom } from '../world/host-random.ts'

/** Below the range that systems take ports for outgoing connections from, so that none is taken before the server listens. */
const [FROM, TO] = [20_000, 32_000]

/** Ports nobody listens on; held until all are known, so that none is given twice. */
export async function freePorts(count: number): Promise<number[]> {
  const held = await Promise.all(Array.from({ length: count }, holdAny))
  await Promise.all(held.map(({ server }) => new Promise((resolve) => server.close(resolve))))
  return held.map(({ port }) => port)
}

async function holdAny(): Promise<{ port: number; server: Server }> {
  for (;;) {
    const port = hostRandom.integer(FROM, TO)
    const server = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(port, 'localhost', () => resolve(true))
    })
    if (isFree) return { port, server }
  }
}
