import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the range that systems take ports for outgoing connections from, so that none is taken before the server listens. */
const [FROM, TO] = [20_000, 32_000]

/** Ports nobody listens on; held until all are known, so that none is given twice. @param {number} count */
export async function freePorts(count) {
  const held = await Promise.all(Array.from({ length: count }, holdAny))
  await Promise.all(held.map(({ server }) => new Promise((resolve) => server.close(resolve))))
  return held.map(({ port }) => port)
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
