import { createServer, type Server } from 'node:net'
import { hostRandom } from '@understudy/platform/shared/host-random.ts'

/** Below the ephemeral range, so that no outgoing connection takes the port before the server listens. */
const [FROM, TO] = [20_000, 32_000]

/** Finds free ports; each is held until all are known, so that none is returned twice. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, holdAny))
  await Promise.all(servers.map(({ server }) => new Promise((resolve) => server.close(resolve))))
  return servers.map(({ port }) => port)
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
