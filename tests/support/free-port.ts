import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports a system hands out by itself: nobody who asks for any port is given one of these meanwhile. */
const FROM = 20_000
const TO = 30_000

/** A port nobody listens on. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FROM, TO)
    if (await isFree(port)) return port
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
