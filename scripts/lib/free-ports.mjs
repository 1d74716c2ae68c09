import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ephemeral port range, so that no outgoing connection takes the port before the server listens. */
const [FROM, TO] = [20_000, 32_000]

/** Finds free ports; each is held until all are found, so that none is returned twice. @param {number} count */
export async function freePorts(count) {
  const servers = await Promise.all(Array.from({ length: count }, holdAny))
  await Promise.all(servers.map(({ server }) => new Promise((resolve) => server.close(resolve))))
  return servers.map(({ port }) => port)
}

async function holdAny() {
  for (;;) {
    const port = randomInt(FROM, TO)
    const server = createServer()
    /** @type {boolean} */
    const isFree = await new Promise((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(port, () => resolve(true))
    })
    if (isFree) return { port, server }
  }
}
