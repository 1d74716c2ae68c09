import { freePorts } from '../../scripts/lib/free-ports.mjs'

/** Finds a free port. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1)
  return port
}
