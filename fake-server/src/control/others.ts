import type { FastifyRequest } from 'fastify'

/** Header with which a process asks another one for its own data only. */
export const OWN_ONLY = 'x-fleet'

/** Port to the other processes of a fleet. */
export interface Others {
  /** Name of this process. */
  readonly name: string
  /** Calls the control API of each process; undefined for one that does not answer. */
  ask(path: string): Promise<{ name: string; answer: unknown }[]>
  /** Summaries of worlds in transit between two processes. */
  waiting(): object[]
}

const NEW_WORLD = /^w[a-z0-9]{8,20}$/

/** Header with the id that the proxy chose for a new world, whose calls it will route here. */
export function drawnByProxy(request: FastifyRequest, fleet: Others | undefined): string | undefined {
  const drawn = fleet && request.headers['x-new-world']
  return typeof drawn === 'string' && NEW_WORLD.test(drawn) ? drawn : undefined
}
